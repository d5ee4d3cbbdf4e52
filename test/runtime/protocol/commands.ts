/** Small literal descriptors, so that the runtime is proved without the generator. */
import type { CommandDescriptor } from '@card-gateway/protocol/descriptors'
import type { ErrorInfo } from '@card-gateway/protocol/error-info'
import { createErrorTable } from '@card-gateway/protocol/error-table'

export interface PayRequest {
  readonly OrderId: string
  readonly Amount: number
  readonly PayInfo: {
    readonly PAN: string
    readonly CardHolder?: string
    readonly SecureCode?: string
  }
  readonly CustomFields?: Readonly<Record<string, string>>
}

interface PayTrue {
  readonly Success: 'True'
  readonly OrderId?: string
  readonly Key?: string
  readonly Amount?: number
}
interface PayFalse {
  readonly Success: 'False'
  readonly OrderId?: string
  readonly ErrCode?: string
  readonly error: ErrorInfo
}
interface Pay3DS {
  readonly Success: '3DS'
  readonly ACSUrl: string
  readonly PaReq: string
}
export type PayReply = PayTrue | PayFalse | Pay3DS

export const pay: CommandDescriptor<PayRequest, PayReply> = {
  id: 'api.Pay',
  family: 'api',
  name: 'Pay',
  path: '/api/Pay',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'Key', kind: 'text', from: 'key' },
    {
      name: 'PayInfo',
      kind: 'pairs',
      fields: [
        { name: 'PAN', kind: 'text', sensitive: 'pan' },
        { name: 'CardHolder', kind: 'text', sensitive: 'personal' },
        { name: 'SecureCode', kind: 'text', sensitive: 'cvv' },
        { name: 'OrderId', kind: 'text', same: 'OrderId' },
        { name: 'Amount', kind: 'integer', same: 'Amount' },
      ],
    },
    { name: 'OrderId', kind: 'text' },
    { name: 'Amount', kind: 'integer' },
    {
      name: 'CustomFields',
      kind: 'pairs',
      open: true,
      fields: [
        { name: 'IP', kind: 'text', sensitive: 'personal' },
        { name: 'Description', kind: 'text' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Pay', 'MobilePay'],
    outcomes: ['True', 'False', '3DS'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Key', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'], echo: true },
      { name: 'ACSUrl', kind: 'text', in: ['3DS'], essential: true },
      {
        name: 'PaReq',
        kind: 'text',
        in: ['3DS'],
        essential: true,
        sensitive: 'authentication',
      },
      { name: 'AddInfo', kind: 'raw', in: ['True'] },
      { name: 'ErrCode', kind: 'text', in: ['False'] },
    ],
  },
}

export interface InitRequest {
  readonly SessionType: string
  readonly OrderId: string
  readonly [key: string]: string
}

/** `Data` carries the whole payload and is open. */
export const init: CommandDescriptor<InitRequest, unknown> = {
  id: 'inpay.Init',
  family: 'inpay',
  name: 'Init',
  path: '/apim/Init',
  channel: 'form',
  effect: 'session',
  request: [
    { name: 'Key', kind: 'text', from: 'key' },
    {
      name: 'Data',
      kind: 'pairs',
      flat: true,
      open: true,
      fields: [
        { name: 'SessionType', kind: 'text' },
        { name: 'OrderId', kind: 'text' },
        {
          name: 'Password',
          kind: 'text',
          from: 'password',
          sensitive: 'password',
        },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Init'],
    outcomes: ['True', 'False'],
    attributes: [],
  },
}

export const getList: CommandDescriptor<{ readonly VWUserLgn: string }, unknown> = {
  id: 'ewallet.GetList',
  family: 'ewallet',
  name: 'GetList',
  path: '/vwapi/GetList',
  channel: 'form',
  effect: 'read',
  request: [
    {
      name: 'DATA',
      kind: 'pairs',
      flat: true,
      fields: [{ name: 'VWUserLgn', kind: 'text', sensitive: 'personal' }],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['GetList'],
    outcomes: ['True', 'False'],
    attributes: [{ name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' }],
    children: [
      {
        name: 'Item',
        list: true,
        in: ['True'],
        attributes: [
          { name: 'CardId', kind: 'text' },
          { name: 'CardHolder', kind: 'text', sensitive: 'personal' },
          { name: 'NoCVV', kind: 'flag' },
        ],
        children: [
          {
            name: 'Param',
            list: true,
            attributes: [
              { name: 'Key', kind: 'text' },
              { name: 'Value', kind: 'text' },
            ],
          },
        ],
      },
    ],
  },
}

interface Position {
  readonly Quantity: string
  readonly Text: string
}
export interface ChequeRequest {
  readonly Cheque: {
    readonly Id: string
    readonly Positions: readonly Position[]
  }
}

const cheque = [
  { name: 'Id', kind: 'text' },
  {
    name: 'Positions',
    kind: 'list',
    fields: [
      { name: 'Quantity', kind: 'decimal', scale: 3 },
      { name: 'Text', kind: 'text' },
    ],
  },
] as const

export const createCheque: CommandDescriptor<ChequeRequest, unknown> = {
  id: 'cheques.Create',
  family: 'cheques',
  name: 'Create',
  channel: 'json',
  effect: 'account',
  request: [
    { name: 'Key', kind: 'text', from: 'key' },
    { name: 'Password', kind: 'text', from: 'password', sensitive: 'password' },
    { name: 'Cheque', kind: 'object', fields: cheque },
  ],
  reply: {
    format: 'json',
    roots: [],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'ErrCode', kind: 'text' },
      { name: 'Status', kind: 'text' },
      {
        name: 'Cheques',
        kind: 'list',
        in: ['True'],
        fields: [
          { name: 'Sended', kind: 'flag' },
          {
            name: 'Cheque',
            kind: 'object',
            fields: [{ name: 'Status', kind: 'text' }],
          },
        ],
      },
    ],
  },
}

/** A cheque in a form parameter. */
export const mobilePay: CommandDescriptor<ChequeRequest, unknown> = {
  id: 'api.MobilePay',
  family: 'api',
  name: 'MobilePay',
  path: '/api/MobilePay',
  channel: 'form',
  effect: 'money',
  request: [{ name: 'Cheque', kind: 'base64json', fields: cheque }],
  reply: { format: 'xml', roots: ['Pay'], outcomes: ['True'], attributes: [] },
}

export const describeError = createErrorTable(
  {
    NONE: ['Completed without errors.', 'none', 'never', 'Done.', 'Nothing to do.'],
    AMOUNT_EXCEED: [
      'Amount exceeds the balance.',
      'payer',
      'other-card',
      'Try another card.',
      'Let the payer use another card.',
    ],
  },
  'https://docs.example',
)

export const card = {
  PAN: '4111111111111111',
  CardHolder: 'IVAN PETROV',
  SecureCode: '012',
}
export const order: PayRequest = {
  OrderId: 'A-1',
  Amount: 12345,
  PayInfo: card,
}
