/** What a page tells beside its own subject. */
import { perObject } from '../../lib/memo.js'
import type { Model } from '../../model/model.js'
import { withoutWords } from '../../projections/without-words.js'

/** The model without the words of commands: pages name other commands, and never say what is said of them. */
export const contextOf = perObject((model: Model): Model => ({ ...model, commands: withoutWords(model.commands) }))
