import type { Step } from './cards.js'

/** The emission matrix, row by row as the document has it (Events, Which operation emits which event). */
export const matrix = {
  'API Pay': [
    ['EngineBlockSuccess', 'EngineChargeSuccess', 'EnginePaySuccess'],
    ['EnginePayFail', 'EngineBlockFail', 'EngineChargeFail'],
  ],
  'API Block': [['EngineBlockSuccess'], ['EngineBlockFail']],
  'API Charge': [['EngineChargeSuccess'], ['EngineChargeFail']],
  'API Refund': [['EngineRefundSuccess'], ['EngineRefundFail']],
  'API Unblock': [['EngineUnblockSuccess'], ['EngineUnblockFail']],
  'InPay Pay': [
    ['MerchantPay', 'EngineBlockSuccess', 'EngineChargeSuccess', 'EnginePaySuccess'],
    ['EngineBlockFail', 'EnginePayFail'],
  ],
  'InPay Block': [['MerchantBlock', 'EngineBlockSuccess'], ['EngineBlockFail']],
  'InPay Charge': [['EngineChargeSuccess'], []],
  'InPay Refund': [['MerchantRefund', 'EngineRefundSuccess'], []],
  'InPay Unblock': [['EngineUnblockSuccess'], []],
  'eWallet Pay': [
    ['EngineBlockSuccess', 'EngineChargeSuccess', 'CustomerPaySuccess', 'EnginePaySuccess'],
    ['EngineBlockFail', 'EngineChargeFail', 'CustomerPayFail', 'EnginePayFail'],
  ],
  'eWallet Refund': [
    ['CustomerRefundSuccess', 'EngineRefundSuccess'],
    ['CustomerRefundFail', 'EngineRefundFail'],
  ],
  'eWallet Add': [
    ['EngineBlockSuccess', 'CustomerAddSuccess'],
    ['EngineBlockFail', 'CustomerAddFail'],
  ],
  'eWallet SendCode': [['CustomerSendCode'], []],
} as const satisfies Readonly<Record<string, readonly [readonly string[], readonly string[]]>>

export type Row = keyof typeof matrix

/** Fields that walks compare, by their names on the wire. */
export interface Facts {
  readonly MerchantContract?: string | undefined
  readonly OrderId?: string | undefined
  readonly Amount?: number | undefined
  readonly NewAmount?: number | undefined
  readonly VWUserLgn?: string | undefined
  readonly Success?: boolean | undefined
  readonly ErrCode?: string | undefined
}

type FactName = keyof Facts

const order = ['OrderId', 'Success', 'ErrCode'] as const
const whole = ['OrderId', 'Amount', 'Success', 'ErrCode'] as const

/** Which of the fields an event has (Events, Fields per event). */
const fields: Readonly<Record<string, readonly FactName[]>> = {
  EngineBlockSuccess: order,
  EngineBlockFail: order,
  EnginePaySuccess: whole,
  EnginePayFail: whole,
  EngineChargeSuccess: ['OrderId', 'Amount', 'Success'],
  EngineChargeFail: order,
  EngineUnblockSuccess: order,
  EngineUnblockFail: order,
  EngineRefundSuccess: ['OrderId', 'NewAmount', 'Success', 'ErrCode'],
  EngineRefundFail: order,
  MerchantBlock: ['OrderId', 'Amount', 'Success'],
  MerchantPay: ['OrderId', 'Amount', 'Success'],
  MerchantRefund: whole,
  CustomerAddSuccess: ['VWUserLgn', 'Success'],
  CustomerAddFail: ['VWUserLgn', 'Success', 'ErrCode'],
  CustomerPaySuccess: ['VWUserLgn', 'OrderId', 'Amount'],
  CustomerPayFail: whole,
  CustomerRefundSuccess: ['OrderId', 'NewAmount', 'Success'],
  CustomerRefundFail: whole,
  CustomerSendCode: ['OrderId', 'Amount'],
}

/** A notification the model expects. */
export interface Expected {
  readonly row: Row
  readonly event: string
  /** The notification as a line of text; one that was received is written the same way. */
  readonly line: string
}

/** Names and values of the compared fields; those that are absent are left out. */
export function lineOf(event: string, facts: Facts): string {
  const { MerchantContract, OrderId, Amount, NewAmount, VWUserLgn, Success, ErrCode } = facts
  const shown = { MerchantContract, OrderId, Amount, NewAmount, VWUserLgn, Success, ErrCode }
  const told = Object.entries(shown).filter(([, value]) => value !== undefined)
  return [event, ...told.map(([name, value]) => `${name}=${value}`)].join(' ')
}

function expected(row: Row, event: string, success: boolean, facts: Facts): Expected {
  const said: Facts = { ...facts, Success: success, ErrCode: success ? 'NONE' : facts.ErrCode }
  const own = Object.fromEntries((fields[event] ?? []).map((name) => [name, said[name]]))
  return { row, event, line: lineOf(event, { ...own, MerchantContract: facts.MerchantContract }) }
}

/**
 * All success events of the row; a payment that only blocks sends the block's event alone, unless its row names no charge
 * anyway (S67).
 */
export function onSuccess(row: Row, facts: Facts, blocksOnly = false): Expected[] {
  const names: readonly string[] = matrix[row][0]
  const sent = blocksOnly && names.includes('EngineChargeSuccess') ? ['EngineBlockSuccess'] : names
  return sent.map((event) => expected(row, event, true, facts))
}

const steps: Readonly<Record<string, Step>> = {
  EngineBlockFail: 'block',
  EngineChargeFail: 'charge',
  EngineUnblockFail: 'unblock',
  EngineRefundFail: 'refund',
}

/**
 * The failure events of the operation as a whole and of the step that failed; where there are none of these, all of the
 * row. A charge that fails comes after a block that succeeded (decisions S42, S67).
 */
export function onFailure(row: Row, at: Step, facts: Facts): Expected[] {
  const [success, failure]: readonly [readonly string[], readonly string[]] = matrix[row]
  const blocked = at === 'charge' && success.includes('EngineBlockSuccess') ? ['EngineBlockSuccess'] : []
  const own = failure.filter((event) => steps[event] === undefined || steps[event] === at)
  return [
    ...blocked.map((event) => expected(row, event, true, facts)),
    ...(own.length > 0 ? own : failure).map((event) => expected(row, event, false, facts)),
  ]
}
