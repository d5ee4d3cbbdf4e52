import { ConfigurationError } from '@card-gateway/client/errors'
import type { GatewayOptions } from '@card-gateway/client/options'
import { describe, expect, it } from 'vitest'
import { answer, startLoopback } from '../../support/loopback.js'
import { charged, gatewayAt, order, rejection, TestGateway } from './fixture.js'

const make = (options: object) => () => new TestGateway(options as GatewayOptions)

describe('baseUrl', () => {
  it.each([
    'https://gateway.example',
    'https://gateway.example:8443/prefix/',
    'http://localhost:8080',
    'http://pay.localhost',
    'http://127.0.0.1:1',
    'http://[::1]:8080',
  ])('takes %s', (baseUrl) => {
    expect(make({ baseUrl })).not.toThrow()
  })

  it.each([
    [
      'http://gateway.example',
      "Option baseUrl: must be https, because card data is sent there. http is allowed for this machine only, and for hosts named in allowInsecureHttp: ['gateway.example'].",
    ],
    ['https://gate\nway.example', 'must not contain control characters'],
    ['http://127.0.0.1.example.com', 'https'],
    ['http://10.0.0.1', 'https'],
    ['ftp://gateway.example', 'https'],
    ['gateway.example', 'absolute'],
    ['https://gateway.example?a=1', 'without ? and #'],
    [undefined, 'Option baseUrl: is needed, such as https://gateway.example. There is no default.'],
    [17, 'absolute'],
  ])('refuses %s', (baseUrl, why) => {
    expect(make({ baseUrl })).toThrowError(ConfigurationError)
    expect(make({ baseUrl })).toThrowError(why)
  })

  it('refuses credentials in the address and does not repeat them', () => {
    const error = catchError(make({ baseUrl: 'https://shop:hunter2@gateway.example' }))
    expect(error).toMatchObject({
      code: 'configuration',
      option: 'baseUrl',
      outcome: 'not-sent',
    })
    expect(JSON.stringify(error) + String(error)).not.toContain('hunter2')
  })

  it('may be http for hosts that are named, in whatever case, and whatever the transport', () => {
    const transport = async () => new Response('')
    for (const more of [{}, { transport }, { transport: 'fetch' }]) {
      expect(make({ baseUrl: 'http://sandbox:8080', ...more })).toThrowError(
        "Option baseUrl: must be https, because card data is sent there. http is allowed for this machine only, and for hosts named in allowInsecureHttp: ['sandbox'].",
      )
      expect(make({ baseUrl: 'http://Sandbox:8080', allowInsecureHttp: ['other', 'SANDBOX'], ...more })).not.toThrow()
    }
    expect(make({ baseUrl: 'ftp://sandbox', allowInsecureHttp: ['sandbox'] })).toThrowError(
      'Option baseUrl: must be https, such as https://gateway.example.',
    )
    expect(make({ baseUrl: 'http://evil.sandbox', allowInsecureHttp: ['sandbox'] })).toThrowError('https')
  })

  it.each([[['http://sandbox']], [['sandbox:8080']], [['sand box']], [['']], ['sandbox'], [[17]]])(
    'refuses %j as names of such hosts',
    (allowInsecureHttp) => {
      expect(make({ baseUrl: 'https://gateway.example', allowInsecureHttp })).toThrowError(
        expect.objectContaining({ option: 'allowInsecureHttp' }),
      )
    },
  )

  it.each(['', '/', '/prefix', '/prefix/'])('puts commands below the path %j', async (prefix) => {
    await using server = await startLoopback()
    const path = `${prefix.replace(/\/$/, '')}/api/Pay`
    server.script(path, answer(charged))
    await using gateway = new TestGateway({
      baseUrl: server.url + prefix,
      key: 'Merchant',
    })
    await gateway.pay(order)
    expect(server.requests[0]?.path).toBe(path)
  })
})

