// Copied from templates/sandbox/src/lib/public-url.ts by `npm run generate`. Do not edit: change it there.
/** @throws RangeError when payers could not be sent there */
export function checkPublicUrl(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  if (/^https?:\/\/[^\s"'<>]+$/i.test(address) && URL.canParse(address)) return address
  throw new RangeError('publicUrl: must be an http or https address, such as https://sandbox.example.')
}
