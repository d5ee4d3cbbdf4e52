import type { CallOptions } from '@card-gateway/client/call-options'
import type { Clock } from '@card-gateway/client/clock'
import { GatewayBase } from '@card-gateway/client/gateway-base'
import { nodeTransports } from '@card-gateway/client/node-transports'
import type { GatewayOptions } from '@card-gateway/client/options'
import type { StatusReply } from '@card-gateway/client/status'
import type { Failure, RequestValidator } from '@card-gateway/client/validation'
import type { WaitOptions } from '@card-gateway/client/wait'
import type { CommandDescriptor, ErrorInfo } from '@card-gateway/protocol'
import { validateCredentials } from '@card-gateway/validators/options/Credentials'
import type { Loopback } from '../../support/loopback.js'

/** A gateway of four commands, written by hand: what the client does does not depend on the spec. */

export interface PayRequest {
  readonly OrderId: string
  readonly Amount: number
  readonly PayInfo: { readonly PAN: string; readonly SecureCode: string }
}

export type PayReply =
  | {
      readonly Success: 'True'
      readonly OrderId?: string
      readonly Amount?: number
    }
  | {
      readonly Success: 'False'
      readonly OrderId?: string
      readonly error: ErrorInfo
    }
  | {
      readonly Success: '3DS'
      readonly ACSUrl: string
      readonly PaReq: string
      readonly ThreeDSKey: string
    }

const orderId = { name: 'OrderId', kind: 'text' } as const
const amount = { name: 'Amount', kind: 'integer' } as const
const key = { name: 'Key', kind: 'text', from: 'key' } as const
const errorCode = { name: 'ErrCode', kind: 'text', in: ['False'] } as const
const echoed = { name: 'OrderId', kind: 'text', echo: true, id: true } as const

const pay: CommandDescriptor<PayRequest, PayReply> = {
  id: 'api.Pay',
  family: 'api',
  name: 'Pay',
  path: '/api/Pay',
  channel: 'form',
  effect: 'money',
  request: [
    key,
    {
      name: 'PayInfo',
      kind: 'pairs',
      fields: [
        { name: 'PAN', kind: 'text', sensitive: 'pan' },
        { name: 'SecureCode', kind: 'text', sensitive: 'cvv' },
        { name: 'OrderId', kind: 'text', same: 'OrderId' },
        { name: 'Amount', kind: 'integer', same: 'Amount' },
      ],
    },
    orderId,
    amount,
  ],
  reply: {
    format: 'xml',
    roots: ['Pay'],
    outcomes: ['True', 'False', '3DS'],
    attributes: [
      echoed,
      { name: 'Amount', kind: 'integer', in: ['True'] },
      { name: 'ACSUrl', kind: 'text', in: ['3DS'], essential: true },
      {
        name: 'PaReq',
        kind: 'text',
        in: ['3DS'],
        essential: true,
        sensitive: 'authentication',
      },
      {
        name: 'ThreeDSKey',
        kind: 'text',
        in: ['3DS'],
        essential: true,
        sensitive: 'authentication',
      },
      errorCode,
    ],
  },
  settledBy: {
    command: 'api.GetState',
    happened: ['Charged', 'Refunded'],
    declined: ['Rejected', 'Error'],
    untouched: [],
    waiting: ['New', 'PreAuthorized3DS'],
  },
}

const refund: CommandDescriptor<{ readonly OrderId: string; readonly Amount: number }, PayReply> = {
  id: 'api.Refund',
  family: 'api',
  name: 'Refund',
  path: '/api/Refund',
  channel: 'form',
  effect: 'money',
  request: [key, { name: 'Password', kind: 'text', from: 'password', sensitive: 'password' }, orderId, amount],
  reply: {
    format: 'xml',
    roots: ['Refund'],
    outcomes: ['True', 'False'],
    attributes: [echoed, errorCode],
  },
  settledBy: {
    command: 'api.GetState',
    happened: ['Refunded'],
    declined: [],
    untouched: [],
    waiting: [],
    note: 'A partial refund cannot be told from none.',
  },
}

const submit: CommandDescriptor<{ readonly MD: string; readonly PaRes: string }, PayReply> = {
  id: 'api.Submit',
  family: 'api',
  name: 'Submit',
  path: '/api/Submit',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'MD', kind: 'text', sensitive: 'authentication' },
    { name: 'PaRes', kind: 'text', sensitive: 'authentication' },
  ],
  reply: {
    format: 'xml',
    roots: ['Pay'],
    outcomes: ['True', 'False'],
    attributes: [echoed, errorCode],
  },
  settledBy: {
    command: 'api.GetState',
    happened: ['Charged'],
    declined: [],
    untouched: [],
    waiting: [],
  },
}

const getState: CommandDescriptor<{ readonly OrderId: string }, StatusReply> = {
  id: 'api.GetState',
  family: 'api',
  name: 'GetState',
  path: '/api/GetState',
  channel: 'form',
  effect: 'read',
  request: [key, orderId],
  reply: {
    format: 'xml',
    roots: ['GetState'],
    outcomes: ['True', 'False'],
    attributes: [echoed, { name: 'State', kind: 'text' }, { name: 'Amount', kind: 'integer' }, errorCode],
  },
}

const page: CommandDescriptor<{ readonly SessionId: string }> = {
  id: 'inpay.PayPage',
  family: 'inpay',
  name: 'Pay',
  path: '/apim/Pay',
  channel: 'browser',
  effect: 'money',
  request: [{ name: 'SessionId', kind: 'text' }],
}

