/** The type of a command's reply: a union on the attribute that tells the outcome, one interface per outcome. */

import { pascalCase } from '../../lib/letter-case.js'
import type { Attribute, Child, Command, Frame, Outcome } from '../../model/model.js'
import type { Declaration, Property } from '../print/declarations.js'
import { literal } from '../print/literal.js'
import { attributeDoc, documentedDoc } from './field-docs.js'
import type { TypeResolver } from './shared-types.js'
import { extraProperty, valueType } from './value-types.js'

/** The declarations of a command's reply: `<TypeName>Reply` last; none for a browser command. */
export function replyTypes(command: Command, frame: Frame, resolve: TypeResolver): Declaration[] {
  const { reply, typeName } = command
  if (reply === undefined) return []
  return [
    ...reply.children.flatMap((child) => childTypes(child, typeName, resolve)),
    ...besidesType(command),
    {
      kind: 'interface',
      doc: [`What every reply to ${command.family.title} ${command.localId} may hold.`],
      name: baseName(command),
      properties: [
        ...ofOutcome(command, undefined, resolve),
        extraProperty(resolve, reply.besides && besidesName(command)),
      ],
    },
    ...reply.outcomes.map((outcome) => outcomeType(command, outcome, frame, resolve)),
    {
      kind: 'type',
      doc: [`Reply to ${command.family.title} ${command.localId}; \`${frame.outcome}\` tells the outcomes apart.`],
      name: `${typeName}Reply`,
      type: reply.outcomes.map((outcome) => ({
        type: `${typeName}Reply${outcome}`,
      })),
    },
  ]
}

/** The attributes that answers were seen to have beside those the document lists. */
function besidesType(command: Command): Declaration[] {
  const { reply, family, localId } = command
  if (reply?.besides === undefined) return []
  return [
    {
      kind: 'interface',
      doc: [`What answers to ${family.title} ${localId} were seen to have besides; they may lack it.`],
      name: besidesName(command),
      properties: reply.besides.map(({ name, summary, source }) => ({
        doc: [summary, `Source: ${source}.`],
        name,
        optional: true,
        type: 'string',
      })),
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
  const success: Property = { name: frame.outcome, type: literal(outcome) }
  const error: Property = {
    doc: ['What the code means, whose doing it is, whether repeating helps, and what to tell the payer.'],
    name: 'error',
    type: resolve({ kind: 'support', name: 'ErrorInfo' }),
  }
  return {
    kind: 'interface',
    doc: [meaning?.says.replaceAll('{command}', command.localId) ?? ''],
    name: `${command.typeName}Reply${outcome}`,
    extends: [baseName(command)],
    properties: [success, ...ofOutcome(command, outcome, resolve), ...(meaning?.result === 'failure' ? [error] : [])],
  }
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

function childTypes(child: Child, prefix: string, resolve: TypeResolver): Declaration[] {
  const name = childName(prefix, child)
  return [
    ...child.children.flatMap((grandchild) => childTypes(grandchild, name, resolve)),
    {
      kind: 'interface',
      doc: documentedDoc(child),
      name,
      properties: [
        ...child.attributes.map((attribute) => attributeProperty(attribute, resolve)),
        ...child.children.map((grandchild) => childProperty(grandchild, name)),
        extraProperty(resolve),
      ],
    },
  ]
}
