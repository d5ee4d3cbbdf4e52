/** `GetState` to `getState`, `MPPay` to `mpPay`, `EWalletPay` to `eWalletPay`: a leading run of capitals is one word. */
export function camelCase(name: string): string {
  return name.replace(/^(?:[A-Z]+(?=[A-Z][a-z])|[A-Z]+)/, (word) => word.toLowerCase())
}

/** `inpaySessionType` and `blocked-part` become `InpaySessionType` and `BlockedPart`. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|[-_ ])(\p{L})/gu, (_, letter: string) => letter.toUpperCase())
}
