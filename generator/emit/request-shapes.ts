/** The type of a command's request, as the caller gives it, such that a wrong call does not compile. */
import { type CallerFields, callerFields } from '../model/json-schema.js'
import type { Command, Field, RequestRule, VariantCase, WireType } from '../model/model.js'
import { fieldDoc } from './field-docs.js'
import { literal, propertyName } from './literal.js'
import { type Naming, pascalCase } from './names.js'
import { property, scalarType, valueType } from './shapes.js'
import type { Declaration, Property } from './typescript.js'

/** The type parameter of a request whose discriminating literal is also a string: see `requestShapes`. */
export const literalParameter = 'Id'

/**
 * Whether the request type takes a type parameter. A literal that also is a string (`CardId: 'FreePay'` beside any card
 * id) is told apart by inferring what the caller wrote.
 */
export function isGeneric(command: Command): boolean {
  const otherwise = command.variants?.cases.some(({ values }) => values === undefined)
  return otherwise === true && discriminant(command)?.base === 'text'
}

/** The declarations of a command's request: `<TypeName>Request` last, before it what it is made of. */
export function requestShapes(command: Command, names: Naming): Declaration[] {
  const caller = callerFields(command.parameters)
  const nested = caller.fields.flatMap((field) => pairsShape(command, field, names))
  const { variants } = command
  if (variants === undefined) {
    return [...nested, ...caseShapes(command, caller, undefined, names)]
  }
  const generic = isGeneric(command)
  const members = variants.cases.map((each) => {
    const name = caseName(command, each)
    return { type: generic && each.values === undefined ? `${name}<${literalParameter}>` : name }
  })
  return [
    ...nested,
    ...variants.cases.flatMap((each) => caseShapes(command, caller, each, names)),
    {
      kind: 'type',
      doc: requestDoc(command),
      name: `${command.typeName}Request`,
      ...(generic ? { generics: `<${literalParameter} extends string = string>` } : {}),
      type: members,
    },
  ]
}

function requestDoc(command: Command): string[] {
  return [`What ${command.family.title} ${command.localId} is given.`]
}

function discriminant({ parameters, variants }: Command): WireType | undefined {
  const field = callerFields(parameters).fields.find(({ name }) => name === variants?.on)
  return field?.value.kind === 'scalar' ? field.value.type : undefined
}

function caseName(command: Command, each: VariantCase): string {
  return `${command.typeName}${pascalCase(each.name)}Request`
}

/** The interface of a key-pair string that is a property of its own. */
function pairsShape(command: Command, field: Field, names: Naming): Declaration[] {
  if (field.value.kind !== 'pairs') return []
  const { keys, open } = field.value
  const properties = callerFields(keys).fields.map((key) => plainProperty(command, key, names, false))
  return [
    {
      kind: 'interface',
      doc: fieldDoc(field),
      name: pairsName(command, field),
      properties,
      ...(open ? { index: openIndex(properties, open, names) } : {}),
    },
  ]
}

function pairsName(command: Command, field: Field): string {
  return `${command.typeName}${pascalCase(field.name)}`
}

function plainProperty(command: Command, field: Field, names: Naming, required: boolean): Property {
  const type = valueType(field.value, 'given', names, pairsName(command, field))
  const notes = field.clientOnly ? ['Never sent.'] : []
  return property(field, type, 'given', field.presence !== 'required' && !required, notes)
}

/** TypeScript wants an index signature to cover the named properties too; the validator holds further keys to `open`. */
function openIndex(properties: readonly Property[], open: WireType, names: Naming) {
  const types = [scalarType(open, 'given', names), ...properties.map(({ type }) => type.replace(' | undefined', ''))]
  return {
    doc: [`Further keys are sent as they are; their values are ${types[0]}s.`],
    type: [...new Set(types), 'undefined'].join(' | '),
  }
}

