import {
  type ApiPayRequest,
  type CardGateway,
  createThreeDSReturn,
  isOutcomeUnknown,
  type ThreeDSReturn,
  type ThreeDSStore,
} from '@card-gateway/client'

/** What the browser is answered: a page, or the address it goes to. */
export type Step = { readonly page: string } | { readonly goTo: string }

export function createShop(gateway: CardGateway, store: ThreeDSStore, address: string) {
  const threeDS = createThreeDSReturn({ gateway, store })
  const TermUrl = `${address}/3ds`
  const Url = `${address}/back?order={orderid}` // the gateway fills in the order

  return {
    /** The payer presses "Pay". */
    async pay(OrderId: string, Amount: number, PayInfo: ApiPayRequest['PayInfo']): Promise<Step> {
      const reply = await gateway.api.pay({ OrderId, Amount, PayInfo })
      if (reply.Success === '3DS') return { page: await threeDS.form(reply, { command: 'api.Pay', OrderId, TermUrl }) }
      return { goTo: reply.Success === 'True' ? `/thanks/${OrderId}` : `/sorry/${OrderId}` }
    },

    /** The same without a card number: the payer goes to a page of the gateway. */
    async payOnPage(OrderId: string, Amount: number, IP: string): Promise<Step> {
      const session = await gateway.inpay.init({ SessionType: 'Pay', OrderId, Amount, IP, Url })
      if (session.Success === 'False') return { goTo: `/sorry/${OrderId}` }
      const page = await gateway.inpay.payPage({ SessionId: session.SessionId ?? '' })
      return { goTo: page.url }
    },

    /** The payer is back from the issuer. */
    async finish(back: ThreeDSReturn): Promise<Step> {
      try {
        const result = await threeDS.finish(back)
        if (result.kind === 'not-pending') return { goTo: '/orders' } // posted twice, or made up
        const { OrderId, reply, command } = result
        if (reply.Success === '3DS') return { page: await threeDS.form(reply, { command, OrderId, TermUrl }) }
        return { goTo: reply.Success === 'True' ? `/thanks/${OrderId}` : `/sorry/${OrderId}` }
      } catch (error) {
        if (isOutcomeUnknown(error)) return { goTo: '/orders' } // a notification will tell
        throw error
      }
    },

    /** The payer is back from a page of the gateway, which has finished 3-D Secure itself: `/back?order=A-1`. */
    async backFromPage(pathAndQuery: string): Promise<Step> {
      const { OrderId, reply } = await threeDS.fromPage('inpay', { template: Url, url: pathAndQuery })
      const paid = reply.Success === 'True' && reply.State === 'Charged'
      const order = encodeURIComponent(OrderId) // anybody can have written the address
      return { goTo: paid ? `/thanks/${order}` : `/orders/${order}` }
    },
  }
}

export type Shop = ReturnType<typeof createShop>
