/** Commands and fields, as small as can be, and what their schemas say of a value. */

import { probeOf } from '@card-gateway/validators/explain'
import type { Failure, Reason } from '@card-gateway/validators/failure'
import { isMembers, isText } from '@card-gateway/validators/kinds'
import type { MessageSchema } from '@card-gateway/validators/schema'
import { compile } from '../../generator/emit/ajv/compiler.js'
import { tune } from '../../generator/emit/ajv/tune-schema.js'
import type { Command, Field, Frame, RequestRule, Value, Variants, WireType } from '../../generator/model/model.js'
import { requestSchema } from '../../generator/projections/request-schema.js'

export const frame: Frame = {
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

export const documented = { summary: 'A thing.', decided: [] }

export function type(name: string, facts: Partial<WireType> = {}): WireType {
  return {
    ...documented,
    name,
    base: 'text',
    numeric: false,
    sample: 'x',
    ...facts,
  }
}

export const text = type('text', { pattern: '[^;\\p{Cc}]*' })
export const orderId = type('orderId', {
  pattern: '[^;\\p{Cc}]*',
  length: { min: 1, max: 50, limit: 'orderId' },
})
export const amount = type('amount', {
  base: 'integer',
  range: { min: 1, max: 100, limit: 'amount' },
})
export const pan = type('pan', {
  pattern: '[0-9]*',
  length: { min: 12, max: 19, limit: 'pan' },
  sensitive: 'pan',
})
export const password = type('password', {
  pattern: '[^\\p{Cc}]*',
  sensitive: 'password',
})
export const kind = type('kind', {
  base: 'enum',
  numeric: true,
  values: [1, 2].map((value) => ({ ...documented, value })),
})
export const money = type('money', { base: 'decimal', scale: 2 })

export function field(name: string, value: Value | WireType, facts: Partial<Field> = {}): Field {
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

export function pairs(keys: readonly Field[], facts: { open?: WireType; flat?: boolean } = {}): Value {
  return { kind: 'pairs', keys, flat: false, ...facts }
}

export const family = { ...documented, name: 'api', prefix: 'Api', title: 'API' }

export function command(parameters: readonly Field[], facts: Partial<Command> = {}): Command {
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

export const nothing = { commands: [], commonEventFields: [], events: [], emissions: [] }

export function schemaOf(parameters: readonly Field[], facts: Partial<Command> = {}): MessageSchema {
  return requestSchema(command(parameters, facts), nothing)
}

export function checkOf(schema: MessageSchema): (value: unknown) => boolean {
  const text = `${compile(tune(schema))}\nreturn check`
  return new Function('isMembers', 'isText', text)(isMembers, isText)
}

export function explain(schema: MessageSchema, value: unknown): Failure[] {
  const found: Reason[] = []
  probeOf(schema)(value, found)
  return found.map(({ failure }) => failure)
}

export const key = field('Key', type('terminal'), { from: 'key' })
export const payInfo = field('PayInfo', pairs([field('PAN', pan), field('OrderId', orderId, { same: 'OrderId' })]))

export const variants: Variants = {
  on: 'CardId',
  cases: [
    { name: 'freePay', summary: 'Not registered.', values: ['FreePay'] },
    { name: 'registered', summary: 'Registered.' },
  ],
}

export const variantFields = [
  field('CardId', text),
  field('PAN', pan, { in: ['freePay'] }),
  field('Code', text, { presence: 'optional', requiredIn: ['registered'] }),
]

export const rules: RequestRule[] = [
  {
    kind: 'needs',
    when: { field: 'Checksum', value: true },
    need: ['Amount'],
    decided: [],
  },
  { kind: 'anyOf', fields: ['Id', 'OrderId'], decided: [] },
]
