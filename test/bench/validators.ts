/** Validating a Pay request, against raw ajv, zod, valibot and compiled TypeBox that check the same rules. */
import { validateApiPayRequest } from '@card-gateway/validators/api/PayRequest'
import { FormatRegistry, Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { z } from 'zod'
import { cpuInTurn, type Figure } from './figure.js'

const plain = /^[^;\p{Cc}]*$/u
const digits = /^[0-9]*$/
const month = /^(?:0[1-9]|1[0-2])$/
const holder = /^[ .'-]*[A-Za-z][A-Za-z .'-]*$/
const ip = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/
const customName = /^(?:IP|Description|(?!(?:[Ii][Pp]|[Dd][Ee][Ss][Cc][Rr][Ii][Pp][Tt][Ii][Oo][Nn])$)[^;=\p{Cc}]+)$/u
const most = Number.MAX_SAFE_INTEGER

const zText = (min: number, max: number, pattern: RegExp) => z.string().min(min).max(max).regex(pattern)
const zodSchema = z.strictObject({
  OrderId: zText(1, 50, plain),
  Amount: z.int().min(1).max(most),
  PayInfo: z.strictObject({
    PAN: zText(12, 19, digits),
    EMonth: zText(2, 2, month),
    EYear: zText(2, 2, digits),
    CardHolder: zText(1, 30, holder),
    SecureCode: zText(3, 4, digits).optional(),
  }),
  ServiceId: zText(1, 50, plain).optional(),
  CustomerKey: zText(1, 50, plain).optional(),
  CustomFields: z
    .object({ IP: z.string().regex(ip).optional(), Description: z.string().regex(plain).optional() })
    .catchall(z.string().regex(plain))
    .optional(),
})

const vText = (min: number, max: number, pattern: RegExp) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(pattern))
const valibotSchema = v.strictObject({
  OrderId: vText(1, 50, plain),
  Amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)),
  PayInfo: v.strictObject({
    PAN: vText(12, 19, digits),
    EMonth: vText(2, 2, month),
    EYear: vText(2, 2, digits),
    CardHolder: vText(1, 30, holder),
    SecureCode: v.optional(vText(3, 4, digits)),
  }),
  ServiceId: v.optional(vText(1, 50, plain)),
  CustomerKey: v.optional(vText(1, 50, plain)),
  CustomFields: v.optional(
    v.objectWithRest(
      { IP: v.optional(v.pipe(v.string(), v.regex(ip))), Description: v.optional(v.pipe(v.string(), v.regex(plain))) },
      v.pipe(v.string(), v.regex(plain)),
    ),
  ),
})

FormatRegistry.Set('plain', (text) => plain.test(text))
FormatRegistry.Set('custom-name', (text) => customName.test(text))
const tText = (min: number, max: number, pattern: RegExp) =>
  Type.String({ minLength: min, maxLength: max, pattern: pattern.source })
const tPlain = (min: number, max: number) => Type.String({ minLength: min, maxLength: max, format: 'plain' })
const closed = { additionalProperties: false }
const typeBox = TypeCompiler.Compile(
  Type.Object(
    {
      OrderId: tPlain(1, 50),
      Amount: Type.Integer({ minimum: 1, maximum: most }),
      PayInfo: Type.Object(
        {
          PAN: tText(12, 19, digits),
          EMonth: tText(2, 2, month),
          EYear: tText(2, 2, digits),
          CardHolder: tText(1, 30, holder),
          SecureCode: Type.Optional(tText(3, 4, digits)),
        },
        closed,
      ),
      ServiceId: Type.Optional(tPlain(1, 50)),
      CustomerKey: Type.Optional(tPlain(1, 50)),
      CustomFields: Type.Optional(
        Type.Object(
          {
            IP: Type.Optional(Type.String({ pattern: ip.source })),
            Description: Type.Optional(Type.String({ format: 'plain' })),
          },
          { additionalProperties: Type.String({ format: 'plain' }) },
        ),
      ),
    },
    closed,
  ),
)

const payInfo = { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV', SecureCode: '012' }
const order = (turn: number) => ({ OrderId: `order-${turn}`, Amount: 12345 + turn, PayInfo: { ...payInfo } })
const requests = Array.from({ length: 64 }, (_, turn) =>
  turn % 4 === 0
    ? { ...order(turn), CustomerKey: 'customer-42', CustomFields: { IP: '203.0.113.7', Description: 'Two tickets' } }
    : order(turn),
)
const mistaken = Array.from({ length: 64 }, (_, turn) => ({
  ...order(turn),
  Amount: '12345',
  PayInfo: { ...payInfo, EMonth: '13', CardHolder: undefined },
}))

/** Ours, through the published face, against the others through theirs. */
export function validatorFigures(): Figure[] {
  // The schema as ajv takes it: what stands here untuned is what its users compile.
  const raw = new Ajv2020({ strict: false, code: { optimize: 2 } }).compile(validateApiPayRequest.jsonSchema)
  const valid = cpuInTurn(
    {
      ours: () => each(requests, (one) => validateApiPayRequest.validate(one).ok),
      guard: () => each(requests, validateApiPayRequest),
      ajv: () => each(requests, raw),
      typeBox: () => each(requests, (one) => typeBox.Check(one)),
      zod: () => each(requests, (one) => zodSchema.safeParse(one).success),
      valibot: () => each(requests, (one) => v.safeParse(valibotSchema, one).success),
    },
    { calls: 400 },
  )
  const invalid = cpuInTurn(
    {
      ours: () => each(mistaken, (one) => !validateApiPayRequest.validate(one).ok),
      zod: () => each(mistaken, (one) => !zodSchema.safeParse(one).success),
    },
    // Long enough that what the other left in the caches does not count.
    { calls: 120 },
  )
  sameMistakes()
  return [
    figure('valid Pay request, against raw ajv', valid.ours, 'raw ajv', valid.ajv, 0.9),
    figure('valid Pay request, against compiled TypeBox', valid.guard, 'TypeBox', valid.typeBox, 1),
    figure('valid Pay request, against zod', valid.ours, 'zod', valid.zod, 3),
    figure('valid Pay request, against valibot', valid.ours, 'valibot', valid.valibot, 3),
    figure('invalid Pay request with reasons, against zod', invalid.ours, 'zod', invalid.zod, 10),
  ]
}

/** Both name every mistake of every request, each at its place. */
function sameMistakes(): void {
  for (const one of mistaken) {
    const ours = validateApiPayRequest.validate(one)
    const paths = ours.ok ? [] : ours.failures.map(({ path }) => path)
    const theirs = zodSchema.safeParse(one).error?.issues.map(({ path }) => path.join('.')) ?? []
    if (paths.length !== 3 || paths.toSorted().join() !== theirs.toSorted().join()) {
      throw new Error('A peer names other mistakes.')
    }
  }
}

function each<Value>(values: readonly Value[], expected: (value: Value) => boolean): void {
  for (const value of values) if (!expected(value)) throw new Error('A peer disagrees about a request.')
}

function figure(name: string, ours: number, peer: string, theirs: number, least: number): Figure {
  const ratio = theirs / ours
  return {
    name,
    ours: perRequest(ours),
    against: `${peer} ${perRequest(theirs)}`,
    ratio,
    goal: `>= ${least} times as fast`,
    reached: ratio >= least,
  }
}

function perRequest(microseconds: number): string {
  return `${((microseconds * 1000) / requests.length).toFixed(0)} ns`
}
