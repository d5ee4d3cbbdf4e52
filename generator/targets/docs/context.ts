/** What pages need to know beside their own subject. */
import { perObject } from '../../lib/memo.js'
import type { Model } from '../../model/model.js'
import { withoutWords } from '../../projections/without-words.js'

/** The model without descriptions of commands: pages refer to other commands only by name. */
export const contextOf = perObject((model: Model): Model => ({ ...model, commands: withoutWords(model.commands) }))
