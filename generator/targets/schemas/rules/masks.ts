import { hidden } from '../../../../templates/protocol/src/mask.js'
import { sensitiveNames, sensitiveParts, sensitiveWords } from '../../../../templates/protocol/src/sensitive-names.js'
import type { Model } from '../../../model/model.js'
import { rawAttributes } from '../../../projections/raw-attributes.js'

export function maskRules({ commands }: Pick<Model, 'commands'>) {
  return {
    hidden,
    cardNumber: { first: 6, last: 4, between: 'x', shortest: 12, longest: 19 },
    rules: [
      'For logs, never for sending. A value with `sensitive` is `hidden` whole, but one that is `pan` keeps its first and last digits; what is no number of `shortest` or more digits is hidden whole, and one that is masked already stays.',
      'In every other text, also in names, what looks like a card number is masked: `shortest` to `longest` digits that end in their Luhn check digit, alone or in groups parted by one sign or by up to three spaces and dashes. Between the kept digits stand as many `x` as digits were there. Values of types with `id`, ticks and timestamps are shown as they are.',
      `A value under a name that is not documented is hidden whole. Where further keys belong (an \`open\` key-pair string, an open event, inside ${rawAttributes(commands).join(' or ')}) it is shown, unless its name sounds like that of a secret.`,
      'A name sounds so when, in lower case and without signs, it is one of `whole` or holds one of `parts`, or when one of its words is one of `words`; TypeScript also allows one typo. Hiding more is fine, showing more is a mistake.',
      'Absent, null and empty values stay. Numbers and booleans stay, unless their digits look like a card number. What is not of its documented shape is hidden.',
    ],
    names: { whole: sensitiveNames, words: sensitiveWords, parts: Object.fromEntries(sensitiveParts) },
  }
}
