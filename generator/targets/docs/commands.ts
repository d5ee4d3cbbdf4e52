/** One page for each command, and their index. */
import type { Command, Effect, Field, Model, Transition, WireType } from '../../model/model.js'
import { outcomesOf } from '../../projections/outcomes.js'
import { everyPart, sourceOf } from '../shared/target.js'
import { contextOf } from './context.js'
import { outcomeTable, parameterTable } from './fields.js'
import { commandPath, commandTitle, Links, machineWords } from './links.js'
import { code, either, list, paragraphs, plain, table } from './markdown.js'
import type { Page } from './page.js'
import { answer, answersOf, errorCodeOf, mainExample, sandboxAddress, tabs } from './samples.js'
import { ownTransitionTable } from './transitions.js'

const effects: Readonly<Record<Effect, string>> = {
  money: 'moves money; the client never repeats it by itself',
  session: 'opens a session and moves no money; the client does not repeat it by itself',
  account: "changes a user's account; the client does not repeat it by itself",
  read: 'only reads; the client repeats it when no answer comes',
}

export function commandPages(model: Model): Page[] {
  return model.commands.map((command) => commandPage(command, contextOf(model)))
}

export function commandIndex(model: Model): Page {
  const path = 'commands/README.md'
  const links = new Links(model, path)
  return {
    path,
    title: 'Commands',
    summary: `All ${model.commands.length} commands of the gateway, by family.`,
    keywords: ['endpoints', 'methods', 'operations', 'requests'],
    template: 'commands',
    data: () => ({
      conventions: list(model.gateway.conventions.map((rule) => links.prose(rule.summary))),
      families: model.families.map((family) => ({
        title: family.title,
        says: links.about(family),
        path: family.path === undefined ? '' : ` Path: ${code(family.path)}.`,
        table: table(
          ['Command', 'Method', 'What it does'],
          model.commands
            .filter((command) => command.family.name === family.name)
            .map((command) => [links.command(command.id), code(methodOf(command)), links.prose(command.summary)]),
        ),
      })),
    }),
  }
}

function methodOf({ family, method }: Command): string {
  return `gateway.${family.name}.${method}`
}

function commandPage(command: Command, model: Model): Page {
  const path = commandPath(command)
  const links = new Links(model, path)
  const moves = model.transitions.filter(({ id }) => command.moves.includes(id))
  return {
    path,
    title: commandTitle(command),
    summary: command.summary,
    group: command.family.title,
    keywords: keywordsOf(command, model),
    template: 'command',
    source: sourceOf(command),
    from: [command, everyPart(model)],
    data: () => ({
      summary: links.prose(command.summary),
      description: command.description === undefined ? '' : links.prose(command.description),
      glance: glance(command, model, links),
      tabs: tabs(command, model.gateway.examples),
      parameters: paragraphs(parameterTable(command, links), list(command.rules.map((rule) => ruleWords(rule)))),
      outcomes: outcomeTable(command, model.gateway.frame, links),
      answers: answersOf(command, model.gateway.frame)
        .map((example) => answer(command, example, model.gateway.frame))
        .join('\n\n'),
      states: states(command, moves, links),
      notifications: notifications(command, model, links),
      errors: errors(command, moves, model, links),
      settlement: settlement(command, links),
      sandbox: inTheSandbox(command, moves, model, links),
      decisions: list(links.decisions(decisionsOf(command))),
    }),
  }
}

/** Search words of a command: its names, what it changes, and whether it completes 3-D Secure. */
function keywordsOf(command: Command, { commands, transitions }: Model): string[] {
  const machines = transitions
    .filter(({ id }) => command.moves.includes(id))
    .map(({ machine }) => machineWords(machine))
  return [
    command.id,
    methodOf(command),
    ...(command.path === undefined ? [] : [command.path]),
    command.localId,
    ...new Set(machines),
    ...(commands.some(({ finishedBy }) => finishedBy === command.id) ? ['finish 3-D Secure'] : []),
  ]
}

function glance(command: Command, model: Model, links: Links): string {
  const { reply, channel, needs, finishedBy, settledBy } = command
  const illegal = model.machines.find(({ name }) =>
    model.states.some((one) => one.machine === name && one.name === needs[0]),
  )
  const path = command.path === undefined ? `the path that ${code(command.pathOption ?? '')} gives` : code(command.path)
  const rows: (readonly [string, string])[] = [
    ['Method', code(methodOf(command))],
    [
      'Request',
      channel === 'browser'
        ? `the payer's browser opens ${path}`
        : `POST ${path}, ${channel === 'json' ? 'JSON' : 'a form'}`,
    ],
    ['Effect', effects[command.effect]],
  ]
  if (reply !== undefined) {
    const shape = reply.format === 'json' ? 'JSON' : `XML, ${either(reply.accepts.map((root) => code(`<${root}>`)))}`
    rows.push(['Answer', shape])
  }
  if (needs.length > 0) {
    const refusal = illegal?.illegal === undefined ? '' : `; else ${links.error(illegal.illegal)}`
    rows.push(['Needs', `the ${links.machine(illegal?.name ?? '')} to be ${either(needs.map(code))}${refusal}`])
  }
  if (finishedBy !== undefined)
    rows.push([
      `After ${either(outcomesOf('waiting', model.gateway.frame))}`,
      `finished by ${links.command(finishedBy)}`,
    ])
  if (settledBy !== undefined) rows.push(['No answer?', `ask ${links.command(settledBy.command)}`])
  if (command.source !== undefined) rows.push(['Source', plain(command.source)])
  return table(
    ['', ''],
    rows.map(([name, says]) => [`**${name}**`, says]),
  )
}