/** The request in one case of the variants, or the only one there is. */
function caseShapes(
  command: Command,
  caller: CallerFields,
  each: VariantCase | undefined,
  names: Naming,
): Declaration[] {
  const properties = caller.fields.map((field) => caseProperty(command, field, each, names))
  const name = each ? caseName(command, each) : `${command.typeName}Request`
  const rules = command.rules.flatMap((rule) => ruleType(rule, caller.fields, properties))
  const generics = each && each.values === undefined && isGeneric(command)
  const doc = each ? [each.summary] : requestDoc(command)
  const shape: Declaration = {
    kind: 'interface',
    doc: rules.length === 0 ? doc : [`The fields of {@link ${name}} one by one.`],
    name: rules.length === 0 ? name : `${name}Fields`,
    ...(generics ? { generics: `<${literalParameter} extends string = string>` } : {}),
    properties,
    ...(caller.open ? { index: openIndex(properties, caller.open, names) } : {}),
  }
  if (rules.length === 0) return [shape]
  const said = rules.map(({ words }) => words)
  return [shape, { kind: 'type', doc: [...doc, said.join(' ')], name, type: intersection(`${name}Fields`, rules) }]
}

function intersection(fields: string, rules: readonly RuleType[]): string {
  return [fields, ...rules.map(({ type }) => `(${type})`)].join(' & ')
}

function caseProperty(command: Command, field: Field, each: VariantCase | undefined, names: Naming): Property {
  if (each === undefined || command.variants === undefined) return plainProperty(command, field, names, false)
  if (field.name === command.variants.on) {
    const type = discriminantType(command, each, names)
    return property(field, type, 'given', false, field.clientOnly ? ['Never sent.'] : [])
  }
  if (field.in !== undefined && !field.in.includes(each.name)) return absentProperty(command, field, field.in)
  return plainProperty(command, field, names, field.requiredIn?.includes(each.name) ?? false)
}

function discriminantType(command: Command, each: VariantCase, names: Naming): string {
  const others = command.variants?.cases.flatMap(({ values }) => values ?? []) ?? []
  if (each.values !== undefined) return each.values.map((value) => literal(value)).join(' | ')
  const type = discriminant(command)
  if (type?.values) {
    const rest = type.values.filter(({ value }) => !others.includes(value))
    return rest.map(({ value }) => literal(value)).join(' | ')
  }
  if (isGeneric(command)) {
    return `Exclude<${literalParameter}, ${others.map((value) => literal(value)).join(' | ')}>`
  }
  return type === undefined ? 'never' : scalarType(type, 'given', names)
}

/** A field of other cases: named, so that giving it is an error that can be read. */
function absentProperty(command: Command, field: Field, cases: readonly string[]): Property {
  const where = command.variants?.cases.filter(({ name }) => cases.includes(name)).map(({ summary }) => summary) ?? []
  return { doc: [`Not here; only for: ${where.join(' ')}`], name: field.name, optional: true, type: 'undefined' }
}

interface RuleType {
  readonly words: string
  readonly type: string
}

/** What one field demands of others, as a union to intersect the fields with; none where the fields demand it already. */
function ruleType(rule: RequestRule, fields: readonly Field[], properties: readonly Property[]): RuleType[] {
  const decisions = rule.decided.length === 0 ? '' : ` (${rule.decided.join(', ')})`
  const find = (name: string) => properties.find((each) => each.name === name && each.type !== 'undefined')
  const given = (name: string) => `readonly ${propertyName(name)}: ${find(name)?.type.replace(' | undefined', '')}`
  if (rule.kind === 'anyOf') {
    if (rule.fields.some((name) => find(name)?.optional === false)) return []
    const type = rule.fields.map((name) => `{ ${given(name)} }`).join(' | ')
    return [{ words: `At least one of ${rule.fields.join(', ')} is needed${decisions}.`, type }]
  }
  const { field, value } = rule.when
  const missing = rule.need.filter((name) => find(name)?.optional !== false)
  const others = otherValues(fields, field, value)
  if (missing.length === 0 || others === undefined || find(field) === undefined) return []
  const name = propertyName(field)
  const without = `{ readonly ${name}?: ${[...others, 'undefined'].join(' | ')} }`
  const complete = `{ readonly ${name}: ${literal(value)}; ${missing.map(given).join('; ')} }`
  return [
    { words: `${field} ${literal(value)} needs ${missing.join(', ')}${decisions}.`, type: `${without} | ${complete}` },
  ]
}

/** The values a field may have beside `value`; undefined where they cannot be listed, and only the validator can tell. */
function otherValues(fields: readonly Field[], name: string, value: unknown): string[] | undefined {
  const field = fields.find((each) => each.name === name)
  if (field?.value.kind !== 'scalar') return undefined
  const { base, values } = field.value.type
  if (base === 'boolean') return [literal(value !== true)]
  return values?.filter((each) => each.value !== value).map((each) => literal(each.value))
}
