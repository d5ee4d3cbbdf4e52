/**
 * The text work of a client, through the public entry points and on a mix of commands: writing requests, against code
 * written by hand, and reading answers, against fast-xml-parser alone.
 */
import {
  apiGetState,
  apiPay,
  apiRefund,
  type CommandDescriptor,
  decodeReply,
  encodeRequest,
  eWalletGetList,
  inPayInit,
} from '@card-gateway/protocol'
import { XMLParser } from 'fast-xml-parser'
import { cpuInTurn, type Figure } from './figure.js'

/** One exchange, made again for each number, so that no string is already flattened or hashed. */
interface Exchange {
  readonly command: CommandDescriptor
  readonly request: object
  /** The same as a shop would write it for this one command. */
  readonly byHand: () => string
  readonly answer: string
}

const credentials = { key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret' }
const { key, vwid, password } = credentials

function pairs(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}

function form(values: Record<string, string>): string {
  return new URLSearchParams(values).toString()
}

function payment(index: number): Exchange {
  const [OrderId, Amount] = [`A-${100_000 + index}`, 10_000 + index]
  const card = { PAN: String(4111111111000000 + index), EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV' }
  const PayInfo = { ...card, SecureCode: '012' }
  const CustomFields = { IP: '203.0.113.7', Description: index % 2 === 0 ? 'Two tickets' : 'Два билета, ряд 5' }
  const request = { OrderId, Amount, PayInfo, CustomFields }
  const answers = [
    `<Pay Success="True" OrderId="${OrderId}" Key="${key}" Amount="${Amount}"/>`,
    `<Pay Success="False" OrderId="${OrderId}" Key="${key}" ErrCode="ISSUER_LIMIT_FAIL"/>`,
    `<Pay Success="3DS" OrderId="${OrderId}" Key="${key}" ACSUrl="https://acs.example/auth?a=1&amp;b=2" PaReq="${'eJxVUttygjAQ'.repeat(40)}" ThreeDSKey="1d4e7c20-5b6a"/>`,
  ]
  return {
    command: apiPay,
    request,
    byHand: () =>
      form({
        Key: key,
        PayInfo: pairs({ ...PayInfo, OrderId, Amount }),
        OrderId,
        Amount: String(Amount),
        CustomFields: pairs(CustomFields),
      }),
    answer: answers[index % answers.length] ?? '',
  }
}

function refund(index: number): Exchange {
  const [OrderId, Amount] = [`A-${100_000 + index}`, 10_000 + index]
  return {
    command: apiRefund,
    request: { OrderId, Amount },
    byHand: () => form({ Key: key, Password: password, OrderId, Amount: String(Amount) }),
    answer: `<Refund Success="True" OrderId="${OrderId}" NewAmount="0"/>`,
  }
}

function question(index: number): Exchange {
  const OrderId = `A-${100_000 + index}`
  return {
    command: apiGetState,
    request: { OrderId },
    byHand: () => form({ Key: key, OrderId }),
    answer: `<?xml version="1.0" encoding="utf-8"?><GetState Success="True" MerchantContract="${key}" OrderId="${OrderId}" Amount="${index}" State="Charged"/>`,
  }
}

function session(index: number): Exchange {
  const request = {
    SessionType: 'Pay',
    OrderId: `A-${100_000 + index}`,
    Amount: 10_000 + index,
    IP: '203.0.113.7',
    Url: 'https://shop.example/back?order={orderid}&ok={success}',
    Total: `${index}.00`,
  }
  return {
    command: inPayInit,
    request,
    byHand: () => form({ Key: key, Data: pairs(request) }),
    answer: `<Init Success="True" OrderId="${request.OrderId}" Amount="${request.Amount}" SessionId="5f1c7a2e9b${index}"/>`,
  }
}

function cards(index: number): Exchange {
  const request = { VWUserLgn: `ivan${index}@shop.example`, VWUserPsw: 'user-secret' }
  const item = `<Item CardName="411111xxxxxx1111" CardId="40252318666d4f1a" CardHolder="IVAN PETROV" Status="IsActive" NoCVV="False" Expired="False"/>`
  return {
    command: eWalletGetList,
    request,
    byHand: () => form({ VWID: vwid, DATA: pairs(request) }),
    answer: `<GetList Success="True" VWUserLgn="${request.VWUserLgn}">${item.repeat(1 + (index % 3))}</GetList>`,
  }
}

const kinds = [payment, payment, payment, question, question, session, refund, cards]
const mix = Array.from({ length: 64 * kinds.length }, (_, index) => kinds[index % kinds.length]?.(index))

/** Processor time for the whole mix, in one run. */
export function protocolFigures(): readonly Figure[] {
  const exchanges = mix.flatMap((one) => one ?? [])
  const answers = exchanges.map((one) => ({ ...one, bytes: new TextEncoder().encode(one.answer) }))
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseAttributeValue: false })
  let read = 0
  for (const { command, request, byHand } of exchanges) {
    if (encodeRequest(command, request, credentials) !== byHand())
      throw new Error(`${command.id} is written otherwise.`)
  }
  const time = cpuInTurn(
    {
      // Looking at a letter flattens the text, as sending it would.
      encode: () => {
        for (const { command, request } of exchanges) read += encodeRequest(command, request, credentials).charCodeAt(9)
      },
      byHand: () => {
        for (const { byHand } of exchanges) read += byHand().charCodeAt(9)
      },
      decode: () => {
        for (const { command, bytes, request } of answers) {
          if (decodeReply(command, bytes, { request, credentials }) instanceof Promise) throw new Error('declined')
        }
      },
      library: () => {
        for (const { answer } of answers) read += Object.keys(parser.parse(answer, true)).length
      },
    },
    { calls: 20 },
  )
  if (Number.isNaN(read)) throw new Error('Nothing was written.')
  return [
    figure('write a request, mix of commands', time.encode, 'URLSearchParams by hand', time.byHand, 1),
    figure('read an answer and hold it against the request', time.decode, 'fast-xml-parser alone', time.library, 4),
  ]
}

function figure(name: string, ours: number, peer: string, theirs: number, least: number): Figure {
  const ratio = theirs / ours
  return {
    name,
    ours: microseconds(ours),
    against: `${peer} ${microseconds(theirs)}`,
    ratio,
    goal: `>= ${least} times as fast`,
    reached: ratio >= least,
  }
}

function microseconds(value: number): string {
  return `${(value / mix.length).toFixed(2)} µs`
}
