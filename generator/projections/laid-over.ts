/**
 * Commands as an overlay changes them: added ones, and documented ones with fewer required parameters or more reply
 * attributes.
 */
import { camelCase, pascalCase } from '../lib/letter-case.js'
import { perObject } from '../lib/memo.js'
import type {
  AddedCommand,
  Command,
  Field,
  Model,
  Overlay,
  Relaxation,
  Resource,
  Value,
  Variants,
} from '../model/model.js'
import { asSeen } from './seen.js'

export interface OverlaidCommand extends Command {
  /** The documented command itself, or the one this command is based on. */
  readonly like: Command
  /** Parameter values that select this command where several share a path. */
  readonly for?: Readonly<Record<string, string>>
}

/** Commands that differ from the document; added ones come first. */
export function overlaidCommands(overlay: Overlay, model: Model): readonly OverlaidCommand[] {
  return overlaid(model)(overlay)
}

/** Cached: several packages ask for the same overlay, and get the same objects. */
const overlaid = perObject((model: Model) =>
  perObject((overlay: Overlay) => [...addedCommands(overlay, model), ...changedCommands(overlay, model)]),
)

/** Added commands in the form of documented ones, with the type names of the command each is based on. */
function addedCommands(overlay: Overlay, model: Model): OverlaidCommand[] {
  const { commands, families } = model
  return overlay.rows.flatMap((row) =>
    row.commands.flatMap((added) => {
      const [familyName = '', localId = ''] = added.id.split('.')
      const like = commands.find(({ id }) => id === added.like)
      const family = families.find((one) => one.name === familyName)
      if (like === undefined || family === undefined) return []
      const { pathOption: _path, ...rest } = like
      const further: Command = {
        ...rest,
        ...(like.reply && { reply: { ...like.reply, ...rootOf(added) } }),
        id: added.id,
        family,
        localId,
        name: added.path.split('/').at(-1) ?? localId,
        method: camelCase(localId),
        path: added.path,
        parameters: relaxed(like.parameters.map(carried(added)), [added.id, like.id], like.variants, overlay),
        description: row.summary,
        source: `row ${row.id} of the overlay ${overlay.name}`,
        decided: row.decided,
      }
      return [{ ...asSeen(further, model), like, ...(added.for && { for: added.for }) }]
    }),
  )
}

function rootOf({ element }: AddedCommand): { element?: string; accepts?: readonly string[] } {
  return element === undefined ? {} : { element, accepts: [element] }
}

/** Key carries the name of the merchant that the overlay says. */
function carried({ credential }: AddedCommand): (field: Field) => Field {
  return (field) => (credential !== undefined && field.from === 'key' ? { ...field, from: credential } : field)
}

/** Commands of the document whose requests or answers an overlay changes. */
function changedCommands(overlay: Overlay, model: Model): OverlaidCommand[] {
  return model.commands.flatMap((like) => {
    const seen = asSeen(like, model)
    const parameters = relaxed(like.parameters, [like.id], like.variants, overlay)
    return isSame(seen.reply, like.reply) && isSame(parameters, like.parameters) ? [] : [{ ...seen, parameters, like }]
  })
}

/** Whether a parameter that the document requires is optional here. */
export function asksLess({ like, parameters }: OverlaidCommand): boolean {
  return !isSame(parameters.map(withoutFrom), like.parameters.map(withoutFrom))
}

function withoutFrom({ from: _from, ...field }: Field): Omit<Field, 'from'> {
  return field
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** The parameters after all changes that the overlay makes to the command, or to the one it is based on. */
function relaxed(
  parameters: readonly Field[],
  ids: readonly string[],
  variants: Variants | undefined,
  overlay: Overlay,
): readonly Field[] {
  const rules = overlay.rows.flatMap((row) => row.relaxations).filter(({ of }) => ids.some((id) => of.includes(id)))
  const naming = (name: string): string => `${overlay.name}${pascalCase(name)}`
  return rules.reduce(
    (fields, rule) =>
      rule.names.reduce((before, name) => changed(before, name.split('.'), relaxing(rule, variants), naming), fields),
    parameters,
  )
}

type Change = (field: Field) => Field
type Naming = (name: string) => string

/** The fields with a change done to the one at a path; keys of a flat key-pair string stand beside the parameters. */
function changed(fields: readonly Field[], path: readonly string[], change: Change, naming: Naming): readonly Field[] {
  const [name, ...rest] = path
  return fields.map((field) => {
    const { value } = field
    if (value.kind === 'pairs' && value.flat)
      return { ...field, value: { ...value, keys: changed(value.keys, path, change, naming) } }
    if (field.name !== name) return field
    return rest.length === 0 ? change(field) : { ...field, value: changedInside(value, rest, change, naming) }
  })
}

function changedInside(value: Value, path: readonly string[], change: Change, naming: Naming): Value {
  if (value.kind === 'scalar') return value
  if (value.kind === 'pairs') return { ...value, keys: changed(value.keys, path, change, naming) }
  const { resource } = value
  const fields = changed(resource.fields, path, change, naming)
  return isSame(fields, resource.fields) ? value : { ...value, resource: renamed({ ...resource, fields }, naming) }
}

/** A structure that is not the document's has a name of its own. */
function renamed({ name, typeName, ...resource }: Resource, naming: Naming): Resource {
  return { name: naming(name), typeName: pascalCase(naming(typeName)), ...resource }
}

/** Only for parameters that the caller gives: those the client fills in or repeats cannot be left out. */
function relaxing(rule: Relaxation, variants: Variants | undefined): Change {
  return (field) => {
    if (field.from !== undefined || field.same !== undefined) return field
    switch (rule.is) {
      case 'any-length':
        return anyLength(field)
      case 'optional':
        return optional(field, rule, variants)
      case 'ignored':
        return field
    }
  }
}

function anyLength(field: Field): Field {
  if (field.value.kind !== 'scalar') return field
  const { length, ...type } = field.value.type
  if (length === undefined) return field
  const { max: _max, ...rest } = length
  return { ...field, value: { ...field.value, type: { ...type, ...(rest.min !== undefined && { length: rest }) } } }
}

/** Makes the field optional in all cases, or keeps it required only in the cases that the rule does not name. */
function optional(field: Field, { for: when }: Relaxation, variants: Variants | undefined): Field {
  const { requiredIn, ...rest } = field
  if (when === undefined) return { ...rest, presence: 'optional' }
  const value = variants && when[variants.on]
  if (variants === undefined || value === undefined) return field
  const asked = variants.cases
    .filter(({ name, values }) => !values?.includes(value) && (field.in?.includes(name) ?? true))
    .map(({ name }) => name)
  return {
    ...rest,
    presence: 'optional',
    requiredIn: field.presence === 'required' ? asked : asked.filter((name) => requiredIn?.includes(name)),
  }
}
