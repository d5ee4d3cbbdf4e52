/** Encoding a payment and reading its answer, against straight-line code and the usual libraries. */
import { XMLParser } from 'fast-xml-parser'
import { createReplyDecoder } from '../../templates/protocol/src/decode-reply.js'
import type { CommandDescriptor, ErrorInfo } from '../../templates/protocol/src/descriptors.js'
import { encodeRequest } from '../../templates/protocol/src/encode.js'
import { createErrorTable } from '../../templates/protocol/src/error-table.js'
import { encodeFormText } from '../../templates/protocol/src/form.js'
import { readElement } from '../../templates/protocol/src/xml-reader.js'
import { cpuInTurn, type Figure } from './figure.js'

interface Request {
  readonly OrderId: string
  readonly Amount: number
  readonly PayInfo: {
    readonly PAN: string
    readonly EMonth: string
    readonly EYear: string
    readonly CardHolder: string
    readonly SecureCode: string
  }
  readonly CustomFields: { readonly IP: string; readonly Description: string }
}
type Reply =
  | { readonly Success: 'True' | '3DS'; readonly OrderId?: string }
  | { readonly Success: 'False'; readonly error: ErrorInfo }

const command: CommandDescriptor<Request, Reply> = {
  id: 'api.Pay',
  family: 'api',
  name: 'Pay',
  channel: 'form',
  effect: 'money',
  request: [
    { name: 'Key', kind: 'text', from: 'key' },
    {
      name: 'PayInfo',
      kind: 'pairs',
      fields: [
        { name: 'PAN', kind: 'text' },
        { name: 'EMonth', kind: 'text' },
        { name: 'EYear', kind: 'text' },
        { name: 'CardHolder', kind: 'text' },
        { name: 'SecureCode', kind: 'text' },
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
        { name: 'IP', kind: 'text' },
        { name: 'Description', kind: 'text' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Pay'],
    outcomes: ['True', 'False', '3DS'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true },
      { name: 'Key', kind: 'text', echo: true },
      { name: 'Amount', kind: 'integer', in: ['True'] },
      { name: 'ACSUrl', kind: 'text', in: ['3DS'], essential: true },
      { name: 'PaReq', kind: 'text', in: ['3DS'], essential: true },
      { name: 'ThreeDSKey', kind: 'text', in: ['3DS'], essential: true },
      { name: 'ErrCode', kind: 'text', in: ['False'] },
    ],
  },
}

const credentials = { key: 'Merchant' }
const decodeReply = createReplyDecoder(createErrorTable({}, 'https://docs.example'))
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
})

/** What one would write by hand for this one command. */
function straightLine(request: Request, key: string): string {
  const { OrderId, Amount, PayInfo, CustomFields } = request
  const text = (value: string) => {
    const encoded = encodeFormText(value, '')
    if (encoded !== value && value.includes(';')) throw new Error('separator')
    return encoded
  }
  return `Key=${encodeFormText(key, '')}&PayInfo=PAN%3D${text(PayInfo.PAN)}%3BEMonth%3D${text(PayInfo.EMonth)}%3BEYear%3D${text(PayInfo.EYear)}%3BCardHolder%3D${text(PayInfo.CardHolder)}%3BSecureCode%3D${text(PayInfo.SecureCode)}%3BOrderId%3D${text(OrderId)}%3BAmount%3D${Amount}&OrderId=${encodeFormText(OrderId, '')}&Amount=${Amount}&CustomFields=IP%3D${text(CustomFields.IP)}%3BDescription%3D${text(CustomFields.Description)}`
}

function withUrlSearchParams(request: Request, Key: string): string {
  const { OrderId, Amount, PayInfo, CustomFields } = request
  const pairs = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .join(';')
  return new URLSearchParams({
    Key,
    PayInfo: pairs({ ...PayInfo, OrderId, Amount }),
    OrderId,
    Amount: String(Amount),
    CustomFields: pairs(CustomFields),
  }).toString()
}

/** A request that differs at each call, so that no string is flattened or hashed once for all. */
function requests(count: number): readonly Request[] {
  return Array.from({ length: count }, (_, index) => ({
    OrderId: `A-${100_000 + index}`,
    Amount: 10_000 + index,
    PayInfo: {
      PAN: String(4111111111000000 + index),
      EMonth: '05',
      EYear: '29',
      CardHolder: 'IVAN PETROV',
      SecureCode: '012',
    },
    CustomFields: { IP: '203.0.113.7', Description: 'Two tickets' },
  }))
}

/** Processor time of each, in one run. */
export function protocolFigures(): readonly Figure[] {
  const samples = requests(512)
  const answers = samples.map(
    ({ OrderId, Amount }) => `<Pay Success="True" OrderId="${OrderId}" Key="Merchant" Amount="${Amount}"/>`,
  )
  const bytes = answers.map((answer) => new TextEncoder().encode(answer))
  let turn = 0
  let sink = 0
  const next = () => turn++ & 511
  const request = () => samples[next()] ?? samples[0] ?? requests(1)[0]
  const encoded = (encode: (request: Request, key: string) => string) => () => {
    const one = request()
    // Hashing the text flattens it, as sending it would.
    if (one !== undefined) sink += encode(one, credentials.key).charCodeAt(150)
  }
  const time = cpuInTurn(
    {
      encode: encoded((one) => encodeRequest(command, one, credentials)),
      straightLine: encoded(straightLine),
      urlSearchParams: encoded(withUrlSearchParams),
      read: () => readElement(answers[next()] ?? ''),
      decode: () => decodeReply(command, bytes[next()] ?? ''),
      library: () => parser.parse(answers[next()] ?? '', true),
    },
    { calls: 10_000 },
  )
  if (Number.isNaN(sink)) throw new Error('Nothing was encoded.')
  return [
    figure('encode a Pay request', time.encode, 'straight-line code', time.straightLine, 1.3),
    figure('encode a Pay request', time.encode, 'URLSearchParams', time.urlSearchParams, 0.5),
    figure('read a Pay answer', time.read, 'fast-xml-parser', time.library, 0.2),
    figure('decode a Pay answer from bytes', time.decode, 'fast-xml-parser', time.library, 0.4),
  ]
}

function figure(name: string, ours: number, peer: string, theirs: number, goal: number): Figure {
  const ratio = ours / theirs
  return {
    name,
    ours: microseconds(ours),
    against: `${peer} ${microseconds(theirs)}`,
    ratio,
    goal: `at most ${goal}`,
    reached: ratio <= goal,
  }
}

function microseconds(value: number): string {
  return `${value.toFixed(2)} µs`
}
