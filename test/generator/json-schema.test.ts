import { probeOf } from '@card-gateway/validators/explain'
import type { Failure, Reason } from '@card-gateway/validators/failure'
import type { MessageSchema } from '@card-gateway/validators/schema'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { compileCheck } from '../../generator/emit/ajv/compile.js'
import type { Command, Field, Frame, RequestRule, Value, Variants, WireType } from '../../generator/model/model.js'
import { eventSchema, replySchema } from '../../generator/projections/received-schema.js'
import { callerFields, requestSchema, resourceSchema } from '../../generator/projections/request-schema.js'
import { mayHoldSeparator, namePattern, wholeValue } from '../../generator/projections/schema-patterns.js'
import { wireSchema } from '../../generator/projections/wire-schema.js'
import { fc } from '../support/fast-check.js'

const frame: Frame = {
  outcome: 'Success',
  reason: 'ErrCode',
  noError: 'NONE',
  order: 'OrderId',
  event: 'Notification',
  encrypted: 'DATA',
  outcomes: [
    { value: 'True', result: 'success', says: '{command} succeeded.' },
    { value: 'False', result: 'failure', says: '{command} was refused.' },
  ],
}

const documented = { summary: 'A thing.', decided: [] }

function type(name: string, facts: Partial<WireType> = {}): WireType {
  return {
    ...documented,
    name,
    base: 'text',
    numeric: false,
    sample: 'x',
    ...facts,
  }
}

const text = type('text', { pattern: '[^;\\p{Cc}]*' })
const orderId = type('orderId', {
  pattern: '[^;\\p{Cc}]*',
  length: { min: 1, max: 50, limit: 'orderId' },
})
const amount = type('amount', {
  base: 'integer',
  range: { min: 1, max: 100, limit: 'amount' },
})
const pan = type('pan', {
  pattern: '[0-9]*',
  length: { min: 12, max: 19, limit: 'pan' },
  sensitive: 'pan',
})
const password = type('password', {
  pattern: '[^\\p{Cc}]*',
  sensitive: 'password',
})
const kind = type('kind', {
  base: 'enum',
  numeric: true,
  values: [1, 2].map((value) => ({ ...documented, value })),
})
const money = type('money', { base: 'decimal', scale: 2 })

function field(name: string, value: Value | WireType, facts: Partial<Field> = {}): Field {
  const held: Value = 'base' in value ? { kind: 'scalar', type: value } : value
  return {
    ...documented,
    name,
    value: held,
    presence: 'required',
    clientOnly: false,
    ...facts,
  }
}

function pairs(keys: readonly Field[], facts: { open?: WireType; flat?: boolean } = {}): Value {
  return { kind: 'pairs', keys, flat: false, ...facts }
}

const family = { ...documented, name: 'api', prefix: 'Api', title: 'API' }

function command(parameters: readonly Field[], facts: Partial<Command> = {}): Command {
  return {
    ...documented,
    id: 'api.Pay',
    family,
    name: 'Pay',
    localId: 'Pay',
    method: 'pay',
    typeName: 'ApiPay',
    channel: 'form',
    effect: 'money',
    repeatable: false,
    parameters,
    rules: [],
    moves: [],
    emits: [],
    needs: [],
    examples: [],
    ...facts,
  }
}

const nothing = { commands: [], commonEventFields: [], events: [], emissions: [] }

function schemaOf(parameters: readonly Field[], facts: Partial<Command> = {}): MessageSchema {
  return requestSchema(command(parameters, facts), nothing)
}

function checkOf(schema: MessageSchema): (value: unknown) => boolean {
  return new Function(`${compileCheck(schema)}\nreturn check`)()
}

function explain(schema: MessageSchema, value: unknown): Failure[] {
  const found: Reason[] = []
  probeOf(schema)(value, found)
  return found.map(({ failure }) => failure)
}

const key = field('Key', type('terminal'), { from: 'key' })
const payInfo = field('PayInfo', pairs([field('PAN', pan), field('OrderId', orderId, { same: 'OrderId' })]))

