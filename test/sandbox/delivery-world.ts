import { gatewaySpec } from '@card-gateway/sandbox'
import { createNotifier } from '@card-gateway/sandbox/notifications/create-notifier'
import type { NotifierSpec } from '@card-gateway/sandbox/notifications/recorder'
import { SandboxWorld } from '@card-gateway/sandbox/sandbox/world'
import { machineTime, type TimeSource } from '@card-gateway/sandbox/scheduler/time-source'
import { namesOf } from '@card-gateway/sandbox/spec/names'
import { paymentId } from '@card-gateway/sandbox/store/ids'
import { MemoryStore } from '@card-gateway/sandbox/store/memory/store'
import type { DeliveryRow } from '@card-gateway/sandbox/store/message-rows'
import type { PaymentRow } from '@card-gateway/sandbox/store/payment-rows'
import type { Store } from '@card-gateway/sandbox/store/store'
import type { DeliveryOptions } from '@card-gateway/sandbox/world/delivery-options'
import type { PageHost } from '@card-gateway/sandbox/world/hosted-pages'
import type { OperationResult } from '@card-gateway/sandbox/world/operation-result'
import type { NotificationSettings, Terminal } from '@card-gateway/sandbox/world/settings'

/** 27.03.2026 14:05:09 */
export const noon = Date.UTC(2026, 2, 27, 14, 5, 9)

const common = ['Notification', 'MerchantContract', 'TransactionDate']
const result = ['Success', 'ErrCode']
const block = [...common, 'IP', 'Description', 'OrderId', 'Is3DS', 'IsAFAuthorize', 'IsSecureCodeByPhone', ...result]

/** A cut of the gateway's tables, as literals: what the generator derives from the spec is tested with the generator. */
export const tables: NotifierSpec = {
  emissions: {
    'api-pay': {
      operation: 'API Pay',
      family: 'api',
      success: ['EngineBlockSuccess', 'EngineChargeSuccess', 'EnginePaySuccess'],
      failure: ['EnginePayFail', 'EngineBlockFail', 'EngineChargeFail'],
    },
    'api-charge': {
      operation: 'API Charge',
      family: 'api',
      success: ['EngineChargeSuccess'],
      failure: ['EngineChargeFail'],
    },
    'api-refund': {
      operation: 'API Refund',
      family: 'api',
      success: ['EngineRefundSuccess'],
      failure: ['EngineRefundFail'],
    },
    'inpay-pay': {
      operation: 'InPay Pay',
      family: 'inpay',
      success: ['MerchantPay', 'EngineBlockSuccess', 'EngineChargeSuccess', 'EnginePaySuccess'],
      failure: ['EngineBlockFail', 'EnginePayFail'],
    },
    'inpay-charge': { operation: 'InPay Charge', family: 'inpay', success: ['EngineChargeSuccess'], failure: [] },
    'ewallet-pay': {
      operation: 'eWallet Pay',
      family: 'ewallet',
      success: ['EngineBlockSuccess', 'EngineChargeSuccess', 'CustomerPaySuccess', 'EnginePaySuccess'],
      failure: ['EngineBlockFail', 'EngineChargeFail', 'CustomerPayFail', 'EnginePayFail'],
    },
    'ewallet-add': {
      operation: 'eWallet Add',
      family: 'ewallet',
      success: ['EngineBlockSuccess', 'CustomerAddSuccess'],
      failure: ['EngineBlockFail', 'CustomerAddFail'],
    },
  },
  events: {
    EngineBlockSuccess: block,
    EngineBlockFail: block,
    EnginePaySuccess: [...common, 'OrderId', 'Amount', ...result],
    EnginePayFail: [...common, 'OrderId', 'Amount', ...result],
    EngineChargeSuccess: [...common, 'OrderId', 'Amount', 'Success'],
    EngineChargeFail: [...common, 'OrderId', ...result],
    EngineRefundSuccess: [...common, 'OrderId', 'NewAmount', ...result],
    EngineRefundFail: [...common, 'OrderId', ...result],
    MerchantPay: [
      ...common,
      'OrderId',
      'Amount',
      'SessionType',
      'templatetag',
      'CardNumber',
      'AuthCode',
      'RefNumber',
      'Is3DS',
      'Success',
    ],
    CustomerPaySuccess: [
      ...common,
      'VWUserLgn',
      'CardId',
      'OrderId',
      'Amount',
      'ConfirmCode',
      'SessionId',
      'CardNumber',
      'DateTime',
    ],
    CustomerPayFail: [...common, 'Email', 'OrderId', 'CardNumber', 'Amount', ...result],
    CustomerAddSuccess: [
      ...common,
      'VWUserLgn',
      'PhoneNumber',
      'CardNumber',
      'IsPartner',
      'CardName',
      'CardHolder',
      'CardId',
      'SessionId',
      'DateTime',
      'Success',
    ],
    CustomerAddFail: [...common, 'VWUserLgn', 'PhoneNumber', ...result],
  },
  limits: {
    verificationAmount: { min: 1, max: 5000 },
    confirmCodeDigits: 6,
    confirmCodeLife: 1_800_000,
    checksumTolerance: 100,
    testAmount: { min: 100, max: 10_000 },
    testHolder: 3,
    slowestAnswer: 40_000,
    notificationRetry: 10_000,
    returnDelay: 3000,
    cardId: { min: 1, max: 32 },
  },
}

