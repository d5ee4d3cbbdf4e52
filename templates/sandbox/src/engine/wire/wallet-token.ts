import { decodeBase64Json, encodeBase64Json } from '@card-gateway/protocol'

/**
 * What a token of a mobile wallet says in the sandbox; what real ones look like is not documented (decision S18).
 *
 * @example
 * ```ts
 * const rubles = ({ amount }: WalletToken) => amount / 100
 * ```
 */
export interface WalletToken {
  /** Of the wallet. */
  readonly kind: 1 | 2 | 3
  /** Name of a test card. */
  readonly card: string
  /** Minor units. */
  readonly amount: number
  /** Kind 2: whether the card is tokenized; without it SecureCode is required. Default true. */
  readonly tokenized: boolean
}

/**
 * Makes a PayToken the sandbox understands.
 *
 * Throws nothing.
 *
 * @param kind of the wallet: 1, 2 or 3
 * @param card name of a test card: `success`
 * @param amount in minor units
 *
 * @example
 * ```ts
 * const PayToken = walletToken(1, 'success', 12_345)
 * ```
 */
export function walletToken(
  kind: 1 | 2 | 3,
  card: string,
  amount: number,
  options: { readonly tokenized?: boolean } = {},
): string {
  return encodeBase64Json({ kind, card, amount, ...options })
}

/** Reads a PayToken; undefined when it is not one of the sandbox's tokens. */
export function readWalletToken(text: string): WalletToken | undefined {
  try {
    const members: Partial<Record<keyof WalletToken, unknown>> = Object(decodeBase64Json(text))
    const { kind, card, amount, tokenized } = members
    if ((kind !== 1 && kind !== 2 && kind !== 3) || typeof card !== 'string') return undefined
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1) return undefined
    return { kind, card, amount, tokenized: tokenized !== false }
  } catch {
    return undefined
  }
}