const cheque: CommandDescriptor<{ readonly Id: string }, PayReply> = {
  id: 'cheques.Create',
  family: 'cheques',
  name: 'Create',
  pathOption: 'chequePaths.create',
  channel: 'json',
  effect: 'account',
  request: [
    { name: 'Key', kind: 'text', from: 'key' },
    { name: 'Id', kind: 'text' },
  ],
  reply: {
    format: 'json',
    roots: [],
    outcomes: ['True', 'False'],
    attributes: [],
  },
}

function failuresOf(value: unknown): Failure[] {
  const { OrderId, Amount } = { OrderId: undefined, Amount: undefined, ...Object(value) }
  return [
    ...(OrderId === 'bad' ? [{ path: 'OrderId', code: 'pattern', message: 'OrderId is bad.' }] : []),
    ...(Amount < 0 ? [{ path: 'Amount', code: 'too-small', message: 'Amount is below 0.' }] : []),
  ]
}

/** Refuses the OrderId `bad` and amounts below 0; advises on what is outside letters, digits and -. */
const validator: RequestValidator = Object.assign((value: unknown) => failuresOf(value).length === 0, {
  validate: (value: unknown) => ({ ok: false as const, failures: failuresOf(value) }),
  jsonSchema: {
    properties: {
      OrderId: {
        'x-advise': { pattern: '[A-Za-z0-9-]*', message: 'It may fail.' },
      },
    },
  },
})

const commands = {
  pay: async () => ({ command: pay, validator }),
  refund: async () => ({ command: refund, validator }),
  submit: async () => ({ command: submit, validator }),
  getState: async () => ({ command: getState, validator }),
  page: async () => ({ command: page, validator }),
  cheque: async () => ({ command: cheque, validator }),
}

export class TestGateway extends GatewayBase {
  constructor(options: GatewayOptions) {
    const facts = {
      statusCommands: { 'api.GetState': commands.getState },
      slowestAnswer: 40_000,
      chequePaths: ['create'],
      credentials: validateCredentials,
    }
    super(options, facts, nodeTransports)
  }

  pay(request: PayRequest, options?: CallOptions): Promise<PayReply> {
    return this.caller.call(commands.pay, request, options)
  }

  refund(request: { readonly OrderId: string; readonly Amount: number }, options?: CallOptions): Promise<PayReply> {
    return this.caller.call(commands.refund, request, options)
  }

  submit(request: { readonly MD: string; readonly PaRes: string }): Promise<PayReply> {
    return this.caller.call(commands.submit, request)
  }

  getState(request: { readonly OrderId: string }, options?: CallOptions): Promise<StatusReply> {
    return this.caller.call(commands.getState, request, options)
  }

  waitFor(orderId: string, state: string | readonly string[], options?: WaitOptions): Promise<StatusReply> {
    return this.caller.waitFor(commands.getState, orderId, state, options)
  }

  payPage(request: { readonly SessionId: string }) {
    return this.caller.page(commands.page, request)
  }

  createCheque(request: { readonly Id: string }, options?: CallOptions): Promise<PayReply> {
    return this.caller.call(commands.cheque, request, options)
  }
}

/** A gateway that asks a server of this machine. */
export function gatewayAt({ url }: Pick<Loopback, 'url'>, options: Partial<GatewayOptions> = {}): TestGateway {
  return new TestGateway({ baseUrl: url, key: 'Merchant', ...options })
}

export const order: PayRequest = {
  OrderId: 'A-1',
  Amount: 12345,
  PayInfo: { PAN: '4111111111111111', SecureCode: '987' },
}

export const charged = '<Pay Success="True" OrderId="A-1" Amount="12345"/>'
export const state = (name: string) => `<GetState Success="True" OrderId="A-1" State="${name}" Amount="12345"/>`
export const nothingPaid = '<GetState Success="False" OrderId="A-1" ErrCode="NONE"/>'
export const notFound = '<GetState Success="False" OrderId="A-1" ErrCode="ORDER_NOT_FOUND"/>'

interface Timer {
  readonly at: number
  readonly callback: () => void
}

/** A clock that only moves when the test moves it. */
export class ManualClock implements Clock {
  #now = 0
  readonly #timers = new Set<Timer>()

  now(): number {
    return this.#now
  }

  schedule(callback: () => void, milliseconds: number): () => void {
    const timer = { at: this.#now + milliseconds, callback }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  /** Timers that have not fired and were not cancelled. */
  get pending(): number {
    return this.#timers.size
  }

  advance(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
      if (next === undefined) break
      this.#timers.delete(next)
      this.#now = next.at
      next.callback()
    }
    this.#now = end
  }
}

/** A clock on which every pause is over at once, and says how long it would have been. */
export class SkippingClock extends ManualClock {
  readonly pauses: number[] = []

  override schedule(callback: () => void, milliseconds: number, background = false): () => void {
    if (background) return super.schedule(callback, milliseconds)
    this.pauses.push(milliseconds)
    let wanted = true
    setImmediate(() => {
      if (!wanted) return
      this.advance(milliseconds)
      callback()
    })
    return () => {
      wanted = false
    }
  }
}

/** What a promise rejects with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('It was expected to reject.')
    },
    (error: unknown) => error,
  )
}
