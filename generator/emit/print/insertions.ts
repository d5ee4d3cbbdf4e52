/**
 * Texts that are put into a declaration after it was printed. ts-morph looks at every character of what it prints, and
 * indents further lines: data literals are laid out already, and long.
 */
export class Insertions {
  readonly #texts: string[] = []

  /** Stands for a text of several lines, or a long one, until {@link Insertions.fill}; any other stays as it is. */
  hold(text: string): string {
    if (text.length <= short && !text.includes('\n')) return text
    this.#texts.push(text)
    return `${open}${this.#texts.length - 1}${close}`
  }

  /** Puts the texts where their marks are. What begins on a line of its own takes the blank before it away. */
  fill(printed: string): string {
    return printed.replace(mark, (_, blank: string, index: string) => {
      const text = this.#texts[Number(index)] ?? ''
      return text.startsWith('\n') ? text : blank + text
    })
  }
}

const short = 100

/** Of the private use area: no text of a spec holds them. */
const open = '\u{e000}'
const close = '\u{e001}'
const mark = new RegExp(`( ?)${open}(\\d+)${close}`, 'gu')
