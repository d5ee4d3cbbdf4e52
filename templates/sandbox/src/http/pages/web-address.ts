/** Whether an address is one of the web. Another scheme could run as a script. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}

/** An address as a source of a content security policy. A host may hold signs that end a clause of the policy. */
export function policySource(address: string): string {
  const { origin, protocol } = new URL(address)
  return /^[A-Za-z0-9.:/[\]-]+$/.test(origin) ? origin : protocol
}
