/** Reads the HTML of our own pages: well-formed, and without comments or scripts within. */

export interface Element {
  readonly name: string
  readonly classes: readonly string[]
  /** Empty if it is no link. */
  readonly href: string
  readonly children: Node[]
}

/** Text has its entities resolved. */
export type Node = Element | string

export function isElement(node: Node): node is Element {
  return typeof node !== 'string'
}

const empty = new Set(['br', 'wbr', 'hr', 'img', 'input', 'use'])

export function parsed(html: string): Node[] {
  const root: Node[] = []
  const open: Node[][] = [root]
  for (const [, closing, name = '', attributes = '', text] of html.matchAll(/<(\/?)([a-z]\w*)([^>]*)>|([^<]+)/g)) {
    const children = open.at(-1) ?? root
    if (text !== undefined) children.push(unescaped(text))
    else if (closing === '/') open.pop()
    else {
      const element = {
        name,
        classes: readValue(classes, attributes).split(' '),
        href: readValue(target, attributes),
        children: [],
      }
      children.push(element)
      if (!empty.has(name) && !attributes.endsWith('/')) open.push(element.children)
    }
  }
  return root
}

/** What is read of it; a new line for each `<br>`. */
export function textOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (isElement(node) ? (node.name === 'br' ? '\n' : textOf(node.children)) : node)).join('')
}

const classes = / class="([^"]*)"/
const target = / href="([^"]*)"/

function readValue(attribute: RegExp, attributes: string): string {
  return unescaped(attribute.exec(attributes)?.[1] ?? '')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

function unescaped(text: string): string {
  return text.replace(/&([a-z]+|#\d+);/g, (entity, name: string) => entities[name] ?? entity)
}