describe('other options', () => {
  const baseUrl = 'https://gateway.example'

  it.each([
    ['key', ''],
    ['password', 12],
    ['timeout', 0],
    ['timeout', 1.5],
    ['timeout', Number.POSITIVE_INFINITY],
    ['maxResponseSize', -1],
    ['pairEncoding', 'thrice'],
    ['transport', 'carrier pigeon'],
    ['transport', {}],
    ['userAgent', 'a\r\nb'],
  ])('%s refuses %j', (option, value) => {
    expect(catchError(make({ baseUrl, [option]: value }))).toMatchObject({
      name: 'ConfigurationError',
      option,
    })
  })

  it.each([
    [{ chequePaths: { create: 'cheque' } }, 'chequePaths.create'],
    [{ chequePaths: { create: '/a\u0000' } }, 'chequePaths.create'],
    [{ retry: { attempts: 0 } }, 'retry.attempts'],
    [{ retry: { longestPause: 2 ** 31 } }, 'retry.longestPause'],
    [{ retry: { random: 4 } }, 'retry.random'],
    [{ retry: 'often' }, 'retry'],
    [{ clock: {} }, 'clock.now'],
    [{ warn: 'loudly' }, 'warn'],
    [{ customKeys: 'Ulr' }, 'customKeys'],
  ])('%j is refused at its place', (options, option) => {
    expect(catchError(make({ baseUrl, ...options }))).toMatchObject({ option })
  })

  it.each([
    [{ baseURL: baseUrl }, 'Option baseURL: is not known. Did you mean baseUrl?'],
    [{ baseUrl, timeOut: 5 }, 'Option timeOut: is not known. Did you mean timeout?'],
    [{ baseUrl, retires: 5 }, 'Option retires: is not known. Known: baseUrl, transport, key'],
    [{ baseUrl, chequePaths: { craete: '/c' } }, 'Option chequePaths.craete: is not known. Did you mean create?'],
    [{ baseUrl, retry: { attemps: 2 } }, 'Option retry.attemps: is not known. Did you mean attempts?'],
    [{ baseUrl, 'a\r\nb': 1 }, 'Option a\\u{d}\\u{a}b: is not known.'],
  ])('refuses what is no option, with what was probably meant: %j', (options, message) => {
    expect(make(options)).toThrowError(message)
  })

  it('tells what is needed when nothing is given', () => {
    const needed = 'Option baseUrl: is needed, such as https://gateway.example. There is no default.'
    expect(() => Reflect.construct(TestGateway, [])).toThrowError(needed)
    expect(() => Reflect.construct(TestGateway, [null])).toThrowError(needed)
    expect(make({ key: 'Merchant' })).toThrowError(needed)
  })

  it.each([
    [{ password: 'x'.repeat(51) }, 'Option password: must have 50 or fewer characters.'],
    [{ password: 'a\r\nb\u0000' }, 'Option password: is not in the right form.'],
    [{ password: '' }, 'Option password: must have 1 or more characters.'],
    [{ key: 'Mer;chant' }, 'Option key: is not in the right form.'],
    [{ key: 'Merchant\u0000' }, 'Option key: is not in the right form.'],
    [{ vwid: 'V\nW' }, 'Option vwid: is not in the right form.'],
    [{ vwid: 7 }, 'Option vwid: must be of type string, not integer.'],
  ])('judges credentials by the types of the spec, and does not repeat them: %j', (credentials, message) => {
    const error = catchError(make({ baseUrl, ...credentials }))
    expect(error).toMatchObject({ name: 'ConfigurationError', message: expect.stringContaining(message) })
    for (const value of Object.values(credentials)) {
      if (String(value).length > 3) expect(JSON.stringify(error)).not.toContain(JSON.stringify(value).slice(1, -1))
    }
  })

  it('refuses a command whose credential is missing, before anything is sent', async () => {
    await using server = await startLoopback()
    await using gateway = gatewayAt(server)
    expect(await rejection(gateway.refund({ OrderId: 'A-1', Amount: 1 }))).toMatchObject({
      name: 'ConfigurationError',
      option: 'password',
      command: 'api.Refund',
      outcome: 'not-sent',
    })
    expect(server.requests).toEqual([])
  })

  it('needs a path for a cheque operation, and uses it', async () => {
    await using server = await startLoopback()
    server.script('/cheque', answer('{"Success":true}'))
    await using without = gatewayAt(server)
    expect(await rejection(without.createCheque({ Id: '1' }))).toMatchObject({
      option: 'chequePaths.create',
    })
    await using gateway = gatewayAt(server, { chequePaths: { create: '/cheque' } })
    expect(await gateway.createCheque({ Id: '1' })).toEqual({
      Success: 'True',
    })
    expect(server.requests[0]).toMatchObject({
      body: '{"Key":"Merchant","Id":"1"}',
      path: '/cheque',
    })
    expect(server.requests[0]?.headers['content-type']).toBe('application/json')
  })

  it('does not show credentials when it is printed', async () => {
    const { inspect } = await import('node:util')
    const gateway = new TestGateway({
      baseUrl,
      key: 'Merchant',
      password: 'hunter2',
    })
    expect(inspect(gateway, { depth: 10, showHidden: true }) + JSON.stringify(gateway)).not.toContain('hunter2')
  })
})

function catchError(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('It was expected to throw.')
}
