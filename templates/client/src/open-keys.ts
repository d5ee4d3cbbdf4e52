import type { FieldDescriptor } from '@card-gateway/protocol/core'
import { showName } from '@card-gateway/validators/show-name'
import { nearest } from './near.js'
import type { Failure } from './validation.js'

/** A key-pair string that takes keys of the caller's own. */
export interface OpenKeys {
  /** Where its keys stand in the request; undefined: at its top. */
  readonly name: string | undefined
  /** Documented keys, and the other names that may stand beside them. */
  readonly known: ReadonlySet<string>
}

/** The key-pair strings of a command that take keys of the caller's own. */
export function openKeysOf(request: readonly FieldDescriptor[]): readonly OpenKeys[] {
  return request
    .filter(({ open }) => open)
    .map(({ name, flat, fields = [] }) => {
      const keys = flat ? [...request, ...fields] : fields
      return { name: flat ? undefined : name, known: new Set(keys.map((key) => key.name)) }
    })
}

/**
 * Custom keys that are one edit away from a documented one: sent as they are, the gateway would miss what was meant.
 *
 * @param meant names that the option customKeys lists as intended
 */
export function misspeltKeys({ name, known }: OpenKeys, request: unknown, meant: ReadonlySet<string>): Failure[] {
  const values = name === undefined ? request : memberOf(request, name)
  if (typeof values !== 'object' || values === null) return []
  const failures: Failure[] = []
  for (const key of Object.keys(values)) {
    if (known.has(key) || meant.has(key) || memberOf(values, key) === undefined) continue
    const documented = nearest(key, [...known])
    if (documented === undefined) continue
    const path = `${name === undefined ? '' : `${name}.`}${showName(key)}`
    const message = `${path} is not a documented key. Did you mean ${documented}? If the name is right, list it in the option customKeys.`
    failures.push({ path, code: 'misspelt-key', message })
  }
  return failures
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
