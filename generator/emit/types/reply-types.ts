/** The type of a command's reply: a union on `Success`, one interface per outcome. */

import { pascalCase } from '../../lib/letter-case.js'
import type { Attribute, Child, Command, Outcome } from '../../model/model.js'
import type { Declaration, Property } from '../print/declarations.js'
import { literal } from '../print/literal.js'
import { attributeDoc, documentedDoc } from './field-docs.js'
import type { Naming } from './shared-types.js'
import { extraProperty, valueType } from './value-types.js'

/** What each outcome is, for its docstring. */
const outcomes: Readonly<Record<Outcome, (command: string) => string>> = {
  True: (command) => `${command} succeeded.`,
  '3DS': (command) => `${command} waits for the payer, who must authenticate first: neither success nor failure.`,
  False: (command) => `${command} was refused; \`error\` says why.`,
}

/** The declarations of a command's reply: `<TypeName>Reply` last; none for a browser command. */
export function replyShapes(command: Command, names: Naming): Declaration[] {
  const { reply, typeName } = command
  if (reply === undefined) return []
  return [
    ...reply.children.flatMap((child) => childShapes(child, typeName, names)),
    {
      kind: 'interface',
      doc: [`What every reply to ${command.family.title} ${command.localId} may hold.`],
      name: baseName(command),
      properties: [...ofOutcome(command, undefined, names), extraProperty(names)],
    },
    ...reply.outcomes.map((outcome) => outcomeShape(command, outcome, names)),
    {
      kind: 'type',
      doc: [`Reply to ${command.family.title} ${command.localId}; \`Success\` tells the outcomes apart.`],
      name: `${typeName}Reply`,
      type: reply.outcomes.map((outcome) => ({
        type: `${typeName}Reply${outcome}`,
      })),
    },
  ]
}

function baseName({ typeName }: Command): string {
  return `${typeName}ReplyBase`
}

function outcomeShape(command: Command, outcome: Outcome, names: Naming): Declaration {
  const success: Property = { name: 'Success', type: literal(outcome) }
  const error: Property = {
    doc: ['What the code means, whose doing it is, whether repeating helps, and what to tell the payer.'],
    name: 'error',
    type: names({ kind: 'support', name: 'ErrorInfo' }),
  }
  return {
    kind: 'interface',
    doc: [outcomes[outcome](command.localId)],
    name: `${command.typeName}Reply${outcome}`,
    extends: [baseName(command)],
    properties: [success, ...ofOutcome(command, outcome, names), ...(outcome === 'False' ? [error] : [])],
  }
}

/** What belongs to this outcome but not to all; with `undefined`, what belongs to all. */
function ofOutcome({ reply, typeName }: Command, outcome: Outcome | undefined, names: Naming): Property[] {
  const belongs = (of: readonly Outcome[] | undefined) =>
    outcome === undefined ? of === undefined : of?.includes(outcome) === true
  return [
    ...(reply?.attributes ?? []).filter((each) => belongs(each.in)).map((each) => attributeProperty(each, names)),
    ...(reply?.children ?? []).filter((each) => belongs(each.in)).map((each) => childProperty(each, typeName)),
  ]
}

function attributeProperty(attribute: Attribute, names: Naming): Property {
  const type = valueType(attribute.value, 'received', names, 'string')
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

function childShapes(child: Child, prefix: string, names: Naming): Declaration[] {
  const name = childName(prefix, child)
  return [
    ...child.children.flatMap((grandchild) => childShapes(grandchild, name, names)),
    {
      kind: 'interface',
      doc: documentedDoc(child),
      name,
      properties: [
        ...child.attributes.map((attribute) => attributeProperty(attribute, names)),
        ...child.children.map((grandchild) => childProperty(grandchild, name)),
        extraProperty(names),
      ],
    },
  ]
}
