// Copied from templates/sandbox/src/cli/compare-answers.ts by `npm run generate`. Do not edit: change it there.
import { type CommandDescriptor, FormatError, redactFurther } from '@card-gateway/protocol'

/** Where two answers differ. */
export interface AnswerDifference {
  /** Attribute or member, or `element` for the root. */
  readonly at: string
  /** What the recording says, masked; absent: nothing. */
  readonly recorded?: string
  /** What the sandbox says, masked; absent: nothing. */
  readonly ours?: string
}

/** What an answer says, by name. */
type Said = ReadonlyMap<string, string>

/** Holds two answers against each other: ids and texts a gateway draws by their shape, all else by value. */
export function compareAnswers(
  recorded: string,
  ours: string,
  command: CommandDescriptor | undefined,
): readonly AnswerDifference[] {
  const [theirs, own] = [said(recorded), said(ours)]
  const generated = generatedNames(command)
  return [...new Set([...theirs.keys(), ...own.keys()])].flatMap((at) => {
    const [before, after] = [theirs.get(at), own.get(at)]
    if (before === after || isAlike(at, before, after, generated)) return []
    const isDrawn = generated.has(at)
    return [{ at, ...masked('recorded', at, before, isDrawn), ...masked('ours', at, after, isDrawn) }]
  })
}

/** Ids that the recording names and the sandbox names otherwise: for later requests. */
export function drawnIds(recorded: string, ours: string, command: CommandDescriptor | undefined): [string, string][] {
  const [theirs, own] = [said(recorded), said(ours)]
  return [...generatedNames(command)].flatMap((name): [string, string][] => {
    const [before, after] = [theirs.get(name), own.get(name)]
    return before === undefined || after === undefined || before === '' || before === after ? [] : [[before, after]]
  })
}

function masked(side: 'recorded' | 'ours', name: string, value: string | undefined, isDrawn: boolean) {
  if (value === undefined) return {}
  return { [side]: isDrawn && value !== '' ? '***' : String(redactFurther(name, value)) }
}

/** Attributes whose values a gateway draws: ids that repeat nothing, and what authenticates. */
function generatedNames(command: CommandDescriptor | undefined): ReadonlySet<string> {
  const attributes = command?.reply?.attributes ?? []
  const drawn = attributes.filter(
    ({ id, echo, sensitive }) =>
      (id === true && echo === undefined) || sensitive === 'token' || sensitive === 'authentication',
  )
  return new Set(drawn.map(({ name }) => name))
}

function isAlike(
  name: string,
  before: string | undefined,
  after: string | undefined,
  generated: ReadonlySet<string>,
): boolean {
  if (before === undefined || after === undefined || before === '' || after === '') return false
  if (generated.has(name)) return true
  return (
    shapes.some((shape) => shape.test(before) && shape.test(after)) &&
    (/\D/.test(before) || before.length === after.length)
  )
}

/** Addresses, moments and long numbers. */
const shapes = [/^https?:\/\//i, /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[ T]\d{1,2}:\d{2}/, /^\d{10,}$/]

function said(text: string): Said {
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return members(trimmed)
  const [, root = '', head = ''] = /<([A-Za-z][\w.-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)/.exec(trimmed) ?? []
  const found = [...head.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
  const own = found.map(([, name = '', double, single]): [string, string] => [
    name,
    folded(name, double ?? single ?? ''),
  ])
  return new Map([['element', root], ...own])
}

/** `true` and `True` say the same. */
function folded(name: string, value: string): string {
  return name === 'Success' ? value.toLowerCase() : value
}

function members(text: string): Said {
  const found = new Map<string, string>()
  const walk = (value: unknown, at: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, at === '' ? name : `${at}.${name}`)
    else found.set(at, String(value))
  }
  try {
    walk(JSON.parse(text), '')
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof FormatError)) throw error
    found.set('element', '')
  }
  return found
}
