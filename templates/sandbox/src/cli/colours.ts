import { styleText } from 'node:util'

/** Paints text for a terminal, or leaves it as it is. */
export interface Colours {
  readonly bold: Paint
  readonly soft: Paint
  readonly red: Paint
  readonly green: Paint
  readonly yellow: Paint
  readonly blue: Paint
  readonly magenta: Paint
  readonly cyan: Paint
}

type Paint = (text: string) => string

/**
 * Whether colours are wanted: a terminal shows them, unless `NO_COLOR` forbids them; `FORCE_COLOR` demands them
 * anywhere.
 */
export function wantsColours(env: Readonly<Record<string, string | undefined>>, terminal: boolean): boolean {
  if (env.NO_COLOR) return false
  const force = env.FORCE_COLOR
  return force === undefined || force === '' ? terminal && env.TERM !== 'dumb' : force !== '0'
}

export function createColours(wanted: boolean): Colours {
  const paint = (format: Parameters<typeof styleText>[0]): Paint =>
    wanted ? (text) => styleText(format, text, { validateStream: false }) : (text) => text
  return {
    bold: paint('bold'),
    soft: paint('dim'),
    red: paint('red'),
    green: paint('green'),
    yellow: paint('yellow'),
    blue: paint('blue'),
    magenta: paint('magenta'),
    cyan: paint('cyan'),
  }
}

const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Text from outside, which must not move the cursor, colour the terminal or begin a line of its own. */
export function printable(text: string): string {
  return text.replace(controls, '\ufffd')
}