export function terminalOf(notifications: NotificationSettings = {}, key = 'Merchant'): Terminal {
  return {
    key,
    vwid: `${key}VW`,
    password: 'secret',
    families: ['api', 'inpay', 'ewallet', 'cheques'],
    allowFrom: undefined,
    threeDSecure: true,
    ewalletTwoStep: false,
    autoActivation: false,
    autoRegistration: false,
    initOrderIdForBlock: false,
    testAmountRange: 'off',
    timeoutTakesEffect: false,
    partialState: 'same',
    forwardTo: undefined,
    returnUrl: undefined,
    threeDSLifetime: 900_000,
    sessionLifetime: 3_600_000,
    chequeDelay: 5000,
    notifications,
  }
}

export function payment(change: Partial<PaymentRow> = {}): PaymentRow {
  return {
    id: paymentId('Merchant', 'A-1'),
    terminal: 'Merchant',
    orderId: 'A-1',
    family: 'api',
    scheme: 'pay',
    state: 'Charged',
    requested: 12345,
    balance: 12345,
    authorised: 12345,
    charged: 12345,
    released: 0,
    refunded: 0,
    card: { testCard: 'success', mask: '411111xxxxxx1111' },
    cheques: [],
    facts: { IP: '203.0.113.7', Description: 'Два билета; ряд 5' },
    createdAt: noon,
    timeline: [],
    ...change,
  }
}

export function happening(change: Partial<OperationResult> = {}): OperationResult {
  return {
    emission: 'api-pay',
    success: true,
    errCode: 'NONE',
    terminal: 'Merchant',
    at: noon,
    command: 'api.Pay',
    orderId: 'A-1',
    amount: 12345,
    payment: payment(),
    ...change,
  }
}

export interface TestWorld extends SandboxWorld {
  /** What the engine does at the end of an operation. */
  tell(...happenings: readonly OperationResult[]): Promise<void>
}

export interface TestWorldOptions {
  readonly notifications?: NotificationSettings
  readonly store?: Store
  readonly delivery?: DeliveryOptions
  readonly now?: number
  readonly key?: string
  readonly instance?: string
  readonly time?: TimeSource
}

/** A world without an engine, whose clock stands. */
export async function startWorld(options: TestWorldOptions = {}): Promise<TestWorld> {
  const { store = new MemoryStore(), now = noon, key = 'Merchant', instance = `process ${++processes}` } = options
  const report = (error: unknown) => {
    throw error
  }
  const world = new SandboxWorld({
    terminal: terminalOf(options.notifications, key),
    names: namesOf(gatewaySpec),
    store,
    seed: 1,
    start: now,
    frozen: true,
    journalSize: 100,
    publicUrl: undefined,
    notifier: createNotifier(tables, { report, ...options.delivery }),
    pages: () => pages,
    operate: async () => ({}),
    clockWork: {},
    time: options.time ?? machineTime,
    random: undefined,
    instance,
    shared: options.store !== undefined,
    report: options.delivery?.report ?? report,
  })
  await world.start()
  const tell = async (...happenings: readonly OperationResult[]) => {
    const recorded = await store.transaction(key, async (tx) => {
      const rows: DeliveryRow[] = []
      for (const one of happenings) rows.push(...(await world.sink.record(tx, one)))
      return rows
    })
    world.sink.committed(recorded)
  }
  return Object.assign(world, { tell })
}

let processes = 0

const pages: PageHost = {
  open: async () => ({ kind: 'problem', errCode: 'ORDER_NOT_FOUND' }),
  submit: async () => ({ kind: 'problem', errCode: 'ORDER_NOT_FOUND' }),
  finish: async () => ({ kind: 'problem', errCode: 'ORDER_NOT_FOUND' }),
  challenge: async () => undefined,
  decide: async (MD, _paReq, decision) => (MD === 'MD-1' ? `PaRes for ${decision}` : undefined),
}
