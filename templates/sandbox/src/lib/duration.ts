/**
 * A span: milliseconds, or a number with its unit: `250ms`, `10s`, `30m`, `2h`, `1d`.
 *
 * @example
 * ```ts
 * const spans: Duration[] = [250, '10s', '30m', '2h', '1d']
 * ```
 */
export type Duration = number | string

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const longest = 36_525 * 86_400_000

/**
 * Milliseconds of a span.
 *
 * @throws RangeError when it is not a duration, or longer than a hundred years
 */
export function milliseconds(span: Duration): number {
  const [, count = '', unit = ''] = typeof span === 'number' ? [] : (/^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(span) ?? [])
  const length = typeof span === 'number' ? span : Number(count) * (units[unit] ?? Number.NaN)
  if (!(length >= 0))
    throw new RangeError('A duration must be a number of milliseconds, or text such as 250ms, 10s, 30m, 2h, 1d.')
  if (length > longest) throw new RangeError('A duration may be at most a hundred years (36525d).')
  return length
}
