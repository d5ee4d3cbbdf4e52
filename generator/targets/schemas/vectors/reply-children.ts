/** Answers with other children than an example has. */
import type { XmlElement } from '../../../../templates/protocol/src/elements.js'
import type { Child } from '../../../model/model.js'
import type { Answer } from './answer.js'
import { isNew, type Shown } from './shown.js'
import { xmlOf } from './xml-text.js'

interface ChildOptions {
  /** Whether to show the cases even where they were shown already. */
  readonly always: boolean
  /** An attribute that may come as a child. */
  readonly raw: string | undefined
  readonly documented: readonly Child[]
}

export function childCases(
  element: XmlElement,
  { always, raw = '', documented }: ChildOptions,
  shown: Shown,
): Answer[] {
  if (!isNew(shown, `children ${element.children.map(({ name }) => name).join()}`) && !always) return []
  const more = (children: readonly XmlElement[], title: string, name: string): Answer => ({
    name,
    title,
    answers: xmlOf({ ...element, children: [...element.children, ...children] }),
  })
  const own = element.children[0]
  const strange = { name: 'Strange', attributes: { a: '1' }, children: [], text: 'a word' }
  const info = { name: raw, attributes: { a: '1', b: '' }, children: [strange], text: '' }
  return [
    more([strange], 'a child nobody documented', 'strangeChild'),
    more([info, info], `two children ${raw}`, 'addInfo'),
    ...(own
      ? [
          { name: 'noChildren', title: 'no children', answers: xmlOf({ ...element, children: [] }) },
          more(
            [
              inOtherCase(
                own,
                documented.find(({ name }) => name === own.name),
              ),
            ],
            'a child in another case',
            'caseOfChild',
          ),
          more(
            [{ ...own, children: [strange], text: '' }],
            'a child of a child nobody documented',
            'strangeGrandchild',
          ),
          more(
            [{ ...own, name: own.name.toLowerCase() }],
            'a child whose name is in another case',
            'childInSmallLetters',
          ),
        ]
      : []),
  ]
}

/** Values of enumerations in small letters, and flags that say nothing. */
function inOtherCase(element: XmlElement, documented: Child | undefined): XmlElement {
  const changes = (documented?.attributes ?? []).flatMap(({ name, value }) => {
    const base = value.kind === 'scalar' ? value.type.base : undefined
    if (base === 'flag') return [[name, '']]
    return base === 'enum' ? [[name, element.attributes[name]?.toLowerCase() ?? '']] : []
  })
  return { ...element, attributes: { ...element.attributes, ...Object.fromEntries(changes) } }
}
