import { describe, expect, it } from 'vitest'
import { camelCase } from '../../generator/lib/letter-case.js'
import { loadSpec } from '../../generator/load/load.js'
import { buildModel } from '../../generator/model/build/build.js'
import type { Command, Model } from '../../generator/model/model.js'
import { type Edit, specWith } from './fixture/spec.js'

const build = (...edits: Edit[]): Model => buildModel(loadSpec(specWith(...edits)))

function command(model: Model, id: string): Command {
  const found = model.commands.find((one) => one.id === id)
  if (!found) throw new Error(`no command ${id}`)
  return found
}

describe('the model', () => {
  const model = build()

  it('orders commands by family and id', () => {
    expect(model.commands.map(({ id }) => id)).toEqual(['api.Find', 'api.FindPage', 'api.Pay'])
  })

  it('names a command as the packages do', () => {
    const { method, typeName, path, name, localId } = command(model, 'api.FindPage')
    expect({ method, typeName, path, name, localId }).toEqual({
      method: 'findPage',
      typeName: 'ApiFindPage',
      path: '/api/Find',
      name: 'Find',
      localId: 'FindPage',
    })
  })

  it('says which commands may be repeated, and which status command settles the others', () => {
    expect(command(model, 'api.Find').repeatable).toBe(true)
    expect(command(model, 'api.Pay')).toMatchObject({
      repeatable: false,
      settledBy: { command: 'api.Find', happened: ['Charged'], declined: ['Rejected'], untouched: [], waiting: [] },
    })
  })

  it('puts limits into types by number and by name', () => {
    expect(model.types.find(({ name }) => name === 'orderId')).toMatchObject({
      base: 'text',
      length: { min: 1, max: 20, limit: 'orderId' },
      pattern: '[^;]*',
      numeric: false,
    })
  })

  it('resolves what is sent twice to the value of the parameter it repeats', () => {
    const payInfo = command(model, 'api.Pay').parameters.at(-1)
    expect(payInfo).toMatchObject({
      name: 'PayInfo',
      presence: 'required',
      value: {
        kind: 'pairs',
        flat: false,
        keys: [
          { name: 'PAN', value: { type: { sensitive: 'pan' } } },
          { name: 'OrderId', same: 'OrderId', value: { kind: 'scalar', type: { name: 'orderId' } } },
        ],
      },
    })
  })

  it('fills in the element, its further names, and the cases', () => {
    const edited = build({
      file: 'families/api/Pay.yaml',
      find: 'reply:\n',
      put: 'reply:\n  element: Payment\n  accepts: [Pay]\n  decided: C01\n',
    })
    const { reply, variants } = command(edited, 'api.Pay')
    expect(reply).toMatchObject({ format: 'xml', element: 'Payment', accepts: ['Payment', 'Pay'], decided: ['C01'] })
    expect(variants).toEqual({
      on: 'Scheme',
      cases: [
        { name: 'atOnce', summary: 'In one step.', values: ['Pay'] },
        { name: 'later', summary: 'In two steps.', values: ['Block'] },
      ],
    })
  })

  it('gives an example the input of the one it names', () => {
    const [first, second] = command(model, 'api.Pay').examples
    expect(second?.input).toEqual(first?.input)
    expect(second).toMatchObject({ kind: 'call', outcome: 'False' })
  })

  it('knows which commands make a transition, send an event, and refer to a decision', () => {
    expect(model.transitions.map(({ id, by, trigger }) => [id, by, trigger])).toEqual([
      ['charge', ['api.Pay'], undefined],
      ['decline', ['api.Pay'], undefined],
      ['activate', [], 'sandbox'],
    ])
    expect(model.emissions[0]?.by).toEqual(['api.Pay'])
    expect(model.events[0]?.emittedBy).toEqual(['pay'])
    expect(model.unspecified[0]?.referredBy).toEqual(['gateway.conventions.transport'])
  })

  it('lets a command that can begin something be called in any state, another only where its transitions start', () => {
    expect(command(model, 'api.Pay').needs).toEqual([])
    const later = build(
      { file: 'states.yaml', find: 'from: none, to: Charged', put: 'from: Rejected, to: Charged' },
      {
        file: 'families/api/Pay.yaml',
        find: 'moves: [charge, decline]',
        put: 'moves: [charge]',
      },
    )
    expect(command(later, 'api.Pay').needs).toEqual(['Rejected'])
  })

  it('is frozen at every depth', () => {
    const loose: unknown[] = []
    const seen = new Set<unknown>()
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return
      seen.add(value)
      if (!Object.isFrozen(value)) loose.push(value)
      for (const inner of Object.values(value)) visit(inner)
    }
    visit(model)
    expect(loose).toEqual([])
    expect(seen.size).toBeGreaterThan(100)
  })
})

describe('camelCase', () => {
  it.each([
    ['Pay', 'pay'],
    ['GetState', 'getState'],
    ['MPPay', 'mpPay'],
    ['PaySubmit3DS', 'paySubmit3DS'],
    ['EWalletPay', 'eWalletPay'],
    ['ApiPay', 'apiPay'],
  ])('turns %s into %s', (name, method) => {
    expect(camelCase(name)).toBe(method)
  })
})

describe("the sandbox's rules", () => {
  const file = 'sandbox.yaml'

  it('keep the order of the checks and say what a refusal notifies of', () => {
    const { checks } = build({
      file,
      find: '  family: { summary: All is well., codes: [DECLINED] }',
      put: '  family: { summary: It may., codes: [DECLINED], notifies: true }',
    }).sandbox
    expect(checks.slice(2, 5)).toEqual([
      { check: 'source', codes: ['DECLINED'], notifies: false, summary: 'All is well.' },
      { check: 'family', codes: ['DECLINED'], notifies: true, summary: 'It may.' },
      { check: 'password', codes: ['DECLINED'], notifies: false, summary: 'All is well.' },
    ])
  })

  it.each([
    ['none of another fault', 'faults: [gateway]', []],
    ['all of a fault', 'faults: [gateway, issuer]', ['DECLINED']],
    ['but for the exceptions', 'faults: [issuer], except: [DECLINED]', []],
  ])('resolve the technical codes: %s', (_what, put, codes) => {
    expect(build({ file, find: 'faults: [gateway]', put }).sandbox.technical).toEqual(codes)
  })

  it('are frozen and name codes, and what a lenient sandbox accepts', () => {
    const { sandbox } = build()
    expect(Object.isFrozen(sandbox.refusals)).toBe(true)
    expect(sandbox).toMatchObject({
      refusals: { pan: 'DECLINED' },
      malformed: { PayInfo: 'DECLINED' },
      lenient: { query: true, unknownParameters: false },
    })
  })

  it('are listed in the register under the decisions they rely on', () => {
    const { unspecified } = build({ file, find: 'faults: [gateway]', put: 'faults: [gateway], decided: C01' })
    expect(unspecified[0]?.referredBy).toContain('sandbox.technical')
  })
})
