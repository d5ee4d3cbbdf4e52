// Copied from templates/protocol/src/reply-xml.ts by `npm run generate`. Do not edit: change it there.
import type { AttributeDescriptor, ChildDescriptor, Success } from './descriptors.js'
import type { XmlElement } from './elements.js'
import type { Draft } from './records.js'
import {
  belongsTo,
  type DocumentedNames,
  documentedNames,
  keepExtra,
  type ReadValue,
  spelled,
  takeValues,
} from './reply-values.js'
import { readFlag, readInteger } from './scalars.js'
import type { Vocabularies } from './vocabulary.js'

/** What an element may hold in one outcome. */
export interface ElementPlan {
  readonly attributes: readonly AttributeDescriptor[]
  readonly children: readonly ChildPlan[]
  /** Attributes that may come as a child element instead (decision N01). */
  readonly raw: readonly AttributeDescriptor[]
  readonly documented: DocumentedNames
  readonly read: ReadValue
}

interface ChildPlan extends ElementPlan {
  readonly name: string
  readonly list: boolean
}

/** What both a reply and a child of it describe. */
interface ElementDescriptor {
  readonly attributes: readonly AttributeDescriptor[]
  readonly children?: readonly ChildDescriptor[]
}

/** @param vocabularies the enumerations of attributes */
export function planElement(element: ElementDescriptor, outcome: Success, vocabularies: Vocabularies): ElementPlan {
  const attributes = element.attributes.filter((attribute) => belongsTo(attribute, outcome))
  return {
    attributes,
    children: (element.children ?? [])
      .filter((child) => belongsTo(child, outcome))
      .map((child) => ({
        name: child.name,
        list: child.list,
        ...planElement(child, outcome, vocabularies),
      })),
    raw: attributes.filter(({ kind }) => kind === 'raw'),
    documented: documentedNames(element.attributes, outcome),
    read: attributeReader(vocabularies),
  }
}

/**
 * Puts an element's values and children into the draft; what is not documented goes to `extra`.
 *
 * @param already how many of the attributes the draft holds already
 * @throws DecodeError
 */
export function takeElement(draft: Draft, plan: ElementPlan, element: XmlElement, already: number, path: string): void {
  const taken = already + takeValues(draft, plan.attributes, element.attributes, plan.read, path)
  const unused =
    element.children.length === 0 && plan.children.length === 0 ? [] : takeChildren(draft, plan, element, path)
  if (taken < countOf(element.attributes) || unused.length > 0) {
    keepExtra(draft, element.attributes, plan.documented, String, unused)
  }
}

function countOf(attributes: Readonly<Record<string, string>>): number {
  let count = 0
  for (const _name in attributes) count++
  return count
}

/** Takes the documented children in their order and gives back the others. */
function takeChildren(draft: Draft, plan: ElementPlan, element: XmlElement, path: string): readonly XmlElement[] {
  const used = new Set<XmlElement>()
  for (const child of plan.children) {
    const found = element.children.filter(({ name }) => name === child.name)
    const kept = child.list ? found : found.slice(0, 1)
    const values = kept.map((one, index) => childValues(child, one, `${path}${child.name}[${index}].`))
    if (child.list) draft[child.name] = values
    else if (values[0] !== undefined) draft[child.name] = values[0]
    for (const one of kept) used.add(one)
  }
  for (const { name } of plan.raw) {
    const one = element.children.find((child) => child.name === name)
    if (one === undefined || Object.hasOwn(draft, name)) continue
    draft[name] = one
    used.add(one)
  }
  return element.children.filter((child) => !used.has(child))
}

function childValues(plan: ChildPlan, element: XmlElement, path: string): Draft {
  const values: Draft = {}
  takeElement(values, plan, element, 0, path)
  return values
}

function attributeReader(vocabularies: Vocabularies): ReadValue {
  return ({ kind, values }, raw) => {
    if (typeof raw !== 'string') return undefined
    if (kind === 'integer') return readInteger(raw)
    if (kind === 'flag') return readFlag(raw)
    return spelled(vocabularies, values, raw)
  }
}
