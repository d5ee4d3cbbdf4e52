/** Transitions as a table, for readers who cannot use the diagram. */

import { limitWords } from '../../model/limit-words.js'
import type { Model, Transition } from '../../model/model.js'
import type { Links } from './links.js'
import { code, either, paragraphs, table } from './markdown.js'

/** Transitions of one state machine, and the commands that make them. */
export function transitionTable(transitions: readonly Transition[], model: Model, links: Links): string {
  return table(
    [...columns, 'By'],
    transitions.map((transition) => [...cells(transition, links), byWords(transition, model, links)]),
  )
}

/** Transitions that one command makes, possibly of several things. */
export function ownTransitionTable(transitions: readonly Transition[], links: Links): string {
  return table(
    ['Of', ...columns],
    transitions.map((transition) => [links.machine(transition.machine), ...cells(transition, links)]),
  )
}

const columns = ['From', 'To', 'When', 'Then']

function cells(transition: Transition, links: Links): string[] {
  return [
    either(transition.from.map(stateName)),
    transition.to === 'same' ? 'unchanged' : stateName(transition.to),
    whenWords(transition, links),
    thenWords(transition, links),
  ]
}

function stateName(name: string): string {
  return name === 'none' ? 'nothing' : code(name)
}

function whenWords({ when }: Transition, links: Links): string {
  return when === undefined ? '' : links.prose(when)
}

function thenWords({ also, outcome, error, limits }: Transition, links: Links): string {
  return paragraphs(
    [
      outcome === undefined ? '' : `Answer ${code(outcome)}.`,
      error === undefined ? '' : `Code ${links.error(error)}.`,
      also === undefined ? '' : links.prose(also),
      ...Object.values(limits).map((limit) => `(${links.limit(limit.name)}: ${limitWords(limit)})`),
    ]
      .filter((part) => part !== '')
      .join(' '),
  )
}

function byWords({ by, trigger }: Transition, model: Model, links: Links): string {
  if (trigger === 'clock') return 'time'
  if (trigger === 'sandbox') return 'an instruction to the sandbox'
  return model.commands
    .filter(({ id }) => by.includes(id))
    .map(({ id }) => links.command(id))
    .join(', ')
}
