import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { loadSpec } from '../../generator/load/load.js'
import { readSources } from '../../generator/load/read-files.js'
import { buildModel } from '../../generator/model/build/build.js'
import type { Model } from '../../generator/model/model.js'
import { client } from '../../generator/targets/client/index.js'
import { protocol } from '../../generator/targets/protocol/index.js'
import type { OutputFile, Target } from '../../generator/targets/shared/target.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = readSources(root)
const targets: readonly Target[] = [protocol, client]
const model = modelOf()

/** The real spec with one text of one file replaced. */
function modelOf(path = '', before: string | RegExp = '', after = ''): Model {
  const edited = sources.map((source) =>
    source.path === path ? { ...source, text: source.text.replace(before, after) } : source,
  )
  if (path !== '' && edited.every(({ text }, i) => text === sources[i]?.text))
    throw new Error(`nothing to edit in ${path}`)
  return buildModel(loadSpec(edited))
}

function unitsOf(of: Model): Map<string, OutputFile> {
  return new Map(targets.flatMap((target) => target.emit(of).map((unit) => [`${target.name}/${unit.path}`, unit])))
}

/** The files of the real spec, and their texts: each is rendered once, by who asks first. */
const units = unitsOf(model)
const texts = new Map<string, string | Promise<string>>()

function textOf(path: string): string | Promise<string> {
  const unit = units.get(path)
  if (unit === undefined) throw new Error(`no unit ${path}`)
  const text = texts.get(path) ?? unit.render()
  texts.set(path, text)
  return text
}

/** Units whose text an edit changes; fails when one of them does not say so by its `from`. */
async function changedBy(path: string, before: string | RegExp, after: string): Promise<string[]> {
  const changed: string[] = []
  for (const [name, unit] of unitsOf(modelOf(path, before, after))) {
    if (units.has(name) && (await unit.render()) === (await textOf(name))) continue
    changed.push(name)
    expect(JSON.stringify(unit.from), `${name} changed but its parts did not`).not.toBe(
      JSON.stringify(units.get(name)?.from),
    )
  }
  return changed.sort()
}

