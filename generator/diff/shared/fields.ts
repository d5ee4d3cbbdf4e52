import type { Json } from '../../model/model.js'
import { member, row, type Sides } from './rule.js'

/** A field of a request, a reply or a notification that a path leads to or into. */
export interface FieldPlace {
  /** Merchants give it. */
  readonly isSent: boolean
  /** Merchants read it. */
  readonly isReceived: boolean
  /** What of the field the path names; empty when it is the field itself. */
  readonly rest: readonly string[]
}

const lists = new Set(['parameters', 'keys', 'fields', 'commonEventFields', 'attributes'])

/** The innermost field of a path. */
export function fieldAt(path: readonly string[], sides: Sides): FieldPlace | undefined {
  const list = path.findLastIndex((name, index) => lists.has(name) && index < path.length - 1)
  if (list < 0) return undefined
  const [table, name = '', part] = path
  const rest = path.slice(list + 2)
  if (table === 'resources') return { ...usesOf(name, sides), rest }
  const isSent = table === 'commands' && part === 'parameters'
  return { isSent, isReceived: !isSent, rest }
}

/** Whether a resource stands in requests, in what is received, or in both, before or after. */
function usesOf(name: string, { before, after }: Sides): Pick<FieldPlace, 'isSent' | 'isReceived'> {
  const uses = [before, after].map((model) => ({
    isSent: reaches(model, member(model, 'commands'), 'parameters', name),
    isReceived: reaches(model, member(model, 'commands'), 'reply', name),
  }))
  const isReceived = uses.some((use) => use.isReceived)
  return { isSent: uses.some((use) => use.isSent) || !isReceived, isReceived }
}

function reaches(model: Json, commands: Json | undefined, part: string, name: string): boolean {
  const roots = Array.isArray(commands) ? commands.map((command: Json) => member(command, part)) : []
  const seen = new Set<string>()
  const waiting = [...roots]
  while (waiting.length > 0) {
    for (const resource of resourcesIn(waiting.pop())) {
      if (seen.has(resource)) continue
      seen.add(resource)
      waiting.push(row(model, 'resources', resource))
    }
  }
  return seen.has(name)
}

/** Names of resources that a part of the model refers to. */
function resourcesIn(value: Json | undefined): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = member(value, 'resource')
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(resourcesIn)]
}
