/**
 * Docstrings of methods: what the command does, which state it needs, and how to find out what happened when no answer
 * comes.
 */

import type { Doc } from '../../emit/print/declarations.js'
import { literal } from '../../emit/print/literal.js'
import { camelCase } from '../../lib/letter-case.js'
import type { Command, Effect, Example, Frame, Shown, Transition } from '../../model/model.js'

const effects: Readonly<Record<Effect, string>> = {
  money: 'Moves money, so the client never sends it twice by itself.',
  session: 'Opens a session and moves no money; the client does not repeat it by itself.',
  account: "Changes a user's account; the client does not repeat it by itself.",
  read: 'Only reads, so the client repeats it when no answer comes.',
}

/** Docstring of a command that is answered. */
export function callDoc(command: Command, transitions: readonly Transition[], { outcome }: Frame): Doc {
  return [
    summary(command),
    [effects[command.effect], ...moves(command, transitions)].join(' '),
    settlementWords(command),
    provenance(command),
    [
      `@returns the reply, told apart by \`${outcome}\`: ${outcomes(command)}; a decline is a value`,
      '@throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing: nothing was sent',
      `@throws TransportError, ProtocolError when there is no usable answer; \`outcome\` says what is known${command.settledBy ? ' and `resolve()` finds out' : ''}`,
    ].join('\n'),
    ...exampleOf(command, (input) => `const reply = await ${callee(command)}(${input})`),
  ]
}

/** Docstring of a page the payer's browser is sent to. */
export function pageDoc(command: Command, transitions: readonly Transition[]): Doc {
  return [
    summary(command),
    [
      "Sends nothing itself: it makes the address and the form for the payer's browser.",
      'What the browser brings back proves nothing; ask for the status.',
      ...moves(command, transitions),
    ].join(' '),
    provenance(command),
    [
      "@returns the page's address and its form",
      '@throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing',
    ].join('\n'),
    ...exampleOf(
      command,
      (input) => `const page = await ${callee(command)}(${input})\nreturn Response.redirect(page.url, 303)`,
    ),
  ]
}

/** Docstring of a family's waiter. */
export function waiterDoc(command: Command, { order, state, seconds }: Shown['waitFor']): Doc {
  return [
    `Asks ${command.localId} for a payment's status until it is the wanted state, or one of several.`,
    [
      '@returns the status reply that said so',
      '@throws WaitError when the payment can no longer get there, when the gateway refuses the status query, when the time is over or `signal` aborts',
    ].join('\n'),
    [
      '@example',
      '```ts',
      `await gateway.${command.family.name}.waitFor(${literal(order)}, ${literal(state)}, { timeout: ${seconds}_000 })`,
      '```',
    ].join('\n'),
  ]
}

function summary({ summary, description }: Command): string {
  return [summary, description].filter(Boolean).join(' ')
}

function callee({ family, method }: Command): string {
  return `gateway.${family.name}.${method}`
}

/** What the command does to the object it is about: that of its first transition. */
function moves({ moves }: Command, transitions: readonly Transition[]): string[] {
  const own = transitions.filter(({ id }) => moves.includes(id))
  const main = own.find(({ id }) => id === moves[0])?.machine
  return main === undefined
    ? []
    : [
        lifeOf(
          main,
          own.filter(({ machine }) => machine === main),
        ),
      ]
}

function lifeOf(machine: string, transitions: readonly Transition[]): string {
  const thing = `The ${machine.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)}`
  const starts = [...new Set(transitions.flatMap(({ from }) => from))]
  const ends = [...new Set(transitions.map(({ to }) => to))]
  const states = ends.filter((state) => state !== 'same' && state !== 'none')
  const turns = [
    ...(states.length > 0 ? [`becomes ${either(states)}`] : []),
    ...(ends.includes('none') ? ['is removed'] : []),
    ...(ends.includes('same') ? ['stays as it is'] : []),
  ]
  return starts.includes('none')
    ? `${thing} ${either(turns)}.`
    : `${thing} must be ${either(starts)}; it ${either(turns)}.`
}

function settlementWords({ settledBy, effect }: Command): string {
  if (settledBy === undefined) {
    return effect === 'money' ? 'When no answer comes, no command can tell whether it took effect.' : ''
  }
  const { command, happened, declined, untouched, waiting, note } = settledBy
  const [, status = command] = command.split('.')
  const meanings = [
    [happened, 'it took effect'],
    [declined, 'the gateway refused'],
    [untouched, 'it has not taken effect'],
    [waiting, 'nothing is decided yet'],
  ] as const
  const told = meanings
    .filter(([states]) => states.length > 0)
    .map(([states, what]) => `${either(states)} means that ${what}`)
  return [
    `When no answer comes, ask {@link ${camelCase(status)}}, or the error's \`resolve()\`, which reads the status: ${told.join('; ')}; any other proves nothing.`,
    note,
  ]
    .filter(Boolean)
    .join(' ')
}

function outcomes({ reply }: Command): string {
  return either((reply?.outcomes ?? []).map((outcome) => `\`'${outcome}'\``))
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function provenance({ source, decided }: Command): string {
  const decisions = decided.length === 0 ? '' : `; decisions ${decided.join(', ')}`
  return source === undefined ? '' : `Source: ${source}${decisions}.`
}

function exampleOf(command: Command, write: (input: string) => string): string[] {
  const example = command.examples.find(isShown)
  if (example === undefined) return []
  return [['@example', '```ts', write(literal(example.input, 60)), '```'].join('\n')]
}

/** An example that works. */
function isShown(example: Example): boolean {
  return example.kind === 'call' || example.kind === 'opens'
}
