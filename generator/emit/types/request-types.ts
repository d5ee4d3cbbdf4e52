/** The type of a command's request, as the caller gives it, such that a wrong call does not compile. */

import { pascalCase } from '../../lib/letter-case.js'
import type { Command, Field, VariantCase, WireType } from '../../model/model.js'
import { type CallerFields, callerFields } from '../../projections/request-schema.js'
import type { Declaration, Property } from '../print/declarations.js'
import { literal } from '../print/literal.js'
import { constant, inputOf, only, partOf } from './examples.js'
import { givenDoc } from './field-docs.js'
import { ruleType } from './request-rules.js'
import type { TypeResolver } from './shared-types.js'
import { indexType, property, scalarType, valueType } from './value-types.js'

/** The type parameter of a request whose discriminating literal is also a string: see `requestTypes`. */
export const literalParameter = 'Id'

/**
 * Whether the request type takes a type parameter. A literal that also is a string (`CardId: 'FreePay'` beside any card
 * id) is told apart by inferring what the caller wrote.
 */
export function isGeneric(command: Command): boolean {
  const otherwise = command.variants?.cases.some(({ values }) => values === undefined)
  return otherwise === true && discriminant(command)?.base === 'text'
}

/**
 * The declarations of a command's request: `<TypeName>Request` last, before it what it is made of. Variants are a
 * union of interfaces that share a base; what a rule demands is intersected.
 */
export function requestTypes(command: Command, resolve: TypeResolver): Declaration[] {
  const caller = callerFields(command.parameters)
  const nested = caller.fields.flatMap((field) => pairsType(command, field, resolve))
  const { variants } = command
  if (variants === undefined) return [...nested, ...wholeType(command, caller, resolve)]
  const generic = isGeneric(command)
  const members = variants.cases.map((each) => {
    const name = caseName(command, each)
    return {
      type: generic && each.values === undefined ? `${name}<${literalParameter}>` : name,
    }
  })
  return [
    ...nested,
    baseType(command, caller, resolve),
    ...variants.cases.flatMap((each) => caseType(command, caller, each, resolve)),
    {
      kind: 'type',
      doc: requestDoc(command),
      name: `${command.typeName}Request`,
      ...(generic ? { typeParameters } : {}),
      type: members,
    },
  ]
}

const typeParameters = [{ name: literalParameter, constraint: 'string', default: 'string' }]

function requestDoc(command: Command): string[] {
  const { family, localId, summary, typeName } = command
  return [
    `Request of ${family.title} ${localId}. ${summary}`,
    constant('request', `${typeName}Request`, inputOf(command)),
  ]
}

function discriminant({ parameters, variants }: Command): WireType | undefined {
  const field = callerFields(parameters).fields.find(({ name }) => name === variants?.on)
  return field?.value.kind === 'scalar' ? field.value.type : undefined
}

function caseName(command: Command, each: VariantCase): string {
  return `${command.typeName}${pascalCase(each.name)}Request`
}

/** The interface of a key-pair string that is a property of its own. */
function pairsType(command: Command, field: Field, resolve: TypeResolver): Declaration[] {
  if (field.value.kind !== 'pairs') return []
  const keys = callerFields(field.value.keys)
  const { open } = field.value
  return [
    {
      kind: 'interface',
      doc: [...givenDoc(field), constant('pairs', pairsName(command, field), partOf(command, field.name))],
      name: pairsName(command, field),
      properties: keys.fields.map((key) => plainProperty(command, key, resolve, false)),
      ...furtherKeys({ ...keys, open }, resolve),
    },
  ]
}

function pairsName(command: Command, field: Field): string {
  return `${command.typeName}${pascalCase(field.name)}`
}

function plainProperty(command: Command, field: Field, resolve: TypeResolver, required: boolean): Property {
  const type = valueType(field.value, 'given', resolve, pairsName(command, field))
  return property(field, type, 'given', field.presence !== 'required' && !required, clientOnlyNote(field))
}

function clientOnlyNote({ clientOnly, summary }: Field): string[] {
  return clientOnly && !summary.includes('never sent') ? ['Never sent.'] : []
}

/** The request of a command without variants. */
function wholeType(command: Command, caller: CallerFields, resolve: TypeResolver): Declaration[] {
  const properties = caller.fields.map((field) => plainProperty(command, field, resolve, false))
  const body = {
    doc: requestDoc(command),
    name: `${command.typeName}Request`,
    properties,
    ...furtherKeys(caller, resolve),
  }
  return withRules(command, caller, properties, body)
}

