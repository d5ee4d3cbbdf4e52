import { createReplyDecoder } from '@card-gateway/protocol/decode-reply'
import type { CommandDescriptor, EchoRule } from '@card-gateway/protocol/descriptors'
import { DecodeError, type DecodeErrorCode } from '@card-gateway/protocol/failures'
import { describe, expect, it } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { runs } from '../../support/runs.js'
import { createCheque, describeError, getList, init, order, pay } from './commands.js'

const decodeReply = createReplyDecoder(describeError)
const sent = { request: order, credentials: { key: 'Merchant' } }

async function refusal(command: CommandDescriptor, body: string, about?: { request: unknown; credentials: object }) {
  try {
    await decodeReply(command, body, about)
  } catch (error) {
    if (error instanceof DecodeError) return { ...error, code: error.code, message: error.message }
    throw error
  }
  throw new Error('was not refused')
}

describe('an XML answer', () => {
  it('comes back at once, with typed values', () => {
    expect(decodeReply(pay, '<Pay Success="True" OrderId="A-1" Key="Merchant" Amount="12345"/>', sent)).toEqual({
      Success: 'True',
      OrderId: 'A-1',
      Key: 'Merchant',
      Amount: 12345,
    })
  })

  it('comes as a promise when the full parser is needed', async () => {
    const reply = decodeReply(pay, '<!-- c --><Pay Success="True"/>')
    expect(reply).toBeInstanceOf(Promise)
    expect(await reply).toEqual({ Success: 'True' })
  })

  it.each(['true', 'TRUE', 'tRuE'])('reads Success %s without regard to case', async (success) => {
    expect(await decodeReply(pay, `<Pay Success="${success}"/>`)).toEqual({
      Success: 'True',
    })
  })

  it('takes the other documented root', async () => {
    expect(await decodeReply(pay, '<MobilePay Success="3ds" ACSUrl="https://a/?b&amp;c" PaReq="x&#10;y"/>')).toEqual({
      Success: '3DS',
      ACSUrl: 'https://a/?b&c',
      PaReq: 'x\ny',
    })
  })

  it('explains a decline', async () => {
    expect(await decodeReply(pay, '<Pay Success="False" ErrCode="AMOUNT_EXCEED"/>')).toEqual({
      Success: 'False',
      ErrCode: 'AMOUNT_EXCEED',
      error: {
        code: 'AMOUNT_EXCEED',
        meaning: 'Amount exceeds the balance.',
        known: true,
        fault: 'payer',
        repeat: 'other-card',
        advice: {
          payer: 'Try another card.',
          merchant: 'Let the payer use another card.',
        },
        docs: 'https://docs.example/errors/AMOUNT_EXCEED',
      },
    })
  })

  it('passes a code it does not know', async () => {
    expect(await decodeReply(pay, '<Pay Success="False" ErrCode="ISSUER_ON_HOLIDAY"/>')).toMatchObject({
      ErrCode: 'ISSUER_ON_HOLIDAY',
      error: { code: 'ISSUER_ON_HOLIDAY', known: false, fault: 'unknown' },
    })
  })

  it.each(['', ' ErrCode=""', ' ErrCode="NONE"'])('has an error without code for a refusal with%s', async (code) => {
    const reply = await decodeReply(pay, `<Pay Success="False"${code}/>`)
    expect(reply).toMatchObject({
      Success: 'False',
      error: { code: undefined, known: false },
    })
    expect(reply).not.toHaveProperty('ErrCode')
    expect(reply).not.toHaveProperty('extra')
  })

  it('counts empty attributes as absent', async () => {
    expect(await decodeReply(pay, '<Pay Success="True" Amount="" OrderId="" ErrCode=""/>')).toEqual({ Success: 'True' })
  })

  it('keeps what it does not know, and what has no place in the outcome', async () => {
    const body =
      '<Pay Success="True" Amount="1" ErrCode="NONE" constructor="c" __proto__="p" New=""><Bonus Points="7"/></Pay>'
    const reply = await decodeReply(pay, body)
    expect(reply).toEqual({
      Success: 'True',
      Amount: 1,
      extra: {
        attributes: JSON.parse('{"ErrCode":"NONE","constructor":"c","__proto__":"p","New":""}'),
        children: [
          {
            name: 'Bonus',
            attributes: { Points: '7' },
            children: [],
            text: '',
          },
        ],
      },
    })
  })

  it('keeps AddInfo as it came, attribute or element', async () => {
    expect(await decodeReply(pay, '<Pay Success="True" AddInfo="a=b"/>')).toEqual({ Success: 'True', AddInfo: 'a=b' })
    expect(await decodeReply(pay, '<Pay Success="True"><AddInfo Bank="x"/></Pay>')).toEqual({
      Success: 'True',
      AddInfo: {
        name: 'AddInfo',
        attributes: { Bank: 'x' },
        children: [],
        text: '',
      },
    })
  })

  it('reads lists in their order, doubled entries kept', async () => {
    const body =
      '<GetList Success="True"><Item CardId="1" NoCVV="false"><Param Key="a" Value="1"/><Param Key="a" Value="2"/></Item><Item CardId="2" New="x"/></GetList>'
    expect(await decodeReply(getList, body)).toEqual({
      Success: 'True',
      Item: [
        {
          CardId: '1',
          NoCVV: false,
          Param: [
            { Key: 'a', Value: '1' },
            { Key: 'a', Value: '2' },
          ],
        },
        {
          CardId: '2',
          Param: [],
          extra: { attributes: { New: 'x' }, children: [] },
        },
      ],
    })
    expect(await decodeReply(getList, '<GetList Success="True"/>')).toEqual({
      Success: 'True',
      Item: [],
    })
    expect(await decodeReply(getList, '<GetList Success="False"/>')).not.toHaveProperty('Item')
  })
})