describe('a request schema', () => {
  it('asks neither for credentials nor for what is sent again', () => {
    const schema = schemaOf([
      key,
      payInfo,
      field('OrderId', orderId),
      field('Amount', amount, { presence: 'optional' }),
    ])
    expect(schema).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'ApiPayRequest',
      type: 'object',
      required: ['PayInfo', 'OrderId'],
      properties: {
        PayInfo: {
          type: 'object',
          required: ['PAN'],
          properties: {
            PAN: {
              type: 'string',
              minLength: 12,
              maxLength: 19,
              pattern: '^[0-9]*$',
              description: 'A thing.',
              'x-sensitive': 'pan',
              'x-limit': 'pan',
              'x-pair': true,
            },
          },
          additionalProperties: false,
        },
        OrderId: {
          type: 'string',
          minLength: 1,
          maxLength: 50,
          pattern: '^[^;\\p{Cc}]*$',
          description: 'A thing.',
          'x-limit': 'orderId',
          'x-pair': true,
        },
        Amount: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          description: 'A thing.',
          'x-limit': 'amount',
        },
      },
      additionalProperties: false,
    })
  })

  it('lifts the keys of a flat key-pair string to the top', () => {
    const parameters = [
      field('VWID', type('vwid'), { from: 'vwid' }),
      field('DATA', pairs([field('PAN', pan)], { flat: true })),
    ]
    expect(callerFields(parameters).fields.map(({ name }) => name)).toEqual(['PAN'])
    expect(schemaOf(parameters).required).toEqual(['PAN'])
  })

  it('bars the separator where the type would let it into a key-pair string', () => {
    const inPairs = schemaOf([field('DATA', pairs([field('Password', password)], { flat: true }))])
    const alone = schemaOf([field('Password', password)])
    expect(inPairs.properties?.Password).toMatchObject({
      pattern: '^(?![^]*;)[^\\p{Cc}]*$',
    })
    expect(alone.properties?.Password).toMatchObject({
      pattern: '^[^\\p{Cc}]*$',
    })
  })

  it('writes a decimal as text of at most its places', () => {
    const { pattern } = {
      pattern: '',
      ...schemaOf([field('Price', money)]).properties?.Price,
    }
    const decimal = new RegExp(pattern, 'u')
    expect(['0', '12', '12.5', '12.50', '0.01'].filter((one) => !decimal.test(one))).toEqual([])
    expect(['', '.5', '5.', '012', '1.234', '-1', '1e2', '1,5'].filter((one) => decimal.test(one))).toEqual([])
  })

  it('keeps custom keys apart from documented ones and from the notification fields they come back among', () => {
    const event = {
      ...documented,
      name: 'Paid',
      result: 'success',
      fields: [field('RefNumber', text)],
      open: text,
      emittedBy: ['row'],
      examples: [],
    } as const
    const foreign = {
      ...event,
      name: 'Other',
      fields: [field('Description', text), field('NewAmount', text)],
      emittedBy: ['elsewhere'],
    }
    const row = {
      ...documented,
      id: 'row',
      operation: 'Pay',
      family: 'api',
      success: ['Paid'],
      failure: [],
      by: [],
    }
    const schema = requestSchema(
      command([key, field('Data', pairs([field('OrderId', orderId)], { flat: true, open: text }))]),
      {
        commands: [command([field('CustomFields', pairs([field('Description', text)]))])],
        commonEventFields: [field('Notification', text)],
        events: [event, foreign],
        emissions: [row, { ...row, id: 'elsewhere', family: 'ewallet' }],
      },
    )
    const names = new RegExp(schema.propertyNames?.pattern ?? '', 'u')
    expect(['OrderId', 'Total', 'Description', 'Итог'].filter((name) => !names.test(name))).toEqual([])
    expect(
      ['', 'orderid', 'ORDERID', 'key', 'data', 'refnumber', 'newamount', 'Notification', 'a;b', 'a=b', 'a\n'].filter(
        (name) => names.test(name),
      ),
    ).toEqual([])
  })
})

const variants: Variants = {
  on: 'CardId',
  cases: [
    { name: 'freePay', summary: 'Not registered.', values: ['FreePay'] },
    { name: 'registered', summary: 'Registered.' },
  ],
}
const variantFields = [
  field('CardId', text),
  field('PAN', pan, { in: ['freePay'] }),
  field('Code', text, { presence: 'optional', requiredIn: ['registered'] }),
]
const rules: RequestRule[] = [
  {
    kind: 'needs',
    when: { field: 'Checksum', value: true },
    need: ['Amount'],
    decided: [],
  },
  { kind: 'anyOf', fields: ['Id', 'OrderId'], decided: [] },
]

