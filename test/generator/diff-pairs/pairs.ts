import { pairsAround } from './around.js'
import { messagePairs } from './messages.js'
import type { Pair } from './pair.js'
import { referencePairs } from './reference-data.js'

/** For each rule the edits that only it judges. */
export const pairs: readonly Pair[] = [...messagePairs, ...referencePairs, ...pairsAround]
