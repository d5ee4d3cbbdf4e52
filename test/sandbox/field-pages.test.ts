import { describe, expect, it } from 'vitest'
import { attribute, fieldWorld, form } from './field-world.js'

async function sessionOf(family: 'apim' | 'vwapi', type = 'Pay') {
  const world = await fieldWorld()
  const common = `SessionType=${type};OrderId=o1;Amount=10000;TemplateTag=json;IP=203.0.113.7`
  const body =
    family === 'apim'
      ? form({ Key: 'Merchant', Data: common })
      : form({ VWID: 'MerchantVW', DATA: `${common};VWUserLgn=ivan;VWUserPsw=user-secret` })
  const answer = await world.send('POST', `/${family}/Init`, body)
  return { ...world, session: attribute(answer, 'SessionId') ?? '' }
}

const data = (key: string, number = '4111111111100031') =>
  `Data=OrderId%3Do1%3BAmount%3D10000%3BTemplateTag%3Djson%3BcardNumber%3D${number}%3BSecureCode%3D123%3BEYear%3D22%3BEMonth%3D12%3BCardHolder%3DAUTO%2BTESTS%3BKey%3D${key}&Json=true`

describe.each(['apim', 'vwapi'] as const)('the hosted page of %s', (family) => {
  it('is paid by a program that posts one string and wants JSON', async () => {
    const { send, session } = await sessionOf(family)
    const page = await send('GET', `/${family}/Pay?SessionId=${session}`)
    const [, key = ''] = /<input name="Key" value="([^"]*)"/.exec(page.text) ?? []
    const answer = await send('POST', `/${family}/PaySubmit`, data(key))
    expect(answer).toEqual({
      status: 200,
      contentType: 'application/json',
      text: '{"Success":true,"OrderId":"o1","Amount":10000,"ErrCode":"NONE"}',
    })
  })

  it('is paid by one that fills in the form', async () => {
    const { send, session, sandbox } = await sessionOf(family)
    const { text } = await send('GET', `/${family}/Pay?SessionId=${session}`)
    const [head = ''] = /<form[^>]*id="payForm"[^>]*>/.exec(text) ?? []
    const [, action = ''] = /action="([^"]*)"/.exec(head) ?? []
    for (const name of ['Key', 'CardNumber', 'DateTo', 'SecureCode', 'CardHolder'])
      expect(text).toContain(`name="${name}"`)
    const typed = {
      Key: session,
      CardNumber: '4111111111100031',
      DateTo: '12/18',
      SecureCode: '123',
      CardHolder: 'AUTO TESTS',
    }
    const answer = await send('POST', action, form(typed))
    expect(answer.status).toBe(200)
    const terminal = family === 'apim' ? 'Merchant' : 'MerchantVW'
    const payments = await sandbox.inspect.payments()
    expect(payments).toMatchObject([{ terminal, state: 'Charged' }])
  })

  it('tells a program what went wrong', async () => {
    const { send, session } = await sessionOf(family)
    const refused = await send('POST', `/${family}/PaySubmit`, data(session, '7000000000000007'))
    expect(refused.text).toBe('{"Success":false,"OrderId":"o1","Amount":10000,"ErrCode":"AMOUNT_EXCEED"}')
    const lost = await send('POST', `/${family}/PaySubmit`, data('nothing'))
    expect(lost.text).toBe('{"Success":false,"ErrCode":"ORDER_NOT_FOUND"}')
  })

  it('tells a program where the payer has to go', async () => {
    const { send, session } = await sessionOf(family)
    const asked: unknown = JSON.parse(
      (await send('POST', `/${family}/PaySubmit`, data(session, '5486732058864471'))).text,
    )
    expect(asked).toMatchObject({ Success: '3DS', OrderId: 'o1', Amount: 10_000, ErrCode: 'NONE' })
    expect(asked).toHaveProperty('ACSUrl')
  })

  it('tells a wrong form by its first wrong field', async () => {
    const { send, session } = await sessionOf(family)
    const answer = await send('POST', `/${family}/PaySubmit`, data(session, '4111111111100032'))
    expect(answer.text).toBe('{"Success":false,"OrderId":"o1","Amount":10000,"ErrCode":"WRONG_PAN"}')
  })
})

it('there is no address for programs in the strict profile', async () => {
  const { send } = await fieldWorld({ profile: 'strict' })
  expect((await send('POST', '/apim/PaySubmit', data('S'))).status).toBe(404)
})