describe('an XML answer is refused', () => {
  it.each([
    ['<Block Success="True"/>', { code: 'wrong-root' }],
    ['<pay Success="True"/>', { code: 'wrong-root' }],
    ['<Pay/>', { code: 'no-success', at: 'Success' }],
    ['<Pay Success=""/>', { code: 'no-success', at: 'Success' }],
    ['<Pay success="True"/>', { code: 'no-success', at: 'Success' }],
    ['<Pay Success=" True"/>', { code: 'unknown-success', at: 'Success' }],
    ['<Pay Success="1"/>', { code: 'unknown-success', at: 'Success' }],
    ['<Pay Success="3DS" PaReq="x"/>', { code: 'missing-attribute', at: 'ACSUrl' }],
    ['<Pay Success="3DS" ACSUrl="" PaReq="x"/>', { code: 'missing-attribute', at: 'ACSUrl' }],
    ['<Pay Success="True" Amount="12.50"/>', { code: 'malformed-attribute', at: 'Amount' }],
    ['<Pay Success="True" Amount="-1"/>', { code: 'malformed-attribute', at: 'Amount' }],
    ['<Pay Success="True" Amount="9007199254740993"/>', { code: 'malformed-attribute', at: 'Amount' }],
    ['<Pay Success="True"', { code: 'not-xml' }],
  ])('%s', async (body, expected) => {
    expect(await refusal(pay, body)).toMatchObject(expected)
  })

  it('when its Success is of another command', async () => {
    expect(await refusal(init, '<Init Success="3DS"/>')).toMatchObject({
      code: 'unknown-success',
    })
  })

  it('naming the place inside a list', async () => {
    const body = '<GetList Success="True"><Item/><Item NoCVV="perhaps"/></GetList>'
    expect(await refusal(getList, body)).toMatchObject({
      code: 'malformed-attribute',
      at: 'Item[1].NoCVV',
    })
  })
})

