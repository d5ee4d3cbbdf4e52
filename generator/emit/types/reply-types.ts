/** The type of a command's reply: a union on the attribute that tells the outcome, one interface per outcome. */

import { camelCase, pascalCase } from '../../lib/letter-case.js'
import type { Attribute, Child, Command, Frame, Outcome } from '../../model/model.js'
import { outcomesOf } from '../../projections/outcomes.js'
import type { Declaration, Property } from '../print/declarations.js'
import { literal } from '../print/literal.js'
import { answerOf, elementOf, example, member, only, reading, shownOr, values } from './examples.js'
import { attributeDoc, documentedDoc } from './field-docs.js'
import type { TypeResolver } from './shared-types.js'
import { extraProperty, valueType } from './value-types.js'

/** The declarations of a command's reply: `<TypeName>Reply` last; none for a browser command. */
export function replyTypes(command: Command, frame: Frame, resolve: TypeResolver): Declaration[] {
  const { reply, typeName } = command
  if (reply === undefined) return []
  const shared = [
    ...ofOutcome(command, undefined, resolve),
    extraProperty(resolve, reply.besides && besidesName(command)),
  ]
  const outcomes = reply.outcomes.map((outcome) => outcomeType(command, outcome, frame, resolve))
  return [
    ...reply.children.flatMap((child) => childTypes(command, child, [], typeName, resolve)),
    ...besidesType(command),
    {
      kind: 'interface',
      doc: [`What every reply to ${command.family.title} ${command.localId} may hold.`, baseExample(command, shared)],
      name: baseName(command),
      properties: shared,
    },
    ...outcomes,
    {
      kind: 'type',
      doc: [
        `Reply to ${command.family.title} ${command.localId}; \`${frame.outcome}\` tells the outcomes apart.`,
        replyExample(command, frame, resolve),
      ],
      name: `${typeName}Reply`,
      type: reply.outcomes.map((outcome) => ({
        type: `${typeName}Reply${outcome}`,
      })),
    },
  ]
}

/** What all replies may hold, as the first that holds any of it. */
function baseExample(command: Command, shared: readonly Property[]): string {
  const names = shared.map(({ name }) => name)
  const held = (command.reply?.outcomes ?? [])
    .map((outcome) => only(values(answerOf(command, outcome) ?? {}), names))
    .find((each) => Object.keys(each).length > 0)
  return shownOr(held, 'reply', baseName(command), shared)
}

/** The type of each outcome; failure comes last. */
function replyExample(command: Command, frame: Frame, resolve: TypeResolver): string {
  const shared = ofOutcome(command, undefined, resolve)
  const lines = (command.reply?.outcomes ?? [])
    .filter((outcome) => !isFailure(outcome, frame))
    .map((outcome) => {
      const [own = shared[0]] = ofOutcome(command, outcome, resolve)
      const told = member('reply', own?.name ?? frame.outcome)
      return `  if (${member('reply', frame.outcome)} === ${literal(outcome)}) return ${told}`
    })
  return example(
    `function tell(reply: ${command.typeName}Reply) {`,
    ...lines,
    '  return reply.error.advice.merchant',
    '}',
  )
}

function isFailure(outcome: Outcome, frame: Frame): boolean {
  return outcomesOf('failure', frame).includes(outcome)
}

/** Attributes that answers had in the field, beyond those of the document. */
function besidesType(command: Command): Declaration[] {
  const { reply, family, localId } = command
  if (reply?.besides === undefined) return []
  const properties = reply.besides.map(({ name, summary, source }) => ({
    doc: [summary, `Source: ${source}.`],
    name,
    optional: true,
    type: 'string',
  }))
  return [
    {
      kind: 'interface',
      doc: [
        `What answers to ${family.title} ${localId} were seen to have besides; they may lack it.`,
        reading('besides', besidesName(command), properties),
      ],
      name: besidesName(command),
      properties,
    },
  ]
}

function besidesName({ typeName }: Command): string {
  return `${typeName}Besides`
}

function baseName({ typeName }: Command): string {
  return `${typeName}ReplyBase`
}

function outcomeType(command: Command, outcome: Outcome, frame: Frame, resolve: TypeResolver): Declaration {
  const meaning = frame.outcomes.find(({ value }) => value === outcome)
  const name = `${command.typeName}Reply${outcome}`
  const says = meaning?.says.replaceAll('{command}', command.localId) ?? ''
  const own = ofOutcome(command, outcome, resolve)
  const success: Property = { doc: [`The outcome: ${says}`], name: frame.outcome, type: literal(outcome) }
  const error: Property = {
    doc: ['What the code means, whose fault it is, whether repeating helps, and what to tell the payer.'],
    name: 'error',
    type: resolve({ kind: 'support', name: 'ErrorInfo' }),
  }
  return {
    kind: 'interface',
    doc: [says, outcomeExample(command, name, outcome, frame, own)],
    name,
    extends: [baseName(command)],
    properties: [success, ...own, ...(meaning?.result === 'failure' ? [error] : [])],
  }
}

/** An answer of the spec; a refusal carries more than was answered, so it is read. */
function outcomeExample(
  command: Command,
  type: string,
  outcome: Outcome,
  frame: Frame,
  own: readonly Property[],
): string {
  if (isFailure(outcome, frame)) return example(`const show = (reply: ${type}) => reply.error.advice.payer`)
  return shownOr(answerOf(command, outcome), 'reply', type, own)
}

/** What belongs to this outcome but not to all; with `undefined`, what belongs to all. */
function ofOutcome({ reply, typeName }: Command, outcome: Outcome | undefined, resolve: TypeResolver): Property[] {
  const belongs = (of: readonly Outcome[] | undefined) =>
    outcome === undefined ? of === undefined : of?.includes(outcome) === true
  return [
    ...(reply?.attributes ?? []).filter((each) => belongs(each.in)).map((each) => attributeProperty(each, resolve)),
    ...(reply?.children ?? []).filter((each) => belongs(each.in)).map((each) => childProperty(each, typeName)),
  ]
}

function attributeProperty(attribute: Attribute, resolve: TypeResolver): Property {
  const type = valueType(attribute.value, 'received', resolve, 'string')
  return {
    doc: attributeDoc(attribute),
    name: attribute.name,
    optional: !attribute.essential,
    type,
  }
}

function childName(prefix: string, child: Child): string {
  return `${prefix}${pascalCase(child.name)}`
}

function childProperty(child: Child, prefix: string): Property {
  const name = childName(prefix, child)
  const doc = documentedDoc(child)
  return child.list
    ? { doc, name: child.name, type: `readonly ${name}[]` }
    : { doc, name: child.name, optional: true, type: name }
}

/** @param within names of the elements it stands in */
function childTypes(
  command: Command,
  child: Child,
  within: readonly string[],
  prefix: string,
  resolve: TypeResolver,
): Declaration[] {
  const path = [...within, child.name]
  const name = childName(prefix, child)
  const properties = [
    ...child.attributes.map((attribute) => attributeProperty(attribute, resolve)),
    ...child.children.map((grandchild) => childProperty(grandchild, name)),
    extraProperty(resolve),
  ]
  return [
    ...child.children.flatMap((grandchild) => childTypes(command, grandchild, path, name, resolve)),
    {
      kind: 'interface',
      doc: [...documentedDoc(child), shownOr(elementOf(command, path), camelCase(child.name), name, properties)],
      name,
      properties,
    },
  ]
}