describe('variants and rules', () => {
  it('say what a case needs and excludes, and when', () => {
    expect(schemaOf(variantFields, { variants }).allOf).toEqual([
      {
        if: {
          properties: { CardId: { enum: ['FreePay'] } },
          required: ['CardId'],
        },
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
        then: { required: ['PAN'], properties: {} },
        'x-when': 'when CardId is FreePay',
      },
      {
        if: {
          properties: { CardId: { not: { enum: ['FreePay'] } } },
          required: ['CardId'],
        },
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
        then: { required: ['Code'], properties: { PAN: false } },
        'x-when': 'unless CardId is FreePay',
      },
    ])
  })

  it('name the failures of a case after the value that caused them', () => {
    const schema = schemaOf(variantFields, { variants })
    expect(explain(schema, { CardId: 'FreePay' })).toMatchObject([
      {
        path: 'PAN',
        code: 'required',
        message: 'PAN is required when CardId is FreePay.',
      },
    ])
    expect(explain(schema, { CardId: '7', Code: '1', PAN: '411111111111' })).toMatchObject([
      {
        path: 'PAN',
        code: 'unknown-field',
        message: 'PAN does not belong here unless CardId is FreePay. Remove it.',
      },
    ])
  })

  it('demand together and one of several', () => {
    const optional = { presence: 'optional' } as const
    const schema = schemaOf(
      [
        field('Checksum', type('checksum', { base: 'boolean' }), optional),
        field('Amount', amount, optional),
        field('Id', text, optional),
        field('OrderId', orderId, optional),
      ],
      { rules },
    )
    expect(explain(schema, { Checksum: true })).toMatchObject([
      { path: 'Amount', code: 'needs' },
      {
        path: '',
        code: 'any-of',
        message: 'ApiPayRequest needs at least one of Id, OrderId.',
      },
    ])
    expect(explain(schema, { Checksum: false, Id: 'x' })).toEqual([])
  })
})

/** Everything at once, to compare the three readings of a schema. */
const everything = schemaOf(
  [
    payInfo,
    field('OrderId', orderId),
    field('Amount', amount, { presence: 'optional' }),
    field('Kind', kind, { presence: 'optional' }),
    field('Price', money, { presence: 'optional' }),
    field('Checksum', type('checksum', { base: 'boolean' }), {
      presence: 'optional',
    }),
    field('Token', type('token', { pattern: '[^\\p{Cc}]+' }), {
      presence: 'optional',
    }),
    field('Custom', pairs([field('IP', text, { presence: 'optional' })], { open: text }), { presence: 'optional' }),
    field(
      'Lines',
      {
        kind: 'list',
        atLeast: 1,
        resource: {
          ...documented,
          name: 'line',
          typeName: 'Line',
          documentary: false,
          fields: [field('Price', money)],
        },
      },
      { presence: 'optional' },
    ),
    ...variantFields.map((one) => ({ ...one, presence: 'optional' as const })),
  ],
  { variants, rules: rules.slice(0, 1) },
)

const anyValue = fc.oneof(
  fc.constantFrom(
    'FreePay',
    'A-1',
    '411111111111',
    '12.50',
    'a;b',
    '',
    'x'.repeat(51),
    '😀'.repeat(50),
    '😀'.repeat(51),
  ),
  fc.constantFrom(0, 1, 2, 100, 101, 1.5, -1, Number.NaN, true, false, null, undefined),
  fc.record(
    {
      PAN: fc.constantFrom('411111111111', '4', 4),
      IP: fc.constantFrom('1', 'a;b'),
      'a=b': fc.constant('x'),
    },
    { requiredKeys: [] },
  ),
  fc.array(fc.record({ Price: fc.constantFrom('1', '1.555', 1) }, { requiredKeys: [] }), { maxLength: 2 }),
)
const anyRequest = fc.record(
  Object.fromEntries(
    [...Object.keys(everything.properties ?? {}), 'Unknown', '__proto__'].map((name) => [name, anyValue]),
  ),
  { requiredKeys: [] },
)

describe('the three readings of a schema', () => {
  const check = checkOf(everything)
  const standard = new Ajv2020({ strict: false, allErrors: false }).compile(everything)

  it('agree on a valid request and on each of its faults', () => {
    const valid = {
      OrderId: 'A-1',
      PayInfo: { PAN: '411111111111' },
      CardId: 'FreePay',
      PAN: '411111111111',
      Lines: [{ Price: '1.00' }],
    }
    expect([check(valid), standard(valid), explain(everything, valid)]).toEqual([true, true, []])
  })

  it('agree on any request', () => {
    fc.assert(
      fc.property(fc.oneof(anyRequest, anyValue, fc.anything()), (value) => {
        const checked = check(value)
        if (!holdsUndefined(value)) expect(standard(value)).toBe(checked)
        expect(explain(everything, value).length === 0).toBe(checked)
      }),
      { numRuns: 3000 },
    )
  })
})