/** What the cases have in common. */
function baseType(command: Command, caller: CallerFields, resolve: TypeResolver): Declaration {
  const properties = caller.fields
    .filter((field) => isShared(command, field))
    .map((field) => plainProperty(command, field, resolve, false))
  return {
    kind: 'interface',
    doc: [
      `What ${command.family.title} ${command.localId} takes in every case.`,
      constant(
        'shared',
        baseName(command),
        only(
          inputOf(command),
          properties.map(({ name }) => name),
        ),
      ),
    ],
    name: baseName(command),
    properties,
    ...furtherKeys(caller, resolve),
  }
}

function baseName({ typeName }: Command): string {
  return `${typeName}RequestBase`
}

function isShared({ variants }: Command, field: Field): boolean {
  return field.name !== variants?.on && field.in === undefined && field.requiredIn === undefined
}

/** The request in one case of the variants. */
function caseType(command: Command, caller: CallerFields, each: VariantCase, resolve: TypeResolver): Declaration[] {
  const inCase = (field: Field) => caseProperty(command, field, each, resolve)
  const body = {
    doc: [each.summary, constant('request', caseName(command, each), inputOf(command, each))],
    name: caseName(command, each),
    ...(each.values === undefined && isGeneric(command) ? { typeParameters } : {}),
    extends: [baseName(command)],
    properties: caller.fields.filter((field) => !isShared(command, field)).map(inCase),
  }
  return withRules(command, caller, caller.fields.map(inCase), body)
}

type InterfaceType = Omit<Extract<Declaration, { kind: 'interface' }>, 'kind'>

/** The interface; where rules relate its fields, under another name and intersected with what they demand. */
function withRules(
  command: Command,
  { fields }: CallerFields,
  properties: readonly Property[],
  body: InterfaceType,
): Declaration[] {
  const rules = command.rules.flatMap((rule) => ruleType(rule, fields, properties))
  if (rules.length === 0) return [{ kind: 'interface', ...body }]
  const { name } = body
  const said = rules.map(({ words }) => words).join(' ')
  const fieldsName = `${name}Fields`
  return [
    {
      kind: 'interface',
      ...body,
      doc: [
        `The fields of {@link ${name}} one by one.`,
        ...(body.doc ?? []).filter(isExample).map((text) => text.replace(`: ${name} `, `: ${fieldsName} `)),
      ],
      name: fieldsName,
    },
    {
      kind: 'type',
      doc: [...(body.doc ?? []).filter((text) => !isExample(text)), said, ...(body.doc ?? []).filter(isExample)],
      name,
      type: { fields: fieldsName, demands: rules.map(({ forms }) => forms) },
    },
  ]
}

function isExample(paragraph: string): boolean {
  return paragraph.startsWith('@example')
}

/** What an open key-pair string takes beside its fields. */
function furtherKeys({ fields, open }: CallerFields, resolve: TypeResolver) {
  if (open === undefined) return {}
  const doc = [`Further keys are sent as they are; their values are ${scalarType(open, 'given', resolve)}s.`]
  return { index: { doc, type: indexType(open, fields, 'given', resolve) } }
}

function caseProperty(command: Command, field: Field, each: VariantCase, resolve: TypeResolver): Property {
  if (field.name === command.variants?.on) {
    return property(field, discriminantType(command, each, resolve), 'given', false, clientOnlyNote(field))
  }
  if (field.in !== undefined && !field.in.includes(each.name)) return absentProperty(command, field, field.in)
  return plainProperty(command, field, resolve, field.requiredIn?.includes(each.name) ?? false)
}

function discriminantType(command: Command, each: VariantCase, resolve: TypeResolver): string {
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
  return type === undefined ? 'never' : scalarType(type, 'given', resolve)
}

/** A field of other cases: named, so that giving it is an error that can be read. */
function absentProperty(command: Command, field: Field, cases: readonly string[]): Property {
  const where = command.variants?.cases.filter(({ name }) => cases.includes(name)).map(({ summary }) => summary) ?? []
  return {
    doc: [`Only for: ${where.join(' ')}`],
    name: field.name,
    optional: true,
    type: 'undefined',
  }
}
