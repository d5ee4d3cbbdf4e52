/** Names of reply attributes that are kept unparsed, whether they come as text or as a child element. */
import type { Command } from '../model/model.js'

export function rawAttributes(commands: readonly Command[]): string[] {
  const attributes = commands.flatMap(({ reply }) => reply?.attributes ?? [])
  const raw = attributes.filter(({ value }) => value.kind === 'scalar' && value.type.base === 'raw')
  return [...new Set(raw.map(({ name }) => name))]
}