/** The one difference: JSON knows no member that is `undefined`; here such a member is absent. */
function holdsUndefined(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).includes(undefined)
}

describe('received messages', () => {
  const reply = replySchema(
    { typeName: 'ApiTest' },
    {
      format: 'xml',
      element: 'Pay',
      accepts: ['Pay'],
      outcomes: ['True', 'False'],
      attributes: [
        {
          ...documented,
          name: 'Amount',
          value: { kind: 'scalar', type: amount },
          in: ['True'],
          essential: true,
          echo: false,
        },
        {
          ...documented,
          name: 'CardId',
          value: { kind: 'scalar', type: orderId },
          essential: false,
          echo: false,
        },
      ],
      children: [
        {
          ...documented,
          name: 'Item',
          list: true,
          in: ['True'],
          attributes: [],
          children: [],
        },
      ],
      decided: [],
    },
    frame,
  )

  it('are held to their outcome, not to lengths and ranges', () => {
    const check = checkOf(reply)
    const error = {
      code: 'X',
      meaning: 'm',
      known: false,
      fault: 'unknown',
      repeat: 'never',
      advice: { payer: 'p', merchant: 'm' },
      docs: 'd',
    }
    expect(check({ Success: 'True', Amount: 0, CardId: 'x'.repeat(99), Item: [] })).toBe(true)
    expect(check({ Success: 'False', error })).toBe(true)
    expect(check({ Success: 'False' })).toBe(false)
    expect(check({ Success: 'False', error, Amount: 1 })).toBe(false)
    expect(check({ Success: 'True', Item: [] })).toBe(false)
    expect(check({ Success: '3DS', Amount: 1, Item: [] })).toBe(false)
  })

  it('of a notification are checked for their types', () => {
    const fields = [
      field('Ticks', type('ticks', { base: 'ticks' }), {
        presence: 'optional',
      }),
      field('Date', type('date', { base: 'timestamp' }), {
        presence: 'optional',
      }),
    ]
    const schema = eventSchema(
      {
        ...documented,
        name: 'Paid',
        result: 'success',
        fields,
        emittedBy: [],
        examples: [],
      },
      { common: [], nameField: frame.event },
    )
    const check = checkOf(schema)
    expect(check({ Notification: 'Paid', Ticks: 1n, Date: { raw: 'x' } })).toBe(true)
    expect(check({ Notification: 'Paid', Ticks: 1 })).toBe(false)
    expect(check({ Notification: 'Other' })).toBe(false)
  })
})

describe('a wire schema', () => {
  it('shows texts, and what is inside them', () => {
    expect(wireSchema(command([key, payInfo, field('OrderId', orderId)]))).toMatchObject({
      required: ['Key', 'PayInfo', 'OrderId'],
      properties: {
        Key: { type: 'string', 'x-from': 'key' },
        PayInfo: {
          type: 'string',
          'x-pairs': {
            required: ['PAN', 'OrderId'],
            properties: { OrderId: { 'x-same': 'OrderId' } },
          },
        },
      },
    })
  })
})

describe('patterns', () => {
  it('are anchored, in brackets where they need them', () => {
    expect(wholeValue('[0-9]*')).toBe('^[0-9]*$')
    expect(wholeValue('a|b')).toBe('^(?:a|b)$')
  })

  it.each([
    ['[^;\\p{Cc}]*', false],
    ['[0-9]*', false],
    ["[ .'-]*[A-Za-z][A-Za-z .'-]*", false],
    ['(?:[0-9]\\.){3}[0-9]', false],
    ['[Hh]ttps?://[^\\s;]+', false],
    ['[^\\p{Cc}]+', true],
    ['[^]+', true],
    ['[ -~]*', true],
    ['.*', true],
    ['\\S+', true],
    [undefined, true],
  ])('%s may hold a semicolon: %s', (pattern, may) => {
    expect(mayHoldSeparator(pattern)).toBe(may)
  })

  it('of further names compare documented ones in any case', () => {
    expect(namePattern(['IP'], ['Key'])).toBe('^(?:IP|(?!(?:[Ii][Pp]|[Kk][Ee][Yy])$)[^;=\\p{Cc}]+)$')
  })
})

describe('a structure', () => {
  it('is described as it is given', () => {
    expect(
      resourceSchema({
        ...documented,
        name: 'line',
        typeName: 'Line',
        documentary: false,
        fields: [field('Price', money)],
      }),
    ).toMatchObject({
      title: 'Line',
      required: ['Price'],
      additionalProperties: false,
    })
  })
})
