/** An API report: what a package's users can import, entry point by entry point, as a document that people review. */

/** What can be imported from one entry point. */
export interface EntryReport {
  /** `.`, `./core` */
  readonly name: string
  /** TypeScript: imports, what is exported again, and declarations by name. What is not exported, but named, stands among them. */
  readonly text: string
}

export interface ApiReport {
  /** `@card-gateway/client` */
  readonly package: string
  readonly entries: readonly EntryReport[]
}

/** The report as Markdown. */
export function printReport({ package: name, entries }: ApiReport): string {
  const sections = entries.map((entry) => `## \`${entry.name}\`\n\n\`\`\`ts\n${entry.text}\n\`\`\`\n`)
  return [`# ${name}\n\n${explanation}\n`, ...sections].join('\n')
}

const explanation = `What can be imported from this package. \`card-gateway api\` writes this file, \`card-gateway api --compare\` tells what a
change of it means for users. What is not exported stands here where something exported names it.`

/**
 * Reads a report back.
 *
 * @throws Error when the text is no report
 */
export function parseReport(text: string): ApiReport {
  const [, name] = /^# (\S+)$/m.exec(text) ?? []
  if (name === undefined) throw new Error('This is no API report: it has no heading with the name of a package.')
  const sections = text.matchAll(/^## `([^`\n]+)`\n\n```ts\n([\s\S]*?)\n```$/gm)
  return { package: name, entries: Array.from(sections, ([, entry = '', code = '']) => ({ name: entry, text: code })) }
}
