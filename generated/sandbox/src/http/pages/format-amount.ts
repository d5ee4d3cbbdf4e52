// Copied from templates/sandbox/src/http/pages/format-amount.ts by `npm run generate`. Do not edit: change it there.
import { kopecksToDecimal } from '@card-gateway/protocol'
import type { Texts } from './texts/texts.js'

/** An amount in the currency of the terminal, as the page's language writes it: `123,45 ₽` for 12345. */
export function money(amount: number, { locale }: Texts): string {
  const [whole = '0', places = ''] = kopecksToDecimal(amount).split('.')
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(BigInt(whole))
  return parts.map(({ type, value }) => (type === 'fraction' ? places : value)).join('')
}
