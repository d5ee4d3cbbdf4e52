import { type ApiPayReply, CardGateway, isOutcomeUnknown } from '@card-gateway/client'
import { createMock } from '@card-gateway/mock'
import { gatewayResolver } from '@card-gateway/mock/msw'
import { http } from 'msw'

/** Compiles under the newest MSW. */
export const handler = http.all('https://gateway.example/*', gatewayResolver(createMock()))

const gateway = new CardGateway({
  baseUrl: 'https://gateway.example',
  key: 'Merchant',
})

export async function charge(): Promise<string> {
  try {
    const reply: ApiPayReply = await gateway.api.pay({
      OrderId: 'A-1',
      Amount: 123_45,
      PayInfo: {
        PAN: '4111111111111111',
        EMonth: '05',
        EYear: '29',
        CardHolder: 'IVAN PETROV',
        SecureCode: '012',
      },
    })
    switch (reply.Success) {
      case 'True':
        return `charged ${reply.Amount ?? 0}`
      case '3DS':
        return reply.ACSUrl
      case 'False':
        return reply.error.advice.payer
    }
  } catch (error) {
    if (isOutcomeUnknown(error)) return (await error.resolve()).verdict
    throw error
  }
}
