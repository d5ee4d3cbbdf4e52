import { en } from './en.js'
import type { Texts } from './texts.js'

/** Loads the texts of a language; few programs with a sandbox show a page. */
type LoadTexts = () => Promise<Texts>

const english: LoadTexts = async () => en
const russian: LoadTexts = () => import('./ru.js').then(({ ru }) => ru)

/** Names of each language, in lower case; their first letters suffice. */
const names: readonly (readonly [start: RegExp, texts: LoadTexts])[] = [
  [/^(?:ru|рус)/, russian],
  [/^(?:en|анг)/, english],
]

/**
 * The language of a page: what the merchant asked for (decision S30: any text, `RU`, `en-GB`, `Русский`), else what the
 * browser prefers, else English.
 */
export function chooseTexts(asked: string | undefined, accepted: string | null): Promise<Texts> {
  const load = named(asked) ?? preferred(accepted ?? '') ?? english
  return load()
}

function named(language: string | undefined): LoadTexts | undefined {
  const name = language?.trim().toLowerCase() ?? ''
  return names.find(([start]) => start.test(name))?.[1]
}

/** The best language of an Accept-Language header, by its weights, that the pages have. */
function preferred(header: string): LoadTexts | undefined {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { texts: named(tag), weight: weight === undefined ? 1 : Number(weight) }
  })
  const known = ranges.filter(({ texts, weight }) => texts !== undefined && weight > 0)
  return known.sort((one, other) => other.weight - one.weight)[0]?.texts
}

/** Puts values into the placeholders of a text. What has no value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{([^{}]+)\}/g,
    (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? whole,
  )
}
