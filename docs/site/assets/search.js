/** Finds pages by the words a reader types. Knows no page: it is given rows and synonyms. */

/** Words that say nothing of what is looked for. */
const empty = new Set(
  'a an and are at be by can come comes do does for from get how i in is it me my of on or the there this to was what when which why with'.split(
    ' ',
  ),
)

/** `3-D Secure` is found as `3d`, `3ds` and `secure`; `EnginePaySuccess` as `engine`, `pay`, `success` too. */
export function wordsOf(text) {
  const joined = text.replace(
    /\b3-?d[- ]?s(?:ecure)?\b|THREE_DS/gi,
    (found) => `${found.replaceAll('-', '')} 3ds 3d secure `,
  )
  const pieces = joined.split(/[^\p{L}\p{N}_]+/u).filter(Boolean)
  const parts = pieces.flatMap((piece) => piece.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu) ?? [])
  return [...new Set([...pieces, ...parts].map((word) => word.toLowerCase()))]
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
  const alike = new Map()
  for (const group of synonyms) for (const word of group) alike.set(word, [...(alike.get(word) ?? []), ...group])
  const pages = rows.map(([title, url, summary, words, weight, headings = []]) => ({
    title,
    url,
    summary,
    weight,
    exact: title.toLowerCase(),
    headings: headings.map((heading) => ({ heading, fields: [[wordsOf(heading), 1]] })),
    fields: [
      // One word of three says less than one of one.
      [wordsOf(title), 8 + 6 / wordsOf(title).length],
      [wordsOf(summary), 5],
      [wordsOf([words, ...headings].join(' ')), 2.5],
      [wordsOf(url), 2],
    ],
  }))
  return (query, most = 8) => {
    const asked = wordsOf(query).filter((word) => !empty.has(word))
    if (asked.length === 0) return []
    const typed = query.trim().toLowerCase()
    return pages
      .map((page) => ({ page, score: scoreOf(page, asked, alike, typed) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || nearer(one.page, other.page))
      .slice(0, most)
      .map(({ page }) => ({ ...page, heading: headingFor(page, asked, alike) }))
  }
}

/** The one that has most of the words the title lacks: the answer stands below it. */
function headingFor({ title, headings }, asked, alike) {
  const titleOnly = { fields: [[wordsOf(title), 1]] }
  const lacking = asked.filter((word) => bestOf(titleOnly, word, alike) === 0)
  let most = 0
  let found
  for (const one of headings) {
    const share = lacking.reduce((sum, word) => sum + bestOf(one, word, alike), 0)
    if (share <= most) continue
    most = share
    found = one.heading
  }
  return found
}

/** As it is, or as something alike. */
function bestOf(part, word, alike) {
  return Math.max(strength(part, word), ...(alike.get(word) ?? []).map((other) => strength(part, other) * 0.7))
}

/** Each word counts where it counts most; a page that has all of them stands before one that has some. */
function scoreOf(page, asked, alike, typed) {
  let score = 0
  let found = 0
  for (const word of asked) {
    const best = bestOf(page, word, alike)
    if (best > 0) found++
    score += best
  }
  if (found === 0) return 0
  const share = found / asked.length
  const begun = page.exact === typed ? 1000 : typed.length > 2 && page.exact.startsWith(typed) ? 100 : 0
  return score * share ** 3 * (1 + page.weight / 10) + begun
}

function strength(page, word) {
  let best = 0
  for (const [words, weight] of page.fields) {
    if (words.includes(word)) best = Math.max(best, weight)
    else if (words.some((one) => isBeginning(word, one))) best = Math.max(best, weight * 0.6)
  }
  return best
}

/** `refu` begins `refund`, and `failed` is a form of `fail`. */
function isBeginning(word, one) {
  return (word.length > 2 && one.startsWith(word)) || (one.length > 3 && word.startsWith(one))
}

/** Of names that fit alike the first in the alphabet, of one name in several modules that of the package itself. */
function nearer(one, other) {
  if (one.title === other.title) return one.url.length - other.url.length
  return one.title < other.title ? -1 : 1
}
