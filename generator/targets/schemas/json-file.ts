import type { Json } from '../../model/model.js'
import type { OutputFile } from '../shared/target.js'

/** A JSON file. Invisible characters are written as escapes. */
export function jsonFile(path: string, from: readonly unknown[], value: () => unknown): OutputFile {
  return { path, from, render: async () => `${textOf(await value())}\n` }
}

/** A JSON file of lists whose entries stand on a line each: one that changes is one line of a difference. */
export function listFile(
  path: string,
  from: readonly unknown[],
  head: () => object,
  entries: () => unknown,
): OutputFile {
  const render = async () => {
    const listed = await entries()
    const lines = Array.isArray(listed) ? listed.map((entry: unknown) => lineOf(entry)) : []
    const start = textOf(head()).replace(/\n\}$/, '')
    return `${start},\n  "vectors": [\n${lines.join(',\n')}\n  ]\n}\n`
  }
  return { path, from, render }
}

function lineOf(entry: unknown): string {
  return `    ${visible(JSON.stringify(entry))}`
}

/** A number with its exact text in the file, such as `1.0`, which JavaScript would write as `1`. */
export function literalNumber(text: string): string {
  return `<number ${text}>`
}

/** The value with exact numbers replaced by JavaScript's. */
export function withNumbers(value: Json): Json {
  if (typeof value === 'string') return numberText.test(value) ? Number(value.slice('<number '.length, -1)) : value
  if (Array.isArray(value)) return value.map(withNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withNumbers(member)]))
}

const numberText = /^<number [0-9.]+>$/

function textOf(value: unknown): string {
  return visible(JSON.stringify(value, null, 2))
}

function visible(text: string): string {
  return text.replace(unseen, escaped).replace(/"<number ([0-9.]+)>"/g, '$1')
}

const unseen = /[\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