describe('an answer to another question is refused', () => {
  const without = { request: {}, credentials: {} }
  const withEcho = (echo: EchoRule): CommandDescriptor => ({
    ...pay,
    request: [{ name: 'Amount', kind: 'integer' }],
    reply: {
      format: 'xml',
      roots: ['Pay'],
      outcomes: ['True'],
      attributes: [{ name: 'Amount', kind: 'integer', echo }],
    },
  })

  it.each([
    ['<Pay Success="True" OrderId="A-2"/>', 'OrderId', 'A-1', 'A-2'],
    ['<Pay Success="False" OrderId="A-2" ErrCode="AMOUNT_EXCEED"/>', 'OrderId', 'A-1', 'A-2'],
    ['<Pay Success="True" Key="Other"/>', 'Key', 'Merchant', 'Other'],
    ['<Pay Success="True" Amount="12346"/>', 'Amount', '12345', '12346'],
    ['<Pay Success="True" Amount="1"/>', 'Amount', '12345', '1'],
    ['<!-- c --><Pay Success="True" OrderId="A-2"/>', 'OrderId', 'A-1', 'A-2'],
    ['<Pay Success="True" OrderId="a-1"/>', 'OrderId', 'A-1', 'a-1'],
    ['<Pay Success="True" Key="MERCHANT"/>', 'Key', 'Merchant', 'MERCHANT'],
  ])('%s, with both values', async (body, at, asked, got) => {
    expect(await refusal(pay, body, sent)).toMatchObject({
      code: 'foreign-answer',
      at,
      sent: asked,
      got,
    })
  })

  it('without the ids where they are personal', async () => {
    const about = {
      request: { VWUserLgn: 'ivan@shop.example' },
      credentials: {},
    }
    const error = await refusal(getList, '<GetList Success="True" VWUserLgn="olga@shop.example"/>', about)
    expect(error).toMatchObject({ code: 'foreign-answer', at: 'VWUserLgn' })
    expect(JSON.stringify(error)).not.toMatch(/ivan|olga/)
  })

  it('without the values where the request or the answer has them as a secret', async () => {
    const about = { request: { Card: 'secret-1' }, credentials: {} }
    for (const [asked, answered] of [[{ sensitive: 'token' }, {}] as const, [{}, { sensitive: 'token' }] as const]) {
      const command: CommandDescriptor = {
        ...pay,
        request: [{ name: 'Card', kind: 'text', ...asked }],
        reply: {
          format: 'xml',
          roots: ['Pay'],
          outcomes: ['True'],
          attributes: [{ name: 'Card', kind: 'text', echo: true, ...answered }],
        },
      }
      const error = await refusal(command, '<Pay Success="True" Card="secret-2"/>', about)
      expect(error).toMatchObject({ code: 'foreign-answer', at: 'Card' })
      expect(JSON.stringify(error)).not.toContain('secret')
    }
  })

  it('but not for a leading zero, an id that is absent, or a login in another case', async () => {
    const body = '<Pay Success="True" OrderId="A-1" Amount="012345" Key=""/>'
    expect(await decodeReply(pay, body, sent)).toEqual({ Success: 'True', OrderId: 'A-1', Amount: 12345 })
    const about = { request: { VWUserLgn: 'Ivan@shop.example' }, credentials: {} }
    const login = '<GetList Success="True" VWUserLgn="ivan@SHOP.example"/>'
    expect(await decodeReply(getList, login, about)).toMatchObject({ VWUserLgn: 'ivan@SHOP.example' })
  })

  it('but not for the amount of a refusal, which moved nothing', async () => {
    const body = '<Pay Success="False" Amount="0" ErrCode="AMOUNT_EXCEED"/>'
    expect(await decodeReply(pay, body, sent)).toMatchObject({
      Success: 'False',
      extra: { attributes: { Amount: '0' } },
    })
  })

  it('when it names an amount and the request none', async () => {
    const code = withEcho({ absent: 0 })
    expect(await decodeReply(code, '<Pay Success="True" Amount="0"/>', without)).toMatchObject({ Amount: 0 })
    expect(await refusal(code, '<Pay Success="True" Amount="1"/>', without)).toMatchObject({ sent: '0', got: '1' })
    expect(await refusal(code, '<Pay Success="True" Amount="0"/>', sent)).toMatchObject({ sent: '12345', got: '0' })
  })

  it('only where the request says that it is repeated', async () => {
    const kind2 = withEcho({ when: { field: 'Kind', value: 2 } })
    const about = (Kind: number) => ({ ...sent, request: { ...sent.request, Kind } })
    expect(await decodeReply(kind2, '<Pay Success="True" Amount="1"/>', about(1))).toMatchObject({ Amount: 1 })
    expect(await refusal(kind2, '<Pay Success="True" Amount="1"/>', about(2))).toMatchObject({ code: 'foreign-answer' })
  })
})

