import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { attribute, attributes, card, fieldWorld, form, pairs, payment } from './field-world.js'

describe('cards of the test environment', () => {
  it.each([
    ['4111111111111112', 'True'],
    ['4111111111100031', 'True'],
    ['4111111111100023', 'True'],
    ['5218851946955484', 'True'],
    ['5486732058864471', '3DS'],
    ['4111111111111111', '3DS'],
    ['4111111111111114', '3DS'],
    ['4111111111111115', '3DS'],
    ['7000000000000007', 'AMOUNT_EXCEED'],
    ['4400000000000008', 'WRONG_EXPIRE_DATE'],
    ['8000000000000008', 'WRONG_EXPIRE_DATE'],
    ['7600000000000006', 'FRAUD_ERROR_CRITICAL_CARD'],
    ['1234561999999999', 'WRONG_PAN'],
    ['4111101000000046', 'AMOUNT_EXCEED'],
    ['4111111111100056', 'PROCESSING_ERROR'],
    ['4111111111100072', 'ISSUER_BLOCKED_CARD'],
    ['4111111111100080', 'ISSUER_CARD_FAIL'],
    ['4111111111100221', 'True'],
    ['4111111111100627', 'True'],
    ['4111111111102029', 'True'],
    ['4100401111100724', 'True'],
    ['4100401111100328', 'True'],
    ['4100401111103025', 'True'],
  ])('%s at a block: %s', async (pan, outcome) => {
    const { send } = await fieldWorld()
    const answer = await send('POST', '/api/Block', payment(pan, 'o1', 100_000))
    expect(attribute(answer, 'ErrCode') ?? attribute(answer, 'Success')).toBe(outcome)
  })

  it.each([
    ['4111111111100221', ['Charge']],
    ['4111111111100627', ['Unblock']],
    ['4111111111102029', ['Charge', 'Refund']],
  ])('%s fails at the last of %j', async (pan, steps) => {
    const { send } = await fieldWorld()
    await send('POST', '/api/Block', payment(pan))
    const codes: (string | undefined)[] = []
    for (const step of steps) {
      const body = form({ Key: 'Merchant', OrderId: 'o1', Amount: 10_000, Password: 'merchant-secret' })
      const allowed = step === 'Refund' ? body : body.replace(/&Password=[^&]*/, '')
      codes.push(attribute(await send('POST', `/api/${step}`, allowed), 'ErrCode'))
    }
    expect(codes).toEqual([...steps.slice(1).map(() => undefined), 'PROCESSING_ERROR'])
  })

  it('4100401111100062 times out at the block', async () => {
    const { send, sandbox } = await fieldWorld()
    const answer = send('POST', '/api/Block', payment('4100401111100062'))
    const isProcessed = async () => (await sandbox.inspect.payment('o1'))?.processing !== undefined
    while (!(await isProcessed())) await setImmediate()
    await sandbox.clock.advance('10m')
    expect(attribute(await answer, 'ErrCode')).toBe('PROCESSING_TIME_OUT')
  })

  it('have masks of their own, and are cards of their own', async () => {
    const { send } = await fieldWorld()
    const user = { VWUserLgn: 'ivan', VWUserPsw: 'user-secret' }
    await send(
      'POST',
      '/vwapi/Register',
      form({ VWID: 'MerchantVW', DATA: pairs({ ...user, PhoneNumber: '79001234567' }) }),
    )
    const add = (CardNumber: string) =>
      send('POST', '/vwapi/Add', form({ VWID: 'MerchantVW', DATA: pairs({ ...user, CardNumber, ...card }) }))
    expect(attribute(await add('4111111111100031'), 'CardName')).toBe('411111xxxxxx0031')
    expect(attribute(await add('4111111111100023'), 'CardName')).toBe('411111xxxxxx0023')
  })

  it('that is past is taken', async () => {
    const { send } = await fieldWorld()
    const past = payment('4111111111100031').replace('EYear%3D49', 'EYear%3D22')
    expect(attribute(await send('POST', '/api/Pay', past), 'Success')).toBe('True')
  })
})

