/**
 * What looks like a card number in a text: twelve to nineteen digits of any script, alone or in groups, that end in
 * their Luhn check digit (a field that is a card number needs no valid check digit: decision S14).
 */
import { whenUsed } from './when-used.js'

const [shortest, longest] = [12, 19]

/** Where a text holds a card number, or several that overlap. */
export interface CardNumber {
  readonly start: number
  readonly end: number
  /** Its digits, without what stands between them. */
  readonly digits: string
}

/**
 * Whether a text holds what looks like a card number. Takes time in proportion to the text.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * looksLikeCardNumber('paid with 4111 1111 1111 1111') // true
 * ```
 */
export function looksLikeCardNumber(text: string): boolean {
  return findCardNumbers(text).length > 0
}

/** Everything in a text that looks like a card number, in its order. */
export function findCardNumbers(text: string): readonly CardNumber[] {
  // Stryker disable next-line ConditionalExpression: a quick look
  if (!hasEnoughDigits(text)) return []
  const found: CardNumber[] = []
  for (const run of runsOf(text)) found.push(...numbersIn(run))
  return found
}

/** ARABIC-INDIC DIGIT ZERO, the first digit beyond ASCII: no letter of Latin, Greek, Cyrillic or Hebrew script is one. */
const firstOtherDigit = 0x660

/** A quick look: most texts have too few digits to need a closer one. */
function hasEnoughDigits(text: string): boolean {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a text too many is only read closer
  if (text.length < shortest) return false
  let count = 0
  // Stryker disable next-line EqualityOperator: there is no character at the length
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    // Stryker disable next-line ConditionalExpression,EqualityOperator,LogicalOperator: a text too many is only read closer
    if ((code >= 0x30 && code <= 0x39) || code >= firstOtherDigit) count++
  }
  // Stryker disable next-line ConditionalExpression: a text too many is only read closer
  return count >= shortest
}

/** Digits with only separators between them. */
interface Run {
  readonly digits: number[]
  /** Where each digit begins and ends in the text. */
  readonly starts: number[]
  readonly ends: number[]
  /** Whether a group begins with the digit; true once more behind the last one. */
  readonly edges: boolean[]
}

/** A date with a time, which has as many digits as a card number. The year stands first or last in the date. */
const dateTime =
  /(?<![0-9])(?:(?:19|20)[0-9]{2}([-./])[01][0-9]\1[0-3][0-9]|[0-3][0-9]([-./])[01][0-9]\2(?:19|20)[0-9]{2}),? [0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9])?(?![0-9])/g

function runsOf(text: string): readonly Run[] {
  const runs: Run[] = []
  let from = 0
  for (const { 0: date, index } of text.matchAll(dateTime)) {
    collectRuns(text, from, index, runs)
    from = index + date.length
  }
  collectRuns(text, from, text.length, runs)
  return runs
}

function collectRuns(text: string, from: number, to: number, runs: Run[]): void {
  let run = emptyRun()
  let gap = ''
  const close = () => {
    // Stryker disable next-line ConditionalExpression: a short run holds no number
    if (run.digits.length >= shortest) runs.push(closed(run))
    // Stryker disable next-line ConditionalExpression,EqualityOperator: nothing is made for each letter, only after digits
    if (run.digits.length > 0) run = emptyRun()
  }
  for (let index = from; index < to; ) {
    const code = text.codePointAt(index) ?? 0
    const end = index + (code > 0xffff ? 2 : 1)
    const digit = digitOf(code)
    if (digit !== undefined) {
      if (!mayStandBetweenDigits().test(gap)) close()
      run.edges.push(gap !== '' || run.digits.length === 0)
      run.digits.push(digit)
      run.starts.push(index)
      run.ends.push(end)
      gap = ''
      // Stryker disable next-line ConditionalExpression,EqualityOperator: what stands before a run separates nothing
    } else if (run.digits.length > 0) {
      gap += text.slice(index, end)
      // Stryker disable next-line ConditionalExpression,EqualityOperator,LogicalOperator: a long gap closes the run anyway, later
      if (gap.length > longestGap || partOfWord().test(gap)) close()
    }
    index = end
  }
  close()
}

function emptyRun(): Run {
  return { digits: [], starts: [], ends: [], edges: [] }
}

/** A group that is too long for a card number may hold one anywhere. */
function closed(run: Run): Run {
  run.edges.push(true)
  for (let begin = 0; begin < run.digits.length; ) {
    const end = run.edges.indexOf(true, begin + 1)
    if (end - begin > longest) run.edges.fill(true, begin, end)
    begin = end
  }
  return run
}

const partOfWord = /* @__PURE__ */ whenUsed('[\\p{L}\\p{N}]')

/** Nothing, one sign of any kind, or a few that are blank or dashes: `4111 1111`, `4111/1111`, `4111 - 1111`. */
const mayStandBetweenDigits = /* @__PURE__ */ whenUsed('^(?:|[^]|[\\p{Z}\\p{C}\\p{M}\\p{Pd}]{2,3})$')

/** In UTF-16 units. */
const longestGap = 6

const decimalDigit = /* @__PURE__ */ whenUsed('\\p{Nd}')

/** The value of a decimal digit of any script; each script has its ten in a row, and some rows follow each other. */
function digitOf(code: number): number | undefined {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a short cut
  if (code < firstOtherDigit) return code >= 0x30 && code <= 0x39 ? code - 0x30 : undefined
  if (!decimalDigit().test(String.fromCodePoint(code))) return undefined
  let first = code
  while (decimalDigit().test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

/** Stretches of groups that pass the check; those that overlap are returned as one. */
function numbersIn({ digits, starts, ends, edges }: Run): CardNumber[] {
  const stretches: { begin: number; end: number }[] = []
  for (let begin = 0; begin + shortest <= digits.length; begin++) {
    const end = edges[begin] ? longestValid(digits, edges, begin) : begin
    const last = stretches.at(-1)
    if (end === begin) continue
    if (last !== undefined && begin < last.end) last.end = Math.max(last.end, end)
    else stretches.push({ begin, end })
  }
  return stretches.map(({ begin, end }) => ({
    start: starts[begin] ?? 0,
    end: ends[end - 1] ?? 0,
    digits: digits.slice(begin, end).join(''),
  }))
}

/** The end of the longest stretch from `begin` that passes the Luhn check; `begin` when there is none. */
function longestValid(digits: readonly number[], edges: readonly boolean[], begin: number): number {
  let found = begin
  // Every second digit from the right is doubled; the right end moves, so both ways of counting are kept.
  let [checked, other] = [0, 0]
  const most = Math.min(digits.length, begin + longest)
  for (let end = begin + 1; end <= most; end++) {
    const digit = digits[end - 1] ?? 0
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2
    ;[checked, other] = [other + digit, checked + doubled]
    if (end - begin >= shortest && edges[end] && checked % 10 === 0) found = end
  }
  return found
}
