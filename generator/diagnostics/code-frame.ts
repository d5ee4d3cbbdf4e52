import { codes } from './codes.js'
import type { Diagnostic } from './diagnostic.js'
import type { Source } from './source.js'

/** Colours of the terminal; each returns its text as it is where there are none. */
export interface Paint {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly yellow: (text: string) => string
  readonly green: (text: string) => string
  readonly cyan: (text: string) => string
}

const same = (text: string): string => text

export const plain: Paint = {
  bold: same,
  dim: same,
  red: same,
  yellow: same,
  green: same,
  cyan: same,
}

/** Line and column, both from 1; columns count UTF-16 units, as editors do. */
export interface Position {
  readonly line: number
  readonly column: number
}

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return {
    line: before.split('\n').length,
    column: before.length - lineStart + 1,
  }
}

/**
 * A diagnostic as it is printed: place and code, the line with the one before it, carets under what is meant, what is
 * wrong, what to do.
 */
export function showDiagnostic(diagnostic: Diagnostic, file: Source | undefined, paint: Paint = plain): string {
  const { code, message, span } = diagnostic
  const { severity, help } = codes[code]
  const { line, column } = positionAt(file?.text ?? '', span.start)
  const colour = severity === 'error' ? paint.red : paint.yellow
  const place = paint.bold(`${diagnostic.file}:${line}:${column}`)
  return [
    `${place}  ${colour(severity)}  ${code}`,
    ...codeFrame(file?.text ?? '', line, column, span.end - span.start, message, paint, colour),
    `  ${diagnostic.help ?? help} ${paint.dim(`Run \`card-gateway explain ${code}\` for more.`)}`,
  ].join('\n')
}

/** Longest part of a line that is shown. */
const widest = 110

function codeFrame(
  text: string,
  line: number,
  column: number,
  length: number,
  message: string,
  paint: Paint,
  colour: (text: string) => string,
): string[] {
  const lines = text.split('\n')
  const here = lines[line - 1] ?? ''
  if (text === '') return [`  ${colour(message)}`]
  const width = String(line).length
  const skipped = column > widest ? column - 20 : 0
  const show = (source: string): string => clip(source.slice(skipped), widest)
  const carets = '^'.repeat(Math.max(1, Math.min(length, here.length - column + 1, widest - (column - skipped))))
  const before =
    line > 1 ? [`  ${paint.dim(`${String(line - 1).padStart(width)} |`)} ${show(lines[line - 2] ?? '')}`] : []
  return [
    ...before,
    `  ${paint.dim(`${line} |`)} ${show(here)}`,
    `  ${paint.dim(`${' '.repeat(width)} |`)} ${' '.repeat(column - 1 - skipped)}${colour(`${carets}  ${message}`)}`,
  ]
}

function clip(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

/** `3 errors, 1 warning`. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ code }) => codes[code].severity === 'error').length
  const warnings = diagnostics.length - errors
  const parts = [counted(errors, 'error'), counted(warnings, 'warning')].filter((part) => part !== '')
  return parts.join(', ') || 'no problems'
}

function counted(count: number, noun: string): string {
  if (count === 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
