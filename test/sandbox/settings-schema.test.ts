import { configSchema } from '@card-gateway/sandbox/world/settings-schema'
import { rowSchemas } from '@card-gateway/sandbox/world/snapshot-schema'
import { breaches } from '@card-gateway/sandbox/world/validate-settings'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { fc } from '../support/fast-check.js'

/** Settings with everything in them that has a rule. */
const settings = {
  port: 8080,
  seed: 1,
  terminals: [{ key: 'Shop', vwid: 'ShopVW', password: 'secret', testAmountRange: 'warn', threeDSLifetime: '30m' }],
  delivery: { timeLimit: 1000 },
  control: { token: 'a-token-that-is-long-enough' },
}

const odd = [null, true, -1, 1.5, 70_000, '', 'x', '10s', [], [[]], {}, { x: 1 }, ['a', 1]]

type Schema = Parameters<typeof breaches>[0]

const names = namesIn(configSchema)

/** Values near a right one: one place after another holds something else, is gone, or has a neighbour. */
function near(value: unknown): fc.Arbitrary<unknown> {
  const something = fc.constantFrom<unknown>(...odd)
  if (Array.isArray(value)) {
    const items = fc.tuple(...value.map((item: unknown) => near(item)))
    return fc.oneof({ weight: 4, arbitrary: items }, { weight: 1, arbitrary: something })
  }
  if (typeof value !== 'object' || value === null) {
    return fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: something })
  }
  const members = fc.record(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, near(one)])), {
    requiredKeys: [],
  })
  const further = fc.dictionary(fc.constantFrom(...names, 'strange'), something, { maxKeys: 2 })
  return fc.oneof(
    { weight: 4, arbitrary: members },
    { weight: 2, arbitrary: fc.tuple(members, further).map(([own, more]) => ({ ...own, ...more })) },
    { weight: 1, arbitrary: something },
  )
}

function namesIn({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

/** A value that a schema allows. */
function sampleOf(schema: Schema): unknown {
  const { enum: words, properties = {}, items, minimum = 0, minItems = 0 } = schema
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, sampleOf(inner)]))
    case 'array':
      return items === undefined ? [] : Array.from({ length: Math.max(1, minItems) }, () => sampleOf(items))
    case 'boolean':
      return false
    case 'string':
      return words?.[0] ?? 'a'
    default:
      return Math.max(0, minimum)
  }
}

describe('the check of settings and snapshots judges as ajv does', () => {
  const ajv = new Ajv2020({ strict: false })
  const schemas: [name: string, schema: Schema, value: unknown][] = [
    ['settings', configSchema, settings],
    ...Object.entries(rowSchemas).map(([name, schema]): [string, Schema, unknown] => [name, schema, sampleOf(schema)]),
  ]

  it.each(schemas)('%s', (_name, schema, right) => {
    const check = ajv.compile({ ...schema, $schema: 'https://json-schema.org/draft/2020-12/schema' })
    expect(breaches(schema, right)).toEqual([])
    fc.assert(
      fc.property(near(right), (value) => {
        expect(breaches(schema, value).length === 0).toBe(check(value))
      }),
      { numRuns: 300 },
    )
  })

  it('and refuses whole numbers besides that have lost digits', () => {
    expect(breaches({ type: 'integer' }, Number.MAX_SAFE_INTEGER + 1)).toEqual(['The file: must be of type integer.'])
  })
})
