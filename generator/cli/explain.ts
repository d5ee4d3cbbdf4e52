import { closest } from '../lib/did-you-mean.js'
import { Pipeline } from '../pipeline/pipeline.js'
import { exitCodes } from './exit-codes.js'
import type { Workplace } from './generate.js'
import { type Terminal, wrap } from './terminal.js'
import { commandTopics } from './topics/commands.js'
import { diagnosticTopics } from './topics/diagnostics.js'
import { fieldTopics } from './topics/fields.js'
import { overlayTopics } from './topics/overlays.js'
import { tableTopics } from './topics/reference-data.js'
import type { Block, Row, Topic } from './topics/topic.js'

/** `explain`: prints everything the spec knows under a name, in whatever case it is written. */
export async function explain({ root, cache, terminal }: Workplace, name: string): Promise<number> {
  const { model } = await new Pipeline(root, cache === undefined ? {} : { cache }).check()
  const topics = [
    ...diagnosticTopics(root),
    ...(model ? [...commandTopics(model), ...tableTopics(model), ...overlayTopics(model), ...fieldTopics(model)] : []),
  ]
  const found = named(topics, name)
  for (const [index, topic] of found.entries()) {
    if (index > 0) terminal.out('')
    printTopic(topic, terminal)
  }
  if (found.length > 0) return exitCodes.fine
  terminal.note(unknownName(name, topics))
  if (!model) terminal.note('The spec has errors, so only diagnostics can be explained. Run `card-gateway lint`.')
  return exitCodes.problems
}

/** Topics of exactly that name; else of that name in any case. */
function named(topics: readonly Topic[], name: string): Topic[] {
  const exact = topics.filter((topic) => namesOf(topic).includes(name))
  if (exact.length > 0) return exact
  const wanted = name.toLowerCase()
  return topics.filter((topic) => namesOf(topic).some((one) => one.toLowerCase() === wanted))
}

function namesOf({ name, also = [] }: Topic): string[] {
  return [name, ...also]
}

function unknownName(name: string, topics: readonly Topic[]): string {
  const meant = closest(name, topics.flatMap(namesOf))
  return `Nothing in the spec is called ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`
}

function printTopic({ kind, name, blocks }: Topic, { out, paint }: Terminal): void {
  out(`${paint.bold(paint.cyan(name))}  ${paint.dim(kind)}`)
  for (const block of blocks()) for (const line of blockLines(block, paint)) out(line)
}

function blockLines(block: Block, paint: Terminal['paint']): string[] {
  if (typeof block === 'string') return wrap(block, '  ')
  const width = Math.min(28, Math.max(0, ...block.rows.map(([name]) => name.length)))
  const lines = block.rows.flatMap((row) => rowLines(row, width))
  return block.heading === '' ? lines : ['', `  ${paint.bold(block.heading)}`, ...lines]
}

function rowLines([name, says]: Row, width: number): string[] {
  if (width === 0) return [`  ${says}`.trimEnd()]
  const indent = ' '.repeat(width + 6)
  const [first = '', ...rest] = wrap(says, indent)
  const head = `    ${name.padEnd(width)}  `
  return name.length > width
    ? [`    ${name}`, ...(first === '' ? [] : [first]), ...rest]
    : [(head + first.trimStart()).trimEnd(), ...rest]
}
