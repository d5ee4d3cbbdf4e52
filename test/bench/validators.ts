/** Validating Pay requests through the published interface, against zod with the same rules. */
import { validateApiPayRequest } from '@card-gateway/validators/api/PayRequest'
import { z } from 'zod'
import { cpuInTurn, type Figure } from './figure.js'

const plain = /^[^;\p{Cc}]*$/u
const digits = /^[0-9]*$/
const month = /^(?:0[1-9]|1[0-2])$/
const holder = /^[ .'-]*[A-Za-z][A-Za-z .'-]*$/
const ip = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/
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

const payInfo = { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV', SecureCode: '012' }
const order = (turn: number) => ({ OrderId: `order-${turn}`, Amount: 12345 + turn, PayInfo: { ...payInfo } })
const requests = Array.from({ length: 64 }, (_, turn) =>
  turn % 4 === 0
    ? { ...order(turn), CustomerKey: 'customer-42', CustomFields: { IP: '203.0.113.7', Description: 'Two tickets' } }
    : order(turn),
)
/** What goes wrong in a shop: mostly one thing, sometimes three. */
const mistakes: readonly ((turn: number) => object)[] = [
  (turn) => ({ ...order(turn), Amount: '12345' }),
  (turn) => ({ ...order(turn), OrderId: '' }),
  (turn) => ({ ...order(turn), OrderId: 'A'.repeat(51) }),
  (turn) => ({ ...order(turn), PayInfo: { ...payInfo, CardHolder: 'ИВАН ПЕТРОВ' } }),
  (turn) => ({ ...order(turn), PayInfo: { ...payInfo, PAN: '4111 1111 1111 1111' } }),
  (turn) => ({ ...order(turn), CustomerKei: 'customer-42' }),
  (turn) => ({ ...order(turn), CustomFields: { Description: 'Two; tickets' } }),
  (turn) => ({ ...order(turn), Amount: '12345', PayInfo: { ...payInfo, EMonth: '13', CardHolder: undefined } }),
]
const mistaken = Array.from({ length: 64 }, (_, turn) => mistakes[turn % mistakes.length]?.(turn))

export function validatorFigures(): Figure[] {
  const valid = cpuInTurn(
    {
      ours: () => each(requests, (one) => validateApiPayRequest.validate(one).ok),
      zod: () => each(requests, (one) => zodSchema.safeParse(one).success),
    },
    { calls: 400 },
  )
  const invalid = cpuInTurn(
    {
      ours: () => each(mistaken, (one) => !validateApiPayRequest.validate(one).ok),
      zod: () => each(mistaken, (one) => !zodSchema.safeParse(one).success),
    },
    // Long enough that the state in which the other leaves the caches does not matter.
    { calls: 120 },
  )
  sameMistakes()
  return [
    figure('valid Pay requests', valid.ours, 'zod', valid.zod, 3),
    figure('invalid Pay requests with reasons', invalid.ours, 'zod', invalid.zod, 3),
  ]
}

/** Both name every mistake of every request, each at its place; zod reports an unknown key at the object that holds it. */
function sameMistakes(): void {
  for (const one of mistaken) {
    const ours = validateApiPayRequest.validate(one)
    const paths = ours.ok ? [] : ours.failures.map(({ path }) => path)
    const theirs = (zodSchema.safeParse(one).error?.issues ?? []).flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
    )
    if (paths.length === 0 || new Set(paths).size !== new Set([...paths, ...theirs]).size) {
      throw new Error(`A peer names other mistakes: ${paths} and ${theirs}.`)
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
