import { describe, expect, it } from 'vitest'
import { ConfigurationError } from '../../../templates/client/src/errors.js'
import type { GatewayOptions } from '../../../templates/client/src/options.js'
import { answer, startLoopback } from '../../support/loopback.js'
import { charged, order, rejection, TestGateway } from './fixture.js'

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
    ['http://gateway.example', 'https'],
    ['http://127.0.0.1.example.com', 'https'],
    ['http://10.0.0.1', 'https'],
    ['ftp://gateway.example', 'https'],
    ['gateway.example', 'absolute'],
    ['https://gateway.example?a=1', 'without ? and #'],
    [undefined, 'no default'],
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
    [{ retry: { attempts: 0 } }, 'retry.attempts'],
  ])('%j is refused at its place', (options, option) => {
    expect(catchError(make({ baseUrl, ...options }))).toMatchObject({ option })
  })

  it('refuses a command whose credential is missing, before anything is sent', async () => {
    await using server = await startLoopback()
    await using gateway = new TestGateway({
      baseUrl: server.url,
      key: 'Merchant',
    })
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
    await using without = new TestGateway({
      baseUrl: server.url,
      key: 'Merchant',
    })
    expect(await rejection(without.createCheque({ Id: '1' }))).toMatchObject({
      option: 'chequePaths.create',
    })
    await using gateway = new TestGateway({
      baseUrl: server.url,
      key: 'Merchant',
      chequePaths: { create: '/cheque' },
    })
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
