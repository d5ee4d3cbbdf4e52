// Copied from templates/protocol/src/error-table.ts by `npm run generate`. Do not edit: change it there.
import type { ErrorInfo, Fault, Repeat } from './error-info.js'

/**
 * One error code: its meaning, whose fault it is, whether repeating helps, and a sentence for payer and merchant.
 *
 * @example
 * ```ts
 * const row: ErrorRow = ['The card is lost.', 'payer', 'other-card', 'Use another card.', 'Offer another way to pay.']
 * ```
 */
export type ErrorRow = readonly [meaning: string, fault: Fault, repeat: Repeat, payer: string, merchant: string]

/**
 * Describes a code as it was received; codes outside the table pass through as not known.
 *
 * It throws nothing.
 *
 * @example
 * ```ts
 * const describe: DescribeError = createErrorTable({})
 * ```
 */
export type DescribeError = (code: string | null | undefined) => ErrorInfo

const withoutCode: ErrorRow = [
  'The gateway gave no error code.',
  'unknown',
  'never',
  'The payment did not go through. Try again later or use another card.',
  'The gateway refused the command without saying why. Ask for the status before anything is repeated.',
]

const undocumented: ErrorRow = [
  'An error code that is not documented.',
  'unknown',
  'never',
  'The payment did not go through. Try again later or use another card.',
  'The gateway answered with a code newer than this package. Ask for the status before anything is repeated.',
]

/**
 * Makes the function that describes error codes.
 *
 * Throws nothing.
 *
 * @param rows the documented codes
 * @param docsBase address of the documentation site, without a slash at the end; undefined: no error has a link
 * @param further codes that the document does not have but that were seen in the field
 *
 * @example
 * ```ts
 * const describe = createErrorTable({
 *   LOST: ['The card is lost.', 'payer', 'other-card', 'Use another card.', 'Offer another way to pay.'],
 * })
 * ```
 */
export function createErrorTable(
  rows: Readonly<Record<string, ErrorRow>>,
  docsBase?: string,
  further: Readonly<Record<string, ErrorRow>> = {},
): DescribeError {
  const byCode = new Map(Object.entries(rows))
  const seen = new Map(Object.entries(further))
  return (raw) => {
    if (raw === undefined || raw === null || raw === '') return inform(undefined, withoutCode, false, docsBase)
    const code = byCode.has(raw) ? raw : raw.toUpperCase()
    const row = byCode.get(code)
    if (row === undefined) return inform(raw, seen.get(code) ?? undocumented, false, docsBase)
    return inform(code, row, true, docsBase, `/${code}`)
  }
}

function inform(
  code: string | undefined,
  row: ErrorRow,
  known: boolean,
  docsBase: string | undefined,
  page = '',
): ErrorInfo {
  const [meaning, fault, repeat, payer, merchant] = row
  return {
    code,
    meaning,
    known,
    fault,
    repeat,
    advice: { payer, merchant },
    ...(docsBase !== undefined && { docs: `${docsBase}/errors${page}` }),
  }
}
