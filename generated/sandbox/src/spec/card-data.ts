// Copied from templates/sandbox/src/spec/card-data.ts by `npm run generate`. Do not edit: change it there.
/** Card data as `PayInfo` wants it. */
export interface CardData {
  readonly PAN: string
  readonly EMonth: string
  readonly EYear: string
  readonly CardHolder: string
  readonly SecureCode: string
}

/** Card data around a number: a date far ahead, a name, a code with a leading zero. */
export function testCard(PAN: string): CardData {
  return { PAN, EMonth: '12', EYear: '49', CardHolder: 'IVAN PETROV', SecureCode: '012' }
}