function ruleWords(rule: Command['rules'][number]): string {
  if (rule.kind === 'anyOf') return `At least one of ${either(rule.fields.map(code), 'and')} has to be given.`
  return `When ${code(rule.when.field)} is ${code(rule.when.value)}, ${either(rule.need.map(code), 'and')} ${rule.need.length === 1 ? 'has' : 'have'} to be given.`
}

function states(command: Command, moves: readonly Transition[], links: Links): string {
  if (moves.length === 0) return ''
  const file = `${command.localId}.svg`
  const machines = [...new Set(moves.map(({ machine }) => machine))]
  return paragraphs(
    `![What ${commandTitle(command)} does to the ${either(machines.map(machineWords), 'and')}](${file})`,
    ownTransitionTable(moves, links),
    `All of it: ${either(
      machines.map((name) => links.machine(name)),
      'and',
    )}.`,
  )
}

function notifications(command: Command, model: Model, links: Links): string {
  const rows = model.emissions
    .filter(({ id }) => command.emits.includes(id))
    .map(({ operation, success, failure }) => [operation, eventList(success, links), eventList(failure, links)])
  return table(['Operation', 'When it succeeds', 'When it fails'], rows)
}

function eventList(names: readonly string[], links: Links): string {
  return names.map((name) => links.event(name)).join(', ') || 'none listed'
}

/** The codes that the spec itself shows for a command; it may answer with any. */
function errors(command: Command, moves: readonly Transition[], model: Model, links: Links): string {
  const { frame } = model.gateway
  const machines = new Set(command.needs.length > 0 ? moves.map(({ machine }) => machine) : [])
  const codes = new Set([
    ...model.machines.flatMap(({ name, illegal }) => (machines.has(name) && illegal !== undefined ? [illegal] : [])),
    ...moves.flatMap(({ error }) => error ?? []),
    ...answersOf(command, frame).flatMap((example) => errorCodeOf(example, frame) ?? []),
  ])
  const rows = model.errors
    .filter(({ code }) => codes.has(code))
    .map((error) => [links.error(error.code), plain(error.summary), plain(error.advice.merchant)])
  return table(['Code', 'Meaning', 'What to do'], rows)
}

function settlement({ settledBy, effect, reply }: Command, links: Links): string {
  if (reply === undefined || effect === 'read') return ''
  if (settledBy === undefined) return 'No command can tell whether it took effect.'
  const { command, happened, declined, untouched, waiting, note } = settledBy
  const meanings = [
    [happened, 'it took effect'],
    [declined, 'the gateway refused'],
    [untouched, 'it has not taken effect'],
    [waiting, 'nothing is decided yet: ask again later'],
  ] as const
  const rows = meanings.filter(([names]) => names.length > 0).map(([names, what]) => [either(names.map(code)), what])
  return paragraphs(
    `Ask ${links.command(command)}, or let ${code('error.resolve()')} ask. What the status says:`,
    table(['Status', 'What it proves'], [...rows, ['any other', 'nothing']]),
    note === undefined ? '' : links.prose(note),
  )
}

function inTheSandbox(command: Command, moves: readonly Transition[], model: Model, links: Links): string {
  const example = mainExample(command)
  const types = typesIn(command.parameters)
  const cards = types.some(({ sensitive }) => sensitive === 'pan')
  const failures = outcomesOf('failure', model.gateway.frame)
  const fails = moves.some(({ outcome }) => outcome !== undefined && failures.includes(outcome))
  const opener = model.commands.find(
    ({ effect, family }) => effect === 'session' && family.name === command.family.name,
  )
  const lines = [
    example.kind === 'opens'
      ? `The session has to be one that ${opener?.localId} opened; the page is then that of the sandbox.`
      : 'Start it with `npx card-gateway-sandbox` and send the request above with curl; its credentials are those the sandbox starts with.',
    cards ? `The card number decides the outcome: [all test cards](${links.to('test-cards.md')}).` : '',
    ...new Set(types.flatMap(({ name }) => model.sandbox.standIns[name] ?? [])),
    ...(example.kind === 'opens' ? [] : [lost(command)]),
    fails && example.kind === 'call' ? forced(command, model.gateway.shown.error) : '',
  ]
  return paragraphs(...lines)
}

/** The types of all scalars, those in key-pair strings too. */
function typesIn(fields: readonly Field[]): WireType[] {
  return fields.flatMap(({ value }) => {
    if (value.kind === 'scalar') return [value.type]
    return value.kind === 'pairs' ? typesIn(value.keys) : []
  })
}

function lost({ id }: Command): string {
  const body = JSON.stringify({ command: id, fault: 'answer-lost' })
  return `Have the answer of the next one get lost:\n\n\`\`\`sh\ncurl ${sandboxAddress}/admin/faults --json '${body}'\n\`\`\``
}

function forced({ id }: Command, error: string): string {
  const body = JSON.stringify({ command: id, error })
  return `Have the next one fail with a code of your choice:\n\n\`\`\`sh\ncurl ${sandboxAddress}/admin/outcomes --json '${body}'\n\`\`\``
}

function decisionsOf(command: Command): string[] {
  const places = [command, command.reply, ...command.rules]
  return sorted(places.flatMap((place) => place?.decided ?? []))
}

function sorted(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort()
}
