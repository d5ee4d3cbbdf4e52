/**
 * Texts that are inserted into a declaration after printing. ts-morph reads and indents everything it prints, which is
 * slow for long data literals, and wrong for those that are laid out already.
 */
export class Insertions {
  readonly #texts: string[] = []

  /** Stands for a text of several lines, or a long one, until {@link Insertions.fill}; any other stays as it is. */
  hold(text: string): string {
    if (text.length <= short && !text.includes('\n')) return text
    this.#texts.push(text)
    return `${open}${this.#texts.length - 1}${close}`
  }

  /** Replaces the marks with their texts. A text that begins on a new line removes the blank before it. */
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
