/** `GetState` to `getState`, `MPPay` to `mpPay`, `EWalletPay` to `eWalletPay`: a leading run of capitals is one word. */
export function camelCase(name: string): string {
  return name.replace(/^(?:[A-Z]+(?=[A-Z][a-z])|[A-Z]+)/, (word) => word.toLowerCase())
}

/** `attachedCheque` to `AttachedCheque`. */
export function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
