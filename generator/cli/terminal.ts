import { styleText } from 'node:util'
import { type Paint, plain } from '../diagnostics/code-frame.js'

/** Where the command line writes; tests give their own. */
export interface Terminal {
  /** Results, on the standard output. */
  out(text: string): void
  /** What the user must know beside the results, on the standard error. */
  note(text: string): void
  /** The step that is being done; each replaces the one before, the last vanishes with `done`. */
  readonly progress: { step(name: string): void; done(): void }
  readonly paint: Paint
}

/** The terminal of the process: colours and progress only where someone looks, and none with NO_COLOR. */
export function processTerminal(): Terminal {
  const isSeen = process.stderr.isTTY === true
  const hasColours = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  const erase = '\r\x1b[K'
  for (const stream of [process.stdout, process.stderr]) stream.on('error', passOverClosed)
  return {
    out: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void process.stderr.write(`${text}\n`),
    progress: {
      step: (name) => void (isSeen && process.stderr.write(`${erase}${name} …`)),
      done: () => void (isSeen && process.stderr.write(erase)),
    },
    paint: hasColours ? colours : plain,
  }
}

const colours: Paint = {
  bold: painter('bold'),
  dim: painter('dim'),
  red: painter('red'),
  yellow: painter('yellow'),
  green: painter('green'),
  cyan: painter('cyan'),
}

function painter(format: Parameters<typeof styleText>[0]): (text: string) => string {
  return (text) => styleText(format, text, { validateStream: false })
}

/** A reader such as `head` may close the pipe early. The work goes on, and further output is dropped. */
function passOverClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

/** Rows as columns, the first to the left and the others to the right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

/** Wraps text to a width, each line indented. */
export function wrap(text: string, indent = '', width = 100): string[] {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line.length > indent.length && line.length + word.length + 1 > width) {
      lines.push(line)
      line = indent
    }
    line += line.length > indent.length ? ` ${word}` : word
  }
  return line.length > indent.length ? [...lines, line] : lines
}
