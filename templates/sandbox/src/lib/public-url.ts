/** @throws RangeError when payers could not be sent there */
export function checkPublicUrl(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  if (/^https?:\/\/[^\s"'<>]+$/i.test(address) && URL.canParse(address)) return address
  throw new RangeError('publicUrl: an http or https address is wanted, such as https://sandbox.example.')
}
