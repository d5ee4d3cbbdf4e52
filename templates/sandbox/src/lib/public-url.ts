/** @throws RangeError when payers could not be sent there */
export function checkPublicUrl(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  if (/^https?:\/\/[^\s"'<>]+$/i.test(address) && URL.canParse(address)) return address
  throw new RangeError('publicUrl: must be an http or https address, such as https://sandbox.example.')
}
