/** The model as one JSON document: what refers to a type, a resource, a family or a limit names it. */
import type { Attribute, Child, Command, Field, Model, Overlay, Resource, Value, WireType } from '../../model/model.js'
import { overlaidCommands } from '../../projections/laid-over.js'
import { reservedNames } from '../../projections/request-schema.js'
import { resourcesOf } from '../../projections/resources-of.js'
import { formatVersion, idOf } from './ids.js'
import { withPortablePatterns } from './portable.js'
import { wireRules } from './rules/rules.js'
import { wordsOfNames } from './words.js'

export function modelJson(model: Model) {
  const { types, resources, commands, events, commonEventFields, ...rest } = model
  return withPortablePatterns({
    $schema: idOf('model'),
    formatVersion,
    gateway: withoutShown(rest.gateway),
    families: rest.families,
    commands: commands.map((command) => commandJson(command, model)),
    types: types.filter((type) => type.base !== 'enum').map(typeJson),
    enums: types.filter((type) => type.base === 'enum').map(typeJson),
    resources: resources.map(resourceJson),
    errors: rest.errors,
    commonEventFields: commonEventFields.map(fieldJson),
    events: events.map(({ fields, open, ...event }) => ({
      ...event,
      open: open?.name,
      fields: fields.map(fieldJson),
    })),
    emissions: rest.emissions,
    delivery: rest.delivery,
    belief: withoutAmounts(rest.belief),
    machines: rest.machines,
    states: rest.states,
    transitions: rest.transitions,
    limits: rest.limits,
    sandbox: rest.sandbox,
    testCards: rest.testCards.map((card) => {
      const { steps, ...behaviour } = card.behaviour
      return { ...card, behaviour: { ...behaviour, ...steps } }
    }),
    overlays: rest.overlays.map((overlay) => overlayJson(overlay, model)),
    rules: wireRules(model),
    words: wordsOfNames(model),
    unspecified: rest.unspecified,
  })
}

/** Without amounts, which are in `rules`. */
function withoutAmounts({ amounts: _amounts, ...belief }: Model['belief']) {
  return belief
}

/** Without what our own documents show, which is not a fact of the gateway. */
function withoutShown({ shown: _shown, ...gateway }: Model['gateway']) {
  return gateway
}

function commandJson(whole: Command, model: Model) {
  const { family, parameters, reply, examples, ...command } = whole
  return {
    ...command,
    family: family.name,
    parameters: parameters.map((field) => ({ ...fieldJson(field), ...reservedJson(field, whole, model) })),
    reply: reply && {
      ...reply,
      attributes: reply.attributes.map(attributeJson),
      children: reply.children.map(childJson),
    },
    examples: examples.map((example) => example.name),
  }
}

/** The overlays: their rows, and the commands and structures that they change, in the changed form. */
function overlayJson(overlay: Overlay, model: Model) {
  const { rows, ...words } = overlay
  const commands = overlaidCommands(overlay, model)
  const known = new Set(model.resources.map(({ name }) => name))
  return {
    ...words,
    rows: rows.map(({ id, summary, description, evidence, decided, effects }) => ({
      id,
      summary,
      ...(description !== undefined && { description }),
      decided,
      evidence,
      effects,
    })),
    commands: commands.map(({ like, for: when, ...command }) => ({
      ...commandJson({ ...command, examples: [] }, model),
      like: like.id,
      ...(when && { for: when }),
    })),
    resources: resourcesOf(commands)
      .filter(({ name }) => !known.has(name))
      .map(resourceJson),
  }
}

function resourceJson({ fields, ...resource }: Resource) {
  return { ...resource, fields: fields.map(fieldJson) }
}

/** Names that custom keys of an open key-pair string must not have. */
function reservedJson({ value }: Field, command: Command, model: Model): { readonly reserved?: readonly string[] } {
  return value.kind === 'pairs' && value.open ? { reserved: reservedNames(command, value, model) } : {}
}

type FieldJson = Omit<Field, 'value'> & ValueJson

function fieldJson({ value, ...field }: Field): FieldJson {
  return { ...field, ...valueJson(value) }
}

function attributeJson({ value, ...attribute }: Attribute) {
  return { ...attribute, ...valueJson(value) }
}

type ChildJson = Omit<Child, 'attributes' | 'children'> & {
  readonly attributes: readonly ReturnType<typeof attributeJson>[]
  readonly children: readonly ChildJson[]
}

function childJson({ attributes, children, ...child }: Child): ChildJson {
  return {
    ...child,
    attributes: attributes.map(attributeJson),
    children: children.map(childJson),
  }
}

interface ValueJson {
  readonly kind: Value['kind']
  /** Scalars: a name of `types` or `enums`. */
  readonly type?: string
  /** The base of the value as it is sent, so that simple readers need not look up the type. */
  readonly base?: WireType['base']
  readonly sensitive?: WireType['sensitive'] | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly scale?: number | undefined
  readonly pattern?: string | undefined
  /** Key-pair strings. */
  readonly keys?: readonly FieldJson[]
  readonly open?: string | undefined
  readonly flat?: boolean
  /** Objects and lists: a name of `resources`. */
  readonly resource?: string
  readonly atLeast?: number | undefined
}

function valueJson(value: Value): ValueJson {
  switch (value.kind) {
    case 'scalar': {
      const { name, base, sensitive, length, range, scale, pattern } = value.type
      return {
        kind: 'scalar',
        type: name,
        base,
        sensitive,
        minLength: length?.min,
        maxLength: length?.max,
        minimum: range?.min,
        maximum: range?.max,
        scale,
        pattern,
      }
    }
    case 'pairs':
      return {
        kind: 'pairs',
        keys: value.keys.map(fieldJson),
        open: value.open?.name,
        flat: value.flat,
      }
    case 'list':
      return {
        kind: 'list',
        resource: value.resource.name,
        atLeast: value.atLeast,
      }
    default:
      return { kind: value.kind, resource: value.resource.name }
  }
}

function typeJson(type: WireType) {
  const { length, range, listed } = type
  const table = listed?.in === 'states' ? listed.machine : listed?.in
  return { ...type, ...(table !== undefined && { listed: table }), length: length?.limit, range: range?.limit }
}
