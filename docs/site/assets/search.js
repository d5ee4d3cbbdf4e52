/** Finds pages by the words a reader types. Knows no page: it is given rows and synonyms. */

/** Words that say nothing of what is looked for. */
const empty = new Set(
  'a an and are as at be by can come comes do does for from get has have how i if in is it may me more must my of on one or really should so than that the there this to was use what when where which why with you your'.split(
    ' ',
  ),
)

/** `3-D Secure` is found as `3d`, `3ds` and `secure`; `EnginePaySuccess` as `engine`, `pay`, `success` too; `time-out` as `timeout`. */
export function wordsOf(text) {
  const joined = text.replace(
    /\b3-?d[- ]?s(?:ecure)?\b|THREE_DS/gi,
    (found) => `${found.replaceAll('-', '')} 3ds 3d secure `,
  )
  const hyphened = joined.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  const pieces = joined.split(/[^\p{L}\p{N}_]+/u).filter(Boolean)
  const parts = pieces.flatMap((piece) => piece.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu) ?? [])
  return [
    ...new Set(
      [...pieces, ...parts, ...hyphened.map((word) => word.replaceAll('-', ''))].map((word) => word.toLowerCase()),
    ),
  ]
}

function sayingOf(text) {
  return wordsOf(text).filter((word) => !empty.has(word))
}

/** As the pages have it. */
export function anchorOf(heading) {
  return heading
    .trim()
    .replace(/[\u2000-\u206F\u2E00-\u2E7F\\'!"#$%&()*+,./:;<=>?@[\]^`{|}~]/g, '')
    .replace(/\s/g, '-')
    .replace(/--+/, '-')
    .toLowerCase()
}

/** Prepares the rows once, so that each letter typed costs little. */
export function createSearch({ rows, synonyms }) {
  const pages = rows.map(pageOf)
  const vocabulary = new Set(pages.flatMap(({ fields }) => fields.flatMap(([words]) => words)))
  const alike = new Map()
  for (const group of synonyms) for (const word of group) alike.set(word, [...(alike.get(word) ?? []), ...group])
  return (query, most = 8) => {
    const typed = query.trim()
    const asked = sayingOf(query)
      .map((word) => countOf(likenesses(word, vocabulary, alike), pages))
      .filter(({ rarity }) => rarity > 0)
    return pages
      .map((page) => ({ page, score: scoreOf(page, asked, typed) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || nearer(one.page, other.page))
      .slice(0, most)
      .map(({ page }) => ({ ...page, heading: headingFor(page, asked) }))
  }
}

/** Each field is words and how much they count. */
function pageOf([title, url, summary, words, weight, headings = [], once = '', often = '']) {
  const titleWords = wordsOf(title)
  return {
    title,
    url,
    summary,
    weight,
    titleWords,
    headings: headings.map((heading) => ({ heading, words: wordsOf(heading) })),
    fields: [
      // One word of three says less than one of one.
      [titleWords, 8 + 6 / (sayingOf(title).length || 1)],
      [wordsOf(summary), 5],
      [wordsOf(headings.join(' ')), 3],
      [wordsOf(words), 3],
      [wordsOf(often), 1.5],
      [wordsOf(once), 0.5],
      [wordsOf(url), 2],
    ],
  }
}

/** How like the asked one the words of the pages are: as it is, a form of it, its beginning, or what people also call it. */
function likenesses(word, vocabulary, alike) {
  const others = alike.get(word) ?? []
  const found = new Map()
  for (const one of vocabulary) {
    if (one === word) found.set(one, 1)
    else if (isForm(one, word) || isForm(word, one)) found.set(one, 0.9)
    // As a whole: for `log` is not a part of `login`.
    else if (others.some((other) => one === other || isForm(one, other))) found.set(one, 0.65)
    else if (word.length > 2 && one.startsWith(word)) found.set(one, 0.6)
  }
  return found
}

const endings = new Set(['s', 'es', 'd', 'ed', 'ing'])

/** `failed` is a form of `fail`, `retries` of `retry`. */
function isForm(word, of) {
  if (of.length < 3 || word.length <= of.length) return false
  return word.startsWith(of) ? endings.has(word.slice(of.length)) : word === of.replace(/y$/, 'ies')
}

function likest(words, likeness) {
  return words.reduce((best, word) => Math.max(best, likeness.get(word) ?? 0), 0)
}

/** How much it counts on each page, and how rare that is: next to nothing for what is on every page, nothing for what is on none. */
function countOf(likeness, pages) {
  const strengths = new Map()
  for (const page of pages) {
    const best = Math.max(...page.fields.map(([words, weight]) => weight * likest(words, likeness)))
    if (best > 0) strengths.set(page, best)
  }
  return { likeness, strengths, rarity: strengths.size === 0 ? 0 : Math.log(1 + pages.length / strengths.size) }
}

/** Each word counts where it counts most; a page that has all of them, or the rare ones, stands before one that has some. */
function scoreOf(page, asked, typed) {
  let score = 0
  let found = 0
  let all = 0
  for (const { strengths, rarity } of asked) {
    score += (strengths.get(page) ?? 0) * rarity
    if (strengths.has(page)) found += rarity
    all += rarity
  }
  if (found === 0) return 0
  return score * (found / all) ** 3 * page.weight + nameBonus(page, typed)
}

/** Who types a page's name as it is written, or begins to, wants that page. `retry` is no name, though a type is called `Retry`. */
function nameBonus({ title }, typed) {
  if (title === typed) return 10_000
  return /.\p{Lu}|_/u.test(typed) && title.startsWith(typed) ? 1000 : 0
}

/** The one that has most of the words the title lacks: the answer stands below it. */
function headingFor({ titleWords, headings }, asked) {
  const lacking = asked.filter(({ likeness }) => likest(titleWords, likeness) === 0)
  let most = 0
  let found
  for (const { heading, words } of headings) {
    const share = lacking.reduce((sum, { likeness }) => sum + likest(words, likeness), 0)
    if (share <= most) continue
    most = share
    found = heading
  }
  return found
}

/** Of titles that fit alike the shortest, which says least else; of one name in several modules that of the package itself. */
function nearer(one, other) {
  if (one.title === other.title) return one.url.length - other.url.length
  return one.title.length - other.title.length || (one.title < other.title ? -1 : 1)
}
