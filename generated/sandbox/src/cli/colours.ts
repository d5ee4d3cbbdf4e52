// Copied from templates/sandbox/src/cli/colours.ts by `npm run generate`. Do not edit: change it there.
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

/** Whether colours are wanted: a terminal shows them, unless `NO_COLOR` speaks against it or `FORCE_COLOR` for it. */
export function wantsColours(env: Readonly<Record<string, string | undefined>>, terminal: boolean): boolean {
  if (env.NO_COLOR) return false
  const force = env.FORCE_COLOR
  return force === undefined || force === '' ? terminal && env.TERM !== 'dumb' : force !== '0'
}

export function createColours(wanted: boolean): Colours {
  const paint = (code: number, end = 39): Paint =>
    wanted ? (text) => `\u001b[${code}m${text}\u001b[${end}m` : (text) => text
  return {
    bold: paint(1, 22),
    soft: paint(2, 22),
    red: paint(31),
    green: paint(32),
    yellow: paint(33),
    blue: paint(34),
    magenta: paint(35),
    cyan: paint(36),
  }
}

const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Text from outside, which must not move the cursor, colour the terminal or begin a line of its own. */
export function printable(text: string): string {
  return text.replace(controls, '\ufffd')
}
