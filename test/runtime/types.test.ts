/** The types of the client: which calls compile and which do not. The compiler itself decides. */
import { describeTypes } from '../support/describe-types.js'

const preamble = `
import { type ApiGetStateReply, type ApiPayReply, CardGateway, createThreeDSReturn, type ErrorCode, MemoryThreeDSStore, parseThreeDSReturn, type PaymentState, type ThreeDSReturn } from '@card-gateway/client'
import { FieldGateway } from '@card-gateway/client/field'
import type { Request as ExpressRequest } from 'express'
declare const express: ExpressRequest
declare const fastify: { readonly body: unknown }
declare const threeDS: ReturnType<typeof createThreeDSReturn>
declare const gateway: CardGateway
declare const field: FieldGateway
declare const text: string
type Named<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] }
type Besides = NonNullable<ApiGetStateReply['extra']>['attributes']
const card = { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV' }
const user = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret', IP: '203.0.113.7' }
const order = { OrderId: 'A-1', Amount: 12345 }
const freeCard = { CardNumber: card.PAN, EMonth: card.EMonth, EYear: card.EYear, CardHolder: card.CardHolder }
`

const compiles: Readonly<Record<string, string>> = {
  'a payment with the card data': 'gateway.api.pay({ ...order, PayInfo: card })',
  'an optional field that is undefined': 'gateway.api.pay({ ...order, PayInfo: { ...card, SecureCode: undefined } })',
  'further keys of CustomFields': "gateway.api.pay({ ...order, PayInfo: card, CustomFields: { Promo: 'A' } })",
  'API Charge with an OrderId': "gateway.api.charge({ OrderId: 'A-1' })",
  'InPay Charge with an Amount, and without': "gateway.inpay.charge(order); gateway.inpay.charge({ OrderId: 'A-1' })",
  'a registered card by its id': "gateway.ewallet.pay({ ...user, ...order, CardId: '40252318666d4f1a' })",
  'a registered card whose id is any string': 'gateway.ewallet.pay({ ...user, ...order, CardId: text })',
  'FreePay with the card data': "gateway.ewallet.pay({ ...user, ...order, ...freeCard, CardId: 'FreePay' })",
  'custom keys of eWallet Pay': "gateway.ewallet.pay({ ...user, ...order, CardId: text, Total: '12' })",
  'custom keys of InPay Init':
    "gateway.inpay.init({ ...order, SessionType: 'Pay', IP: '203.0.113.7', Url: 'https://shop.example', Total: '12' })",
  'a wallet token without an amount': "gateway.api.mobilePay({ WalletKind: 1, OrderId: 'A-1', PayToken: text })",
  'a checksum with its amount': 'gateway.api.mobilePay({ WalletKind: 3, ...order, PayToken: text, Checksum: true })',
  'no checksum and no amount':
    "gateway.api.mobilePay({ WalletKind: 1, OrderId: 'A-1', PayToken: text, Checksum: false })",
  'a registration session without a payment': "gateway.ewallet.init({ ...user, SessionType: 'Add' })",
  'a cheque asked for by one id or the other':
    "gateway.cheques.status({ Id: 'c-1' }); gateway.cheques.status({ OrderId: 'A-1' })",
  'a switch over the three outcomes': `
    export function shown(reply: ApiPayReply): string {
      switch (reply.Success) {
        case 'True': return String(reply.Amount ?? 0)
        case '3DS': return reply.ACSUrl + reply.PaReq + reply.ThreeDSKey
        case 'False': return reply.error.advice.payer
      }
    }`,
  'an error code and a status of a later gateway':
    "const code: ErrorCode = 'LATER_CODE'; const state: PaymentState = 'Later'; const there: PaymentState = 'Forwarded(T2)'",
  'a return from 3-D Secure as Express parsed it, whose body is any':
    'const back: ThreeDSReturn = parseThreeDSReturn(express.body); back.MD.trim()',
  'a return from 3-D Secure as a web Request':
    'export const back = async (request: Request) => (await parseThreeDSReturn(request)).MD',
  'a return from 3-D Secure finished by the one helper': `
    export async function back(reply: ApiPayReply, request: Request) {
      if (reply.Success === '3DS') await threeDS.form(reply, { command: 'api.Block', OrderId: 'A-1', TermUrl: text })
      await threeDS.finish(express.body)
      const result = await threeDS.finish(request)
      if (result.kind === 'finished' && result.command === 'ewallet.Pay' && result.reply.Success === 'True') {
        const login: string | undefined = result.reply.VWUserLgn
        return login
      }
      return (await threeDS.fromPage('inpay', { template: text, url: text })).reply.OrderId
    }
    createThreeDSReturn({ gateway, store: new MemoryThreeDSStore() })
    createThreeDSReturn({ gateway, store: { put: async () => {}, take: async () => undefined } })`,
  'paths of the cheques': "new CardGateway({ baseUrl: text, chequePaths: { create: '/c' } })",
  'GetState of every family, when the merchant says that his gateway has it': `
    export async function state() {
      const replies = [await field.inpay.getState({ OrderId: 'A-1' }), await field.ewallet.getState({ OrderId: 'A-1' })]
      return replies.map((reply) => (reply.Success === 'True' ? reply.State : reply.error.meaning))
    }`,
  'attributes of the field by name, and any other': `
    export const seen: Named<Besides>[] = ['RRN', 'Forwarded', 'FinalTerminal']
    export const number = (reply: ApiGetStateReply): string | undefined => reply.extra?.attributes.RRN ?? reply.extra?.attributes.Later`,
  'a gateway of the field where a gateway is wanted':
    'export const gateways: CardGateway[] = [field]; createThreeDSReturn({ gateway: field, store: new MemoryThreeDSStore() })',
  'waiting for one of several states': "gateway.api.waitFor('A-1', ['Charged', 'Authorized'])",
}

