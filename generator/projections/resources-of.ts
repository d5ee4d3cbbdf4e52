/** Structures that requests hold, and which are only received. */
import { perObject } from '../lib/memo.js'
import type { Command, Field, Model, Resource } from '../model/model.js'

/** Each once, at any depth, in the order they are met. */
export function resourcesOf(commands: readonly Command[]): Resource[] {
  const found = new Map<string, Resource>()
  for (const { parameters } of commands) collect(parameters, found)
  return [...found.values()]
}

/** Whether it stands in requests. The others are only received, so later values and further members are no mistake. */
export function isGiven(resource: Resource, model: Model): boolean {
  return givenNames(model).has(resource.name)
}

const givenNames = perObject(
  ({ commands }: Model): ReadonlySet<string> => new Set(resourcesOf(commands).map(({ name }) => name)),
)

function collect(fields: readonly Field[], found: Map<string, Resource>): void {
  for (const { value } of fields) {
    if (value.kind === 'pairs') collect(value.keys, found)
    if (value.kind === 'scalar' || value.kind === 'pairs' || found.has(value.resource.name)) continue
    found.set(value.resource.name, value.resource)
    collect(value.resource.fields, found)
  }
}
