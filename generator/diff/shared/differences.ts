import type { Json } from '../../model/model.js'

/** One place where two published models differ. */
export interface Difference {
  /** From the outside in; things of a list by their names: `['commands', 'api.Pay', 'parameters', 'OrderId']`. */
  readonly path: readonly string[]
  readonly kind: 'added' | 'removed' | 'changed' | 'reordered'
  /** Absent where it was added. */
  readonly before?: Json
  /** Absent where it was removed. */
  readonly after?: Json
}

type Entries = ReadonlyMap<string, Json>

/**
 * Every place where two documents differ. Lists are compared by the names of what stands in them, so that something
 * new in the middle is one difference and not one for everything behind it.
 */
export function differences(before: Json, after: Json, path: readonly string[] = []): Difference[] {
  if (Object.is(before, after)) return []
  const [old, now] = [entriesOf(before, path), entriesOf(after, path)]
  if (old === undefined || now === undefined || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, kind: 'changed', before, after }]
  }
  return [...inside(old, now, path), ...(Array.isArray(before) ? reordered(old, now, path) : [])]
}

function inside(old: Entries, now: Entries, path: readonly string[]): Difference[] {
  const found: Difference[] = []
  for (const [name, before] of old) {
    const here = [...path, name]
    const after = now.get(name)
    if (after === undefined) found.push({ path: here, kind: 'removed', before })
    else found.push(...differences(before, after, here))
  }
  for (const [name, after] of now) {
    if (!old.has(name)) found.push({ path: [...path, name], kind: 'added', after })
  }
  return found
}

function reordered(old: Entries, now: Entries, path: readonly string[]): Difference[] {
  const before = [...old.keys()].filter((name) => now.has(name))
  const after = [...now.keys()].filter((name) => old.has(name))
  return before.every((name, index) => name === after[index]) ? [] : [{ path, kind: 'reordered', before, after }]
}

function entriesOf(value: Json, path: readonly string[]): Entries | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!isList(value)) return new Map(Object.entries(value))
  const entries = new Map<string, Json>()
  for (const item of value) {
    const name = nameOf(item, path.at(-1))
    let unique = name
    for (let turn = 2; entries.has(unique); turn++) unique = `${name} (${turn})`
    entries.set(unique, item)
  }
  return entries
}

/** What a thing in a list is called: its id, code, name or value; else all that it says but words. */
function nameOf(item: Json, list: string | undefined): string {
  if (typeof item !== 'object' || item === null) return String(item)
  if (isList(item)) return JSON.stringify(item)
  const { id, code, name, value, check } = item
  const found = (list === 'values' ? [value] : [id, code, name, check, value]).find(isName)
  if (found === undefined) return JSON.stringify({ ...item, decided: undefined })
  return typeof item.machine === 'string' ? `${item.machine}.${found}` : String(found)
}

function isName(value: Json | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
