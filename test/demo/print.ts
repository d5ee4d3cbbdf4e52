import colors from 'picocolors'

/** Prints a title, then does the steps below it. */
export async function heading(title: string, steps: () => Promise<void>): Promise<void> {
  console.log(`\n${colors.bold(title)}`)
  await steps()
}

/** One command and what came of it. */
export function step(command: string, subject: string, result: string): void {
  console.log(`  ${colors.cyan(command.padEnd(10))} ${colors.dim(subject.padEnd(18))} ${result}`)
}

/** Something that is passed on or told to somebody. */
export function said(to: string, what: string): void {
  console.log(`  ${colors.dim(`${to}:`)} ${what}`)
}

/** Kopecks as a person reads them: 12345 as 123.45 RUB. */
export function rubles(kopecks: number | undefined): string {
  if (kopecks === undefined) return 'an amount the reply does not tell'
  return `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')} RUB`
}
