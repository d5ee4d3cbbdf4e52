import { CardGateway, isOutcomeUnknown } from '@card-gateway/client'
import { decodeNotification } from '@card-gateway/notifications'
import * as protocol from '@card-gateway/protocol'
import { apiGetState, chequesCreate, decodeReply, eventDescriptors, vocabularies } from '@card-gateway/protocol'
import { describe, expect, it } from 'vitest'

const cases = (word: string) => [word, word.toLowerCase(), word.toUpperCase()]

/** Everything that describes attributes or fields of a message. */
function describedValues(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(describedValues)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'values' && typeof inner === 'string' ? [inner] : describedValues(inner),
  )
}

describe('a documented value', () => {
  it.each(['ACCESS_DENIED', 'ORDER_NOT_FOUND', 'THREE_DS_FAIL'])('of ErrCode is read in any case: %s', async (code) => {
    for (const written of cases(code)) {
      const reply = await decodeReply(apiGetState, `<GetState Success="False" ErrCode="${written}"/>`)
      expect(reply).toMatchObject({ ErrCode: code, error: { code, known: true } })
    }
  })

  it.each(['New', 'PreAuthorized3DS', 'PreAuthorizedAF', 'Charged', 'Error', 'Forwarded'])(
    'of State is read in any case: %s',
    async (state) => {
      for (const written of cases(state)) {
        const reply = await decodeReply(apiGetState, `<GetState Success="True" State="${written}"/>`)
        expect(reply).toMatchObject({ State: state })
      }
    },
  )

  it('is read in any case in every enumeration that a message uses', () => {
    const used = new Set(describedValues(Object.values(protocol)))
    expect([...used].sort()).toEqual(Object.keys(vocabularies).sort())
  })

  it('of a JSON answer is read in any case', async () => {
    const reply = await decodeReply(chequesCreate, '{"Success":true,"ErrCode":"none","Status":"CREATED"}')
    expect(reply).toEqual({ Success: 'True', Status: 'Created' })
  })

  it('of a notification is read in any case, its name too', () => {
    for (const { name } of Object.values(eventDescriptors)) {
      for (const written of cases(name)) {
        const body = `Notification=${written}&OrderId=A-1&Amount=1&NewAmount=1&CardId=1&VWUserLgn=u&ErrCode=amount_exceed`
        expect(decodeNotification(body)).toMatchObject({ Notification: name })
      }
    }
    expect(
      decodeNotification('Notification=MERCHANTPAY&OrderId=A-1&Amount=1&SessionType=BLOCK&Success=true'),
    ).toMatchObject({ Notification: 'MerchantPay', SessionType: 'Block', Success: true })
    expect(decodeNotification('Notification=EnginePayFail&OrderId=A-1&Amount=1&ErrCode=amount_exceed')).toMatchObject({
      ErrCode: 'AMOUNT_EXCEED',
    })
  })
})

describe('a value that is not documented', () => {
  it.each(['PartiallyRefunded', 'charged twice', 'Charged(T2)', 'Forwarded(a)(b)', '__proto__', 'constructor'])(
    'comes as it is: %s',
    async (state) => {
      const reply = await decodeReply(apiGetState, `<GetState Success="True" State="${state}"/>`)
      expect(reply).toMatchObject({ State: state })
    },
  )

  it('of ErrCode keeps its case, and is not known', async () => {
    const reply = await decodeReply(apiGetState, '<GetState Success="False" ErrCode="New_Code"/>')
    expect(reply).toMatchObject({ ErrCode: 'New_Code', error: { code: 'New_Code', known: false } })
  })
})

it.each([
  ['FORWARDED(T2)', 'Forwarded(T2)'],
  ['forwarded(t2)', 'Forwarded(t2)'],
  ['forwarded()', 'Forwarded()'],
])('the terminal of %s stays as it is', async (written, state) => {
  expect(await decodeReply(apiGetState, `<GetState Success="True" State="${written}"/>`)).toMatchObject({
    State: state,
  })
})

it('a lost payment that the gateway calls order_not_found is not found', async () => {
  const gateway = new CardGateway({
    baseUrl: 'https://gateway.example',
    key: 'Merchant',
    transport: async (request) =>
      new URL(request.url).pathname.endsWith('/GetState')
        ? new Response('<GetState Success="False" OrderId="A-1" ErrCode="order_not_found"/>')
        : new Response('lost on the way'),
  })
  const PayInfo = { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV' }
  const error: unknown = await gateway.api.pay({ OrderId: 'A-1', Amount: 100, PayInfo }).catch((reason) => reason)
  expect(isOutcomeUnknown(error) && (await error.resolve())).toMatchObject({ verdict: 'not-found' })
})
