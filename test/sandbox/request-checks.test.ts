import { checksFor } from '@card-gateway/sandbox/engine/pipeline/checks'
import { relax, unminded } from '@card-gateway/sandbox/engine/pipeline/relax'
import { validateRequest } from '@card-gateway/sandbox/engine/pipeline/validate-request'
import type { ParsedRequest } from '@card-gateway/sandbox/engine/wire/parsed-request'
import type { RequestCheck } from '@card-gateway/sandbox/spec/gateway-spec'
import type { ParameterRule } from '@card-gateway/sandbox/spec/overlay'
import type { FailureCode } from '@card-gateway/validators'
import { describe, expect, it, vi } from 'vitest'
import { terminalOf } from './delivery-world.js'
import { commandOf, specWith } from './engine-context.js'

function parsedAs(change: Partial<ParsedRequest> = {}): ParsedRequest {
  return {
    ...{ request: {}, credentials: {}, structure: [], values: [], repeats: [], notes: [], masked: '' },
    ...change,
  }
}

type Failure = readonly [path: string, code: FailureCode]

/** A validator that finds these failures. */
function validator(...failures: readonly Failure[]): RequestCheck {
  return Object.assign(() => failures.length === 0, {
    validate: () => ({
      ...{ ok: false as const },
      failures: failures.map(([path, code]) => ({ path, code, message: `${path} ${code}` })),
    }),
  })
}

const deviations = (parameters: readonly ParameterRule[], missing: Readonly<Record<string, string>> = {}) => ({
  ...{ paths: [], parameters, attributes: [], missing, statuses: {}, sessionStates: {} },
})

describe('what a profile does not mind', () => {
  const rules: readonly ParameterRule[] = [
    { of: [], names: ['OrderId'], is: 'any-length' },
    { of: [], names: ['ServiceId', 'CustomFields'], is: 'ignored' },
    { of: [], names: ['PayInfo.SecureCode'], is: 'optional' },
    { of: [], names: ['Amount'], is: 'optional', for: { OrderId: 'free' } },
  ]
  const command = commandOf('api.Pay', { deviations: deviations(rules) })
  const problems = (...places: readonly string[]) => places.map((at) => ({ at, why: 'why' }))

  it('is taken off a request: what is ignored everywhere, what is optional where it is missing', () => {
    const request = { OrderId: 'A-1', ServiceId: 'x', CustomFields: {} }
    const all = problems('OrderId', 'ServiceId', 'PayInfo.SecureCode', 'Amount')
    const relaxed = relax(command, parsedAs({ request, structure: all, values: all, repeats: all, masked: 'm' }))
    expect(relaxed.request).toEqual({ OrderId: 'A-1' })
    expect(relaxed.structure).toEqual(problems('OrderId', 'Amount'))
    expect(relaxed.values).toEqual(problems('OrderId', 'PayInfo.SecureCode', 'Amount'))
    expect(relaxed.repeats).toEqual(problems('OrderId', 'PayInfo.SecureCode', 'Amount'))
    expect(relaxed.masked).toBe('m')
    const free = relax(command, parsedAs({ request: { OrderId: 'free' }, structure: problems('Amount') }))
    expect(free.structure).toEqual([])
  })

  it('is nothing where no rule applies', () => {
    const parsed = parsedAs({ request: { ServiceId: 'x' }, structure: problems('ServiceId') })
    expect(relax(commandOf('api.Pay'), parsed)).toBe(parsed)
    expect(parsed.request).toEqual({ ServiceId: 'x' })
  })

  it('is a failure of its kind at its place', () => {
    const isUnminded = unminded(command, parsedAs({ request: { OrderId: 'free' } }))
    const said: readonly Failure[] = [
      ...([
        ['OrderId', 'too-long'],
        ['OrderId', 'too-short'],
        ['Amount', 'required'],
      ] as const),
      ...([
        ['OrderId', 'required'],
        ['Amount', 'too-long'],
        ['ServiceId', 'required'],
        ['Key', 'too-long'],
      ] as const),
    ]
    expect(said.map(([path, code]) => isUnminded(path, code))).toEqual([true, true, true, false, false, false, false])
    expect(unminded(command, parsedAs())('Amount', 'required')).toBe(false)
    expect(unminded(commandOf('api.Pay'), parsedAs())('OrderId', 'too-long')).toBe(false)
  })
})

