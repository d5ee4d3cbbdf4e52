// Copied from templates/sandbox/src/spec/card-data.ts by `npm run generate`. Do not edit: change it there.
/**
 * Card data as `PayInfo` needs it.
 *
 * @example
 * ```ts
 * const card: CardData = testCards.success
 * ```
 */
export interface CardData {
  /** Card number, digits. */
  readonly PAN: string
  /** Month it expires in, two digits. */
  readonly EMonth: string
  /** Last two digits of the year it expires in. */
  readonly EYear: string
  /** Name on the card. */
  readonly CardHolder: string
  /** Three digits on its back. */
  readonly SecureCode: string
}

/** Card data around a number: a date far ahead, a name, a code with a leading zero. */
export function testCard(PAN: string): CardData {
  return { PAN, EMonth: '12', EYear: '49', CardHolder: 'IVAN PETROV', SecureCode: '012' }
}
