/** Text that is HTML already. Made by {@link html} alone, which escapes all else. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What may stand in a template: HTML as it is, text and numbers escaped, lists one after another, nothing for nothing. */
export type Fragment = Html | string | number | false | undefined | readonly Fragment[]

/** Makes text safe between tags and inside quoted attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A tagged template that escapes every value which is not HTML itself. Attributes must stand in double quotes. */
export function html(strings: TemplateStringsArray, ...values: readonly Fragment[]): Html {
  let text = strings[0] ?? ''
  values.forEach((value, index) => {
    text += write(value) + (strings[index + 1] ?? '')
  })
  return new Html(text)
}

function write(value: Fragment): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'number') return String(value)
  if (value instanceof Html) return value.text
  return value.map(write).join('')
}

/** Attributes, each with a space before it: `true` stands alone, `false` and undefined not at all. */
export function attributes(values: Readonly<Record<string, string | number | boolean | undefined>>): Html {
  let text = ''
  for (const [name, value] of Object.entries(values)) {
    if (value === true) text += ` ${name}`
    else if (value !== undefined && value !== false) text += ` ${name}="${escapeText(String(value))}"`
  }
  return new Html(text)
}
