import { beliefs } from './rules/beliefs.js'
import { commandNames } from './rules/command-names.js'
import { decided } from './rules/decided.js'
import { effects } from './rules/effects.js'
import { eventExamples } from './rules/event-examples.js'
import { exampleCoverage } from './rules/example-coverage.js'
import { exampleNames } from './rules/example-names.js'
import { examples } from './rules/examples.js'
import { fieldNames } from './rules/field-names.js'
import { fields } from './rules/fields.js'
import { frame } from './rules/frame.js'
import { limits } from './rules/limits.js'
import { overlays } from './rules/overlays.js'
import { patterns } from './rules/patterns.js'
import { printing } from './rules/printing.js'
import { references } from './rules/references.js'
import { resourceCycles } from './rules/resource-cycles.js'
import { samples } from './rules/samples.js'
import { sandbox } from './rules/sandbox.js'
import { settlement } from './rules/settlement.js'
import { states } from './rules/states.js'
import { transitions } from './rules/transitions.js'
import { unused } from './rules/unused.js'
import { variants } from './rules/variants.js'
import type { ModelRule, SpecRule } from './shared/rule.js'

/** Rules that run first. Later steps rely on them: every name refers to something, and every number is given. */
export const structure: readonly SpecRule[] = [
  references,
  frame,
  resourceCycles,
  patterns,
  limits,
  fields,
  fieldNames,
  variants,
  states,
  settlement,
  beliefs,
  exampleNames,
  sandbox,
  overlays,
]

/** Rules that run once all names are resolved. */
export const usage: readonly SpecRule[] = [
  unused,
  decided,
  commandNames,
  effects,
  transitions,
  exampleCoverage,
  printing,
]

/** Rules that have to run the spec's examples. */
export const meaning: readonly ModelRule[] = [samples, examples, eventExamples]