describe('the emitted sources', () => {
  it('are the same when emitted again', async () => {
    const again = unitsOf(modelOf())
    for (const path of units.keys()) expect(await again.get(path)?.render(), path).toBe(await textOf(path))
  })

  it('have no overlong lines, except texts and imports', async () => {
    for (const path of units.keys()) {
      if (!path.endsWith('.ts')) continue
      const text = await textOf(path)
      const long = text.split('\n').filter((line) => line.length > 120 && !/['"].{40,}['"]/.test(line))
      expect(long, path).toEqual([])
    }
  })

  it('document every property and method', async () => {
    const text = await textOf('protocol/src/commands/api/Pay.ts')
    expect(text).toContain(`  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No \`;\` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions C10, S47, S151, S10, S11.
   */
  readonly OrderId: string`)
    expect(text).toContain(
      `   * Card number, digits without spaces. 12 to 19 digits. Shown with its first six and last four digits only.`,
    )
  })

  it('require no credential, and no value twice', async () => {
    const text = await textOf('protocol/src/commands/api/Pay.ts')
    const request = text.slice(text.indexOf('interface ApiPayPayInfo'), text.indexOf('interface ApiPayReplyBase'))
    expect(request).not.toMatch(/readonly Key/)
    expect(request.match(/readonly OrderId/g)).toHaveLength(1)
    expect(request.match(/readonly Amount/g)).toHaveLength(1)
  })

  it('hold descriptors without documentation', async () => {
    expect(
      await textOf('protocol/src/commands/api/Charge.ts'),
    ).toContain(`export const apiCharge: CommandDescriptor<ApiChargeRequest, ApiChargeReply> = {
  id: 'api.Charge',
  family: 'api',
  name: 'Charge',
  path: '/api/Charge',
  channel: 'form',
  effect: 'money',
  request: [{ name: 'Key', kind: 'text', from: 'key', id: true }, { name: 'OrderId', kind: 'text', id: true }],
  reply: {
    format: 'xml',
    roots: ['Charge'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
  settledBy: {
    command: 'api.GetState',`)
  })

  it('give every command a method with an example', async () => {
    for (const { family, method } of model.commands) {
      const text = await textOf(`client/src/families/${family.name}.ts`)
      expect(text).toMatch(new RegExp(`\\n  ${method}(<.*>)?\\(request: `))
      expect(text).toContain(`await gateway.${family.name}.${method}(`)
    }
  })

  it('say how to find out what happened when no answer comes', async () => {
    expect(await textOf('client/src/families/api.ts')).toContain(
      "When no answer comes, ask {@link getState}, or the error's `resolve()`",
    )
  })

  it('load each command with its validator at its first call, and nothing of it before', async () => {
    const family = await textOf('client/src/families/api.ts')
    expect(family).toContain("const loadApiPay = () => import('../commands/api/Pay.js')")
    expect(family).not.toMatch(/^import (?!type).*(?:protocol|validators|commands)/m)
    expect(await textOf('client/src/commands/api/Pay.ts')).toContain(
      [
        "export { apiPay as command } from '@card-gateway/protocol/commands/api/Pay'",
        "export { validateApiPayRequest as validator } from '@card-gateway/validators/api/PayRequest'",
      ].join('\n'),
    )
  })

  it('keep commands and tables out of what is loaded first', async () => {
    expect((await textOf('protocol/src/core.ts')).match(/'.*'/g)).toEqual(["'./runtime.js'", "'./decode.js'"])
  })
})

describe('a change of the spec', () => {
  it('of a sentence changes only the files that quote it', async () => {
    const changed = await changedBy(
      'spec/families/api/Charge.yaml',
      'Charges the whole amount',
      'Takes the whole amount',
    )
    expect(changed).toEqual(['client/README.md', 'client/src/families/api.ts', 'protocol/src/commands/api/Charge.ts'])
  })

  it('of a limit changes every command that has a field with it', async () => {
    const changed = await changedBy('spec/limits.yaml', /(?<=userPassword:[^}]*max: )50/, '40')
    expect(changed).toContain('protocol/src/limits.ts')
    expect(changed).toContain('protocol/src/commands/ewallet/Register.ts')
    expect(changed.filter((path) => path.includes('/api/'))).toEqual([])
  })

  it('of an error code changes only the table of errors and the enumeration', async () => {
    expect(await changedBy('spec/errors.yaml', '  WRONG_PAN:', '  WRONG_PAN_NUMBER:')).toEqual([
      'protocol/src/errors.ts',
      'protocol/src/vocabularies.ts',
    ])
  })

  it('of an event changes only that event', async () => {
    expect(
      await changedBy(
        'spec/events.yaml',
        'A one-step payment through the hosted page ended',
        'A hosted one-step payment ended',
      ),
    ).toEqual(['protocol/src/events/MerchantPay.ts'])
  })

  it('of a state changes only the table of states', async () => {
    expect(
      await changedBy('spec/states.yaml', 'The money is charged; the payment has succeeded.', 'The money is taken.'),
    ).toEqual(['protocol/src/states.ts'])
  })
})

describe('a package', () => {
  const manifestOf = async (name: string) => JSON.parse(await textOf(`${name}/package.json`))

  it('is ESM with types, free of side effects, and depends on what it imports', async () => {
    for (const { name } of targets) {
      const manifest = await manifestOf(name)
      expect(manifest).toMatchObject({
        type: 'module',
        sideEffects: false,
        license: 'MIT',
        engines: { node: '>=20.19' },
      })
      expect(manifest.exports['.']).toEqual({
        types: './dist/index.d.ts',
        default: './dist/index.js',
      })
    }
    const [first, second] = [await manifestOf('protocol'), await manifestOf('client')]
    expect(Object.keys(first.dependencies)).toEqual(['@nodable/entities', 'fast-xml-parser'])
    expect(second.dependencies).toMatchObject({
      '@card-gateway/protocol': first.version,
      '@card-gateway/validators': first.version,
    })
  })

  it('is built after the packages it uses', async () => {
    expect(JSON.parse(await textOf('client/tsconfig.json'))).toMatchObject({
      compilerOptions: { composite: true, rootDir: 'src', outDir: 'dist' },
      references: [{ path: '../protocol' }, { path: '../validators' }],
    })
  })
})