/** Text of the first complaint, so that a call is refused for the intended reason. */
const refused: Readonly<Record<string, readonly [code: string, complaint: string]>> = {
  'a client without an address': [
    "new CardGateway({ key: 'Merchant' })",
    "Property 'baseUrl' is missing in type '{ key: string; }'",
  ],
  'a misspelt address': ['new CardGateway({ baseURL: text })', "Did you mean to write 'baseUrl'?"],
  'a misspelt path': ["new CardGateway({ baseUrl: text, chequePaths: { craete: '/c' } })", "'craete' does not exist"],
  'a form for an answer that is not known to be 3DS': [
    "export const form = (reply: ApiPayReply) => threeDS.form(reply, { command: 'api.Pay', OrderId: 'A-1', TermUrl: text })",
    'ACSUrl',
  ],
  'a form for a command that never asks 3-D Secure': [
    "threeDS.form({ ACSUrl: text, PaReq: text, ThreeDSKey: text }, { command: 'api.Refund', OrderId: 'A-1', TermUrl: text })",
    '\'"api.Refund"\' is not assignable',
  ],
  'a form without its order': [
    "threeDS.form({ ACSUrl: text, PaReq: text, ThreeDSKey: text }, { command: 'api.Pay', TermUrl: text })",
    'OrderId',
  ],
  'the page of a family without pages': ["threeDS.fromPage('api', { OrderId: 'A-1' })", '\'"api"\' is not assignable'],
  'an unknown body': ['parseThreeDSReturn(fastify.body)', 'No overload matches'],
  'API Charge with an Amount': ["gateway.api.charge({ OrderId: 'A-1', Amount: 1 })", "'Amount' does not exist"],
  'FreePay without card data': [
    "gateway.ewallet.pay({ ...user, ...order, CardId: 'FreePay' })",
    'EWalletPayFreePayRequest',
  ],
  'FreePay without card data, from a constant': [
    "const free = 'FreePay'; gateway.ewallet.pay({ ...user, ...order, CardId: free })",
    'EWalletPayFreePayRequest',
  ],
  'a registered card with card data': [
    'gateway.ewallet.pay({ ...user, ...order, ...freeCard, CardId: text })',
    'CardId',
  ],
  'a switch that forgets 3DS': [
    `export function shown(reply: ApiPayReply): string {
      switch (reply.Success) {
        case 'True': return 'charged'
        case 'False': return reply.error.advice.payer
      }
    }`,
    'lacks ending return statement',
  ],
  'a 3-D Secure address before the outcome is known': [
    'export const address = (reply: ApiPayReply) => reply.ACSUrl',
    "'ACSUrl' does not exist",
  ],
  'the error of a success': [
    "export const why = (reply: ApiPayReply) => reply.Success === 'True' && reply.error",
    "'error' does not exist",
  ],
  'no OrderId': ['gateway.api.pay({ Amount: 1, PayInfo: card })', "'OrderId' is missing"],
  'an amount as text': [
    "gateway.api.pay({ OrderId: 'A-1', Amount: '1', PayInfo: card })",
    "'string' is not assignable",
  ],
  'a month as a number': [
    'gateway.api.pay({ ...order, PayInfo: { ...card, EMonth: 5 } })',
    "'number' is not assignable",
  ],
  'a credential': ["gateway.api.pay({ ...order, Key: 'Merchant', PayInfo: card })", "'Key' does not exist"],
  'an OrderId given twice': [
    "gateway.api.pay({ ...order, PayInfo: { ...card, OrderId: 'A-1' } })",
    "'OrderId' does not exist",
  ],
  'a misspelled field': [
    "gateway.api.pay({ ...order, PayInfo: card, customFields: { IP: '203.0.113.7' } })",
    "'customFields' does not exist",
  ],
  'a number among the further keys': [
    'gateway.api.pay({ ...order, PayInfo: card, CustomFields: { Seats: 2 } })',
    "'number' is not assignable",
  ],
  'a checksum without an amount': [
    "gateway.api.mobilePay({ WalletKind: 1, OrderId: 'A-1', PayToken: text, Checksum: true })",
    'Amount',
  ],
  'kind 2 without an amount': ["gateway.api.mobilePay({ WalletKind: 2, OrderId: 'A-1', PayToken: text })", 'Amount'],
  'a wallet of no documented kind': ['gateway.api.mobilePay({ WalletKind: 4, ...order, PayToken: text })', "'4'"],
  'a payment in a registration session': [
    "gateway.ewallet.init({ ...user, ...order, SessionType: 'Add' })",
    "'string' is not assignable to type 'undefined'",
  ],
  'a session type of the other family': [
    "gateway.inpay.init({ ...order, SessionType: 'Add', IP: '203.0.113.7' })",
    `'"Add"' is not assignable`,
  ],
  'a cheque asked for by nothing': ['gateway.cheques.status({})', 'not assignable'],
  'a VAT rate that does not exist': [
    `gateway.api.mobilePay({ WalletKind: 2, ...order, PayToken: text, Cheque: {
      Positions: [{ Quantity: 1, Price: 1, Tax: 9, Text: 'x' }], CustomerContact: 'a@b', Message: 'x' } })`,
    "'9' is not assignable",
  ],
  'GetState of InPay without the merchant saying so': [
    "gateway.inpay.getState({ OrderId: 'A-1' })",
    "'getState' does not exist on type 'InPayFamily'",
  ],
  'GetState of eWallet without the merchant saying so': [
    "gateway.ewallet.getState({ OrderId: 'A-1' })",
    "'getState' does not exist on type 'EWalletFamily'",
  ],
  'an attribute of the field that may be absent': [
    'export const number = (of: Besides): string => of.FinalTerminal',
    "'undefined' is not assignable",
  ],
  'a name that no row of the field has': [
    "export const seen: Named<Besides> = 'FinalTerminals'",
    `'"FinalTerminals"' is not assignable`,
  ],
  'GetState with an Amount': ["field.inpay.getState({ OrderId: 'A-1', Amount: 1 })", "'Amount' does not exist"],
  'waiting for a state that does not exist': ["gateway.api.waitFor('A-1', 'Paid')", `'"Paid"' is not assignable`],
}

describeTypes({ preamble, compiles, refused })
