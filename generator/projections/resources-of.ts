/** Structures that requests hold. */
import type { Command, Field, Resource } from '../model/model.js'

/** Each once, at any depth, in the order they are met. */
export function resourcesOf(commands: readonly Command[]): Resource[] {
  const found = new Map<string, Resource>()
  for (const { parameters } of commands) collect(parameters, found)
  return [...found.values()]
}

function collect(fields: readonly Field[], found: Map<string, Resource>): void {
  for (const { value } of fields) {
    if (value.kind === 'pairs') collect(value.keys, found)
    if (value.kind === 'scalar' || value.kind === 'pairs' || found.has(value.resource.name)) continue
    found.set(value.resource.name, value.resource)
    collect(value.resource.fields, found)
  }
}