describe('GetState in every family', () => {
  const state = 'Key=Merchant&OrderId=o1'

  it('answers with the attributes of the field in their order', async () => {
    const { send } = await fieldWorld()
    const paid = await send('POST', '/api/Pay', payment('4111111111100031', 'o1', 12_345))
    expect(attribute(paid, 'Success')).toBe('True')
    const { text } = await send('GET', `/apim/GetState?${state}`)
    expect(text).toMatch(
      /^<GetState Success="True" OrderId="o1" Forwarded="False" State="Charged" MerchantContract="Merchant" Amount="12345" RRN="\d{12}"\/>$/,
    )
    expect((await send('POST', '/apim/GetState', state)).text).toBe(text)
  })

  it('asks for wallet payments by the VWID', async () => {
    const { send } = await fieldWorld()
    const DATA = pairs({
      VWUserLgn: 'ivan',
      VWUserPsw: 'user-secret',
      CardId: 'FreePay',
      OrderId: 'o1',
      Amount: 10_000,
      IP: '203.0.113.7',
      CardNumber: '4111111111100031',
      ...card,
    })
    await send('POST', '/vwapi/Register', form({ VWID: 'MerchantVW', DATA: 'VWUserLgn=ivan;VWUserPsw=user-secret' }))
    const paid = await send('POST', '/vwapi/Pay', form({ VWID: 'MerchantVW', DATA }))
    expect(attribute(paid, 'Success')).toBe('True')
    const { text } = await send('POST', '/vwapi/GetState', 'Key=MerchantVW&OrderId=o1')
    expect(text).toContain(
      '<GetState Success="True" OrderId="o1" Forwarded="False" State="Charged" MerchantContract="MerchantVW"',
    )
  })

  it('names the payment by one number for ever, once money moved', async () => {
    const { send } = await fieldWorld()
    await send('POST', '/api/Block', payment('4111111111111111', 'waits'))
    expect(attribute(await send('GET', '/apim/GetState?Key=Merchant&OrderId=waits'), 'RRN')).toBeUndefined()
    await send('POST', '/api/Pay', payment('4111111111100031'))
    const number = attribute(await send('GET', `/api/GetState?${state}`), 'RRN')
    await send('POST', '/api/Refund', 'Key=Merchant&OrderId=o1&Amount=10000&Password=merchant-secret')
    const after = await send('GET', `/apim/PayStatus?${state}`)
    expect(attribute(after, 'State')).toBe('Refunded')
    expect(attribute(after, 'RRN')).toBe(number)
    expect(number).toMatch(/^\d{12}$/)
  })
})

describe('a GET with its parameters in the body', () => {
  it.each([
    ['/apim/PayStatus', 'Key=Merchant&OrderId=o1', 'ORDER_NOT_FOUND'],
    ['/vwapi/PayStatus', 'VWID=MerchantVW&DATA=OrderId%3Do1', 'ORDER_NOT_FOUND'],
    ['/vwapi/GetList', 'VWID=MerchantVW&DATA=VWUserLgn%3Divan%3BVWUserPsw%3Duser-secret', 'USER_NOT_FOUND'],
  ])('%s', async (path, body, code) => {
    const { send } = await fieldWorld()
    expect(attribute(await send('GET', path, body), 'ErrCode')).toBe(code)
  })

  it('is none to the strict profile', async () => {
    const { send } = await fieldWorld({ profile: 'strict' })
    expect(attributes(await send('GET', '/apim/PayStatus', 'Key=Merchant&OrderId=o1'))).toEqual([
      ['Success', 'False'],
      ['ErrCode', 'WRONG_PARAMS'],
    ])
  })
})

describe('wallets named by their path', () => {
  const token = (amount: number) => Buffer.from(JSON.stringify({ kind: 1, card: 'success', amount })).toString('base64')

  it.each([
    ['/api/ApplePay', 'PAY', 'ApplePay', 'Charged'],
    ['/api/ApplePay', 'BLOCK', 'ApplePay', 'Authorized'],
    ['/api/AndroidPay', 'PAY', 'AndroidPay', 'Charged'],
    ['/api/AndroidPay', 'BLOCK', 'AndroidPay', 'Authorized'],
  ])('%s with Method=%s', async (path, Method, root, state) => {
    const { send } = await fieldWorld()
    const Amount = path.endsWith('AndroidPay') ? { Amount: 10_000 } : {}
    const answer = await send(
      'POST',
      path,
      form({ Key: 'Merchant', OrderId: 'o1', ...Amount, Method, PayToken: token(10_000) }),
    )
    expect(answer.text).toMatch(new RegExp(`^<${root} Success="True"`))
    expect(attribute(await send('GET', '/api/GetState?Key=Merchant&OrderId=o1'), 'State')).toBe(state)
  })
})