describe('what is wrong with a request', () => {
  const codes = (parsed: Partial<ParsedRequest>, ...failures: readonly Failure[]) => {
    const { structure, values, repeats } = validateRequest(
      commandOf('api.Pay'),
      validator(...failures),
      parsedAs(parsed),
    )
    return [structure, values, repeats].map((found) => found.map(({ errCode, why }) => `${errCode} ${why}`))
  }
  const at = (place: string) => [{ at: place, why: 'why' }]

  it('is nothing where everything can be read and is valid', () => {
    expect(codes({})).toEqual([[], [], []])
  })

  it('is sorted by what it is, with the code of its place', () => {
    const { refusals } = commandOf('api.Pay').row
    expect([refusals.PayInfo, refusals['PayInfo.PAN']]).toEqual(['WRONG_PAY_INFO', 'WRONG_PAN'])
    const whole = `${refusals.PayInfo} why`
    expect(codes({ structure: at('PayInfo') })).toEqual([[whole], [], []])
    expect(codes({ structure: at('PayInfo.PAN') })).toEqual([[whole], [], []])
    expect(codes({ structure: at('OrderId') })).toEqual([['WRONG_PARAMS why'], [], []])
    expect([refusals.Amount, codes({ structure: at('Amount') })[0]]).toEqual(['AMOUNT_ERROR', ['WRONG_PARAMS why']])
    expect(codes({ structure: at('CustomFields') })).toEqual([['WRONG_PARAMS why'], [], []])
    expect(codes({ values: at('PayInfo.PAN') })).toEqual([[], ['WRONG_PAN why'], []])
    expect(codes({ values: at('PayInfo.Other') })).toEqual([[], [whole], []])
    expect(codes({ values: at('OrderId') })).toEqual([[], ['WRONG_PARAMS why'], []])
    expect(codes({ repeats: at('PayInfo.OrderId') })).toEqual([[], [], [whole]])
    expect(codes({ repeats: at('Other') })).toEqual([[], [], ['WRONG_PARAMS why']])
  })

  it('is what the validator says, once it can be read', () => {
    const found: readonly Failure[] = [
      ...([
        ['OrderId', 'required'],
        ['Other', 'unknown-field'],
        ['PayInfo.EMonth', 'required'],
      ] as const),
      ...([
        ['PayInfo.PAN', 'pattern'],
        ['PayInfo.Other', 'pattern'],
        ['Amount', 'too-large'],
      ] as const),
    ]
    expect(codes({}, ...found)).toEqual([
      ['WRONG_PARAMS OrderId required', 'WRONG_PARAMS Other unknown-field', 'WRONG_PAY_INFO PayInfo.EMonth required'],
      ['WRONG_PAN PayInfo.PAN pattern', 'WRONG_PAY_INFO PayInfo.Other pattern', 'AMOUNT_ERROR Amount too-large'],
      [],
    ])
    for (const code of ['required', 'unknown-field', 'needs', 'any-of', 'separator-in-key', 'reserved-key'] as const)
      expect(codes({}, ['OrderId', code])[0]).toHaveLength(1)
    expect(codes({ structure: at('OrderId') }, ...found)).toEqual([['WRONG_PARAMS why'], [], []])
    expect(codes({ repeats: at('Other') }, ['Amount', 'too-large'])).toEqual([
      ...[[], ['AMOUNT_ERROR Amount too-large'], ['WRONG_PARAMS why']],
    ])
  })

  it('is told once of a value that could not be read, and so is not there', () => {
    expect(
      codes({ values: at('Amount') }, ['Amount', 'required'], ['OrderId', 'required'], ['Amount', 'type']),
    ).toEqual([['WRONG_PARAMS OrderId required'], ['AMOUNT_ERROR why', 'AMOUNT_ERROR Amount type'], []])
  })

  it('is nothing that the profile does not mind, and what is missing may have its own code', () => {
    const rules: readonly ParameterRule[] = [{ of: [], names: ['OrderId'], is: 'any-length' }]
    const row = { deviations: deviations(rules, { Amount: 'AMOUNT_ERROR', OrderId: 'ORDER' }) }
    const found = [
      ['OrderId', 'too-long'],
      ['Amount', 'required'],
      ['OrderId', 'needs'],
    ] as const
    const { structure, values } = validateRequest(commandOf('api.Pay', row), validator(...found), parsedAs())
    expect([structure.map(({ errCode }) => errCode), values]).toEqual([['AMOUNT_ERROR', 'WRONG_PARAMS'], []])
  })

  it('is what reading it said where the validator finds nothing, which has no words then', () => {
    const validate = vi.fn<RequestCheck['validate']>((value) => ({ ok: true, value }))
    const silent: RequestCheck = Object.assign(() => true, { validate })
    const says = (parsed: Partial<ParsedRequest>) => validateRequest(commandOf('api.Pay'), silent, parsedAs(parsed))
    expect(says({})).toEqual({ structure: [], values: [], repeats: [] })
    expect(validate).not.toHaveBeenCalled()
    expect(says({ values: at('OrderId'), repeats: at('Other') })).toEqual({
      structure: [],
      ...{ values: [{ errCode: 'WRONG_PARAMS', why: 'why' }], repeats: [{ errCode: 'WRONG_PARAMS', why: 'why' }] },
    })
    // One of each must not cancel out: a superfluous one is reported even when everything else is right.
    expect(says({ structure: at('Other'), repeats: at('Other') }).structure).toHaveLength(1)
    expect(says({ structure: at('Other'), values: at('Other') }).structure).toHaveLength(1)
    expect(says({ values: at('Other'), repeats: at('Other') }).values).toHaveLength(1)
  })
})

