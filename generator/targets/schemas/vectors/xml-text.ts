import type { XmlElement } from '../../../../templates/protocol/src/elements.js'

/** The element as text; an attribute without a value is left out. Raw line breaks and tabs stay as they are. */
export function xmlOf({
  name,
  attributes,
  children,
  text,
}: Omit<XmlElement, 'attributes'> & { attributes: Readonly<Record<string, string | undefined>> }): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escaped(value)}"`,
  )
  const inner = escaped(text) + children.map(xmlOf).join('')
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (character) => entities[character] ?? '')
}