describe('a JSON answer', () => {
  it.each(['true', '"True"', '"TRUE"'])('reads Success %s', async (success) => {
    expect(await decodeReply(createCheque, `{"Success":${success},"ErrCode":null,"Status":"Created"}`)).toEqual({
      Success: 'True',
      Status: 'Created',
    })
  })

  it('reads lists and objects, NONE as no error, and keeps what it does not know as text', async () => {
    const body =
      '\uFEFF{"Success":true,"ErrCode":"NONE","Cheques":[{"Sended":"true","Cheque":{"Status":"Created","N":1}}],"A":{"b":[1]},"C":"d"}'
    expect(await decodeReply(createCheque, body)).toEqual({
      Success: 'True',
      Cheques: [
        {
          Sended: true,
          Cheque: {
            Status: 'Created',
            extra: { attributes: { N: '1' }, children: [] },
          },
        },
      ],
      extra: { attributes: { A: '{"b":[1]}', C: 'd' }, children: [] },
    })
  })

  it('explains a refusal', async () => {
    expect(await decodeReply(createCheque, '{"Success":false,"ErrCode":"AMOUNT_EXCEED","Status":null}')).toMatchObject({
      Success: 'False',
      error: { code: 'AMOUNT_EXCEED', known: true },
    })
  })

  it.each([
    ['<Create Success="True"/>', { code: 'not-json' }],
    ['{"Success":true,"Success":false}', { code: 'not-json' }],
    ['[]', { code: 'not-json' }],
    ['null', { code: 'not-json' }],
    ['{"Success":tr', { code: 'not-json' }],
    ['{}', { code: 'no-success' }],
    ['{"Success":null}', { code: 'no-success' }],
    ['{"Success":1}', { code: 'unknown-success' }],
    ['{"Success":true,"Cheques":{}}', { code: 'malformed-attribute', at: 'Cheques' }],
    ['{"Success":true,"Cheques":[1]}', { code: 'malformed-attribute', at: 'Cheques[0]' }],
    ['{"Success":true,"Cheques":[{"Sended":"perhaps"}]}', { code: 'malformed-attribute', at: 'Cheques[0].Sended' }],
    [`{"Success":true,"A":${'['.repeat(40)}${']'.repeat(40)}}`, { code: 'too-large' }],
    [`{"Success":"${'x'.repeat(1_048_576)}"}`, { code: 'too-large' }],
  ])('is refused when it is %s', async (body, expected) => {
    expect(await refusal(createCheque, body)).toMatchObject(expected)
  })
})

it('no input crashes the decoder with anything but its own error', async () => {
  const value = fc.string({
    unit: fc.constantFrom('a', '1', '"', '&', '<', ' ', 'True', 'False', '3DS', '\0'),
  })
  const xml = fc
    .tuple(
      fc.constantFrom('Pay', 'GetList', 'x'),
      fc.array(fc.tuple(fc.constantFrom('Success', 'Amount', 'OrderId'), value), { maxLength: 4 }),
    )
    .map(([name, attributes]) => `<${name}${attributes.map(([key, text]) => ` ${key}="${text}"`).join('')}/>`)
  const likely = fc
    .tuple(
      fc.constantFrom('Pay', 'GetList'),
      fc.constantFrom('True', 'False'),
      fc.constantFrom('', ' OrderId="A-1"', ' Amount="12345"'),
      fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: value }),
    )
    .map(([name, success, echo, rest]) => `<${name} Success="${success}"${echo}/>${rest}`)
  const json = fc
    .record(
      {
        Success: fc.constantFrom(true, false, 'true', 1, null),
        Cheques: fc.jsonValue(),
        ErrCode: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((members) => JSON.stringify(members))
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<CommandDescriptor>(pay, getList, createCheque),
      fc.oneof(xml, likely, json, fc.string()),
      async (command, body) => {
        try {
          const reply = await decodeReply(command, body, sent)
          expect(command.reply?.outcomes).toContain(Object(reply).Success)
          accepted++
        } catch (error) {
          if (!(error instanceof DecodeError)) throw error
          expect(refusals).toContain(error.code)
          expect(error.message).toMatch(/^(The answer|The body|The element)[^"<{}]*\.$/)
          expect(error.at ?? 'Success').toMatch(/^(Success|OrderId|Amount|ErrCode|ACSUrl|Cheques.*)$/)
        }
      },
    ),
    { numRuns: runs(1000, 3000) },
  )
  // Otherwise the property would not test any answers.
  expect(accepted).toBeGreaterThan(50)
})

const refusals: readonly DecodeErrorCode[] = [
  'not-xml',
  'not-json',
  'doctype',
  'too-large',
  'wrong-root',
  'no-success',
  'unknown-success',
  'foreign-answer',
  'missing-attribute',
  'malformed-attribute',
]

it('a command of the browser has no answer to read', () => {
  const { reply: _reply, ...page } = pay
  expect(() => decodeReply(page, '<Pay/>')).toThrow(TypeError)
})