describe('the checks of a command', () => {
  const spec = specWith()
  const names = (id: string) => {
    const { beforeTx, inTx } = commandOf(id)
    return [beforeTx, inTx].map((checks) => checks.map(({ row }) => row.check).join(' '))
  }

  it.each([
    ['api.Pay', 'parameters terminal source family values repeats', 'test-card order-free amount'],
    ['api.MPPay', 'parameters terminal source family values repeats', 'test-card order-free amount'],
    ['api.MobilePay', 'parameters terminal source family values repeats', 'test-card order-free amount'],
    ['api.Charge', 'parameters terminal source family values repeats', 'order-known order-idle state amount'],
    ['api.GetState', 'parameters terminal source family values repeats', 'order-known amount'],
    [
      'inpay.Refund',
      'parameters terminal source family password values repeats',
      'order-known order-idle state amount',
    ],
    ['inpay.PayPage', 'parameters source family values repeats', ''],
    ['ewallet.PaySubmit3DS', 'parameters source family values repeats', 'order-known order-idle state'],
    ['ewallet.Register', 'parameters terminal source family values repeats', ''],
    ['ewallet.Add', 'parameters terminal source family values repeats', 'test-card user'],
    ['ewallet.SendCode', 'parameters terminal source family values repeats', 'user card phone amount'],
    [
      'ewallet.Pay',
      'parameters terminal source family values repeats',
      'test-card user order-free card confirm-code amount',
    ],
  ])('%s are those that it has something for, in the order of the table', (id, before, within) => {
    expect(names(id)).toEqual([before, within])
  })

  it('are those of the table, no more and no fewer, and those of the request alone come first', () => {
    const command = commandOf('api.Pay')
    const { precedence } = spec
    const [first] = precedence
    if (first === undefined) throw new Error('There are checks.')
    const among = (rows: typeof precedence) => () => checksFor(command, { ...spec, precedence: rows })
    expect(among([...precedence, { ...first, check: 'new' }])).toThrow('the engine has no check new')
    expect(among(precedence.slice(1))).toThrow('the precedence table lacks a check of the engine')
    expect(among([...precedence.slice(1), first])).toThrow('a check of the request alone comes after one that needs')
  })

  const facts = (id: string, change: object = {}) => ({
    ...{ command: commandOf(id), world: { terminal: terminalOf() }, credential: 'Key', password: 'secret' },
    ...{ from: undefined, structure: [], values: [], repeats: [], ...change },
  })
  const refusal = (check: string, id: string, change: object = {}) => {
    const found = commandOf(id).beforeTx.find(({ row }) => row.check === check)
    return found?.beforeTx?.(facts(id, change))
  }
  const allowing = (...allowFrom: readonly string[]) => ({ world: { terminal: { ...terminalOf(), allowFrom } } })

  it('refuse what the terminal does not allow', () => {
    expect(refusal('terminal', 'api.Pay')).toBeUndefined()
    expect(refusal('terminal', 'api.Pay', { world: undefined })).toMatchObject({
      ...{ errCode: 'ACCESS_DENIED', why: 'Key names no terminal of this sandbox.' },
    })
    const from = (change: object) => refusal('source', 'api.Pay', change)?.errCode
    expect([from({}), from({ world: undefined }), from({ from: '1.2.3.4' })]).toEqual([undefined, undefined, undefined])
    expect(from({ ...allowing('1.2.3.4'), from: '1.2.3.4' })).toBeUndefined()
    expect(from({ ...allowing('1.2.3.4'), from: '1.2.3.5' })).toBe('ACCESS_DENIED')
    expect(from(allowing('1.2.3.4'))).toBe('ACCESS_DENIED')
    const family = (families: readonly string[]) =>
      refusal('family', 'api.Pay', { world: { terminal: { ...terminalOf(), families } } })?.errCode
    expect([family(['inpay']), family(['api'])]).toEqual(['API_NOT_ALLOWED', undefined])
    expect(refusal('family', 'api.Pay', { world: undefined })).toBeUndefined()
    const password = (change: object) => refusal('password', 'inpay.Refund', change)?.errCode
    expect([password({}), password({ password: 'other' }), password({ password: undefined })]).toEqual([
      ...[undefined, 'ACCESS_DENIED', 'ACCESS_DENIED'],
    ])
    expect(password({ world: undefined })).toBe('ACCESS_DENIED')
  })

  it('tell of five things that are wrong, each once, under the code of the first', () => {
    const wrong = (...whys: readonly string[]) => whys.map((why, index) => ({ errCode: `E${index}`, why }))
    for (const [check, name] of [
      ['parameters', 'structure'],
      ['values', 'values'],
    ] as const) {
      const told = (...whys: readonly string[]) => refusal(check, 'api.Pay', { [name]: wrong(...whys) })
      expect([told(), told('a')]).toEqual([undefined, { errCode: 'E0', why: 'a' }])
      expect(told('a', 'b', 'a', 'c', 'd', 'e')).toEqual({ errCode: 'E0', why: 'a b c d' })
    }
    expect(refusal('repeats', 'api.Pay', { repeats: wrong('a', 'b') })).toEqual({ errCode: 'E0', why: 'a' })
  })
})
