/** What holds for every emitted validator, whatever it is given. */

import type { Validator } from '@card-gateway/validators'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { runs } from '../../support/runs.js'
import { allValidators } from '../../support/validators.js'

let validators: Map<string, Validator<unknown>>
beforeAll(async () => {
  validators = await allValidators()
})

type Schema = Validator<unknown>['jsonSchema']

/** Values close to a schema: often valid, often broken in one place. */
function near(schema: Schema | false): fc.Arbitrary<unknown> {
  if (schema === false) return fc.anything()
  const broken = {
    weight: 1,
    arbitrary: fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, 'a;b', '', 0, -1, 1.5, Number.NaN)),
  }
  return fc.oneof({ weight: 6, arbitrary: plausible(schema) }, broken)
}

function plausible(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return fc.constantFrom(
        'FreePay',
        'A-1',
        '4111111111111111',
        '05',
        '012',
        '123456',
        '79001234567',
        '203.0.113.7',
        'https://a.example/',
        'AAAA',
        '1.50',
      )
    case 'integer':
      return fc.constantFrom(1, 100, 5000)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(near(schema.items ?? {}), { maxLength: 2 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, near(one)])),
        {
          requiredKeys: (schema.required ?? []).filter((name) => schema.properties?.[name]),
        },
      )
    default:
      return fc.constant(schema['x-type'] ? 1n : 'x')
  }
}

describe('every validator', () => {
  it('is there for each message', () => {
    expect(validators.size).toBeGreaterThan(100)
  })

  it('never throws, and its faces agree', () => {
    for (const validator of validators.values()) {
      fc.assert(
        fc.property(fc.oneof(near(validator.jsonSchema), fc.anything()), (value) => {
          const result = validator.validate(value)
          const standard = validator['~standard'].validate(value)
          expect(validator(value)).toBe(result.ok)
          expect(standard.issues === undefined).toBe(result.ok)
          if (!result.ok) expect(result.failures.length).toBeGreaterThan(0)
        }),
        { numRuns: runs(10, 30) },
      )
    }
  })

  it('decides as its JSON Schema does in another validator', () => {
    const ajv = new Ajv2020({ strict: false })
    for (const validator of validators.values()) {
      const standard = ajv.compile(validator.jsonSchema)
      if (JSON.stringify(validator.jsonSchema).includes('bigint')) continue
      fc.assert(
        fc.property(near(validator.jsonSchema), (value) => {
          const json: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value))
          expect(validator(json)).toBe(standard(json))
        }),
        { numRuns: runs(10, 30) },
      )
    }
  })

  it('leaves frozen values as they are', () => {
    for (const validator of validators.values()) {
      expect(() => validator.validate(Object.freeze({ OrderId: Object.freeze([]) }))).not.toThrow()
    }
  })
})

describe('a refusal', () => {
  /** The same value in every place one can stand, under documented and unknown names. */
  function everywhere(schema: Schema | false, value: unknown): unknown {
    if (schema === false) return value
    if (schema.type === 'array') return [everywhere(schema.items ?? {}, value), value]
    if (schema.type !== 'object') return value
    const members = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, everywhere(one, value)])
    return { ...Object.fromEntries(members), Unknown: value }
  }

  it.each([
    ['a card number', '4929123412341234'],
    ['a card number as a number', 4929123412341234],
    ['a password', 'Hunter2-Hunter2'],
    ['a password with a separator', 'Hunter2;Hunter2'],
    ['authentication data', 'eJxUnique+secret/=='.repeat(10)],
    ['a list of them', ['Hunter2-Hunter2', 4929123412341234]],
  ])('never repeats %s', (_title, secret) => {
    for (const validator of validators.values()) {
      const value = everywhere(validator.jsonSchema, secret)
      const result = validator.validate(value)
      const { issues } = validator['~standard'].validate(value)
      const said = JSON.stringify([result.ok ? [] : result.failures, issues])
      for (const text of ['4929123412341234', 'Hunter2', 'Unique']) expect(said).not.toContain(text)
    }
  })

  it('does not repeat a name that could be a card number or a whole text', () => {
    for (const name of ['4929123412341234', '4929 1234 1234 1234', `secret${'x'.repeat(50)}`]) {
      for (const validator of validators.values()) {
        expect(
          JSON.stringify(
            [validator.validate({ [name]: 1 }), validator['~standard'].validate({ [name]: 1 })].map(reasons),
          ),
        ).not.toContain(name)
      }
    }
  })

  function reasons(result: object): unknown {
    return 'failures' in result ? result.failures : 'issues' in result ? result.issues : undefined
  }
})
