// Copied from templates/protocol/src/reply-xml.ts by `npm run generate`. Do not edit: change it there.
import type { AttributeDescriptor, ChildDescriptor, Success, XmlElement } from './descriptors.js'
import {
  belongsTo,
  type DocumentedNames,
  type Draft,
  documentedNames,
  keepExtra,
  type ReadValue,
  takeValues,
} from './reply-values.js'
import { readFlag, readInteger } from './scalars.js'

/** What an element may hold in one outcome. */
export interface ElementPlan {
  readonly attributes: readonly AttributeDescriptor[]
  readonly children: readonly ChildPlan[]
  /** Attributes that may come as a child element instead (decision N01). */
  readonly raw: readonly AttributeDescriptor[]
  readonly documented: DocumentedNames
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

export function planElement(element: ElementDescriptor, outcome: Success): ElementPlan {
  const attributes = element.attributes.filter((attribute) => belongsTo(attribute, outcome))
  return {
    attributes,
    children: (element.children ?? [])
      .filter((child) => belongsTo(child, outcome))
      .map((child) => ({
        name: child.name,
        list: child.list,
        ...planElement(child, outcome),
      })),
    raw: attributes.filter(({ kind }) => kind === 'raw'),
    documented: documentedNames(element.attributes, outcome),
  }
}

/**
 * Puts an element's values and children into the draft; what is not documented goes to `extra`.
 *
 * @param already how many of the attributes the draft holds already
 * @throws DecodeError
 */
export function takeElement(draft: Draft, plan: ElementPlan, element: XmlElement, already: number, path: string): void {
  const taken = already + takeValues(draft, plan.attributes, element.attributes, readAttribute, path)
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

const readAttribute: ReadValue = (attribute, raw) => {
  if (typeof raw !== 'string') return undefined
  if (attribute.kind === 'integer') return readInteger(raw)
  if (attribute.kind === 'flag') return readFlag(raw)
  return raw
}
