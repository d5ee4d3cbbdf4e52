import { type CardGateway, payToken } from '@card-gateway/client'

/** Kind 1: the payment data of the platform's token. The amount is in the token. */
export async function payWithPlatformToken({ api }: CardGateway, OrderId: string, paymentData: object) {
  return api.mobilePay({ WalletKind: 1, OrderId, PayToken: payToken(paymentData) })
}

/** The same with a check: the amount in the token may not differ from the order's by more than the gateway allows. */
export async function payChecked({ api }: CardGateway, OrderId: string, paymentData: object, Amount: number) {
  return api.mobilePay({ WalletKind: 1, OrderId, PayToken: payToken(paymentData), Amount, Checksum: true })
}

/** Kind 2: the token of the payment data. Amount has to equal the token's; a card that is no token wants its code. */
export async function payWithPaymentData(
  { api }: CardGateway,
  OrderId: string,
  token: string,
  Amount: number,
  SecureCode?: string,
) {
  const code = SecureCode === undefined ? {} : { SecureCode }
  return api.mobilePay({ WalletKind: 2, OrderId, PayToken: payToken(token), Amount, ...code })
}

/** A card that is stored in a wallet system: its id there is all the shop has. */
export async function payWithStoredCard({ api }: CardGateway, OrderId: string, Token: string, Amount: number) {
  return api.mpPay({ OrderId, Token, Amount })
}
