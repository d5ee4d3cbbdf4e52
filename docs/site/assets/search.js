/** Finds pages by the words a reader types. Knows no page: it is given rows and synonyms. */

/** Words that say nothing of what is looked for. */
const empty = new Set(
  'a an and are at be by can come comes do does for from get has have how i if in is it may me more must my of on one or really should so than that the there this to was use what when where which why with you your'.split(
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
  const pages = rows.map(([title, url, summary, words, weight, headings = [], prose = '']) => ({
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
      [wordsOf(headings.join(' ')), 3],
      [wordsOf(words), 2.5],
      [wordsOf(prose), 0.4],
      [wordsOf(url), 2],
    ],
  }))
  return (query, most = 8) => {
    const asked = wordsOf(query).filter((word) => !empty.has(word))
    if (asked.length === 0) return []
    const typed = query.trim().toLowerCase()
    const counts = asked.map((word) => countOf(word, pages, alike)).filter(({ rarity }) => rarity > 0)
    return pages
      .map((page) => ({ page, score: scoreOf(page, counts, typed) }))
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

/** How much it counts on each page, and how rare that is: next to nothing for what is on every page, nothing for what is on none. */
function countOf(word, pages, alike) {
  const strengths = new Map(pages.map((page) => [page, bestOf(page, word, alike)]).filter(([, best]) => best > 0))
  return { strengths, rarity: strengths.size === 0 ? 0 : Math.log(1 + pages.length / strengths.size) }
}

/** Each word counts where it counts most; a page that has all of them, or the rare ones, stands before one that has some. */
function scoreOf(page, counts, typed) {
  let score = 0
  let found = 0
  let all = 0
  for (const { strengths, rarity } of counts) {
    score += strengths.get(page) ?? 0
    if (strengths.has(page)) found += rarity
    all += rarity
  }
  if (found === 0) return 0
  const begun = page.exact === typed ? 1000 : typed.length > 2 && page.exact.startsWith(typed) ? 100 : 0
  return score * (found / all) ** 3 * (1 + page.weight / 10) + begun
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
