import { gatewaySpec } from '@card-gateway/sandbox'
import { headersOf } from '@card-gateway/sandbox/engine/wire/http-response'
import { createWriter, escapeXml, type Reply } from '@card-gateway/sandbox/engine/wire/reply-writer'
import type { AttributeRule, ReplyShape } from '@card-gateway/sandbox/spec/overlay'
import type { Deviations } from '@card-gateway/sandbox/spec/profile'
import { describe, expect, it } from 'vitest'

// How an answer is written down, byte by byte.

const deviations = (change: Partial<Deviations>): Deviations => ({
  ...{ paths: [], parameters: [], attributes: [], missing: {}, statuses: {}, sessionStates: {} },
  ...change,
})

function written(
  id: string,
  reply: Reply,
  change?: Partial<Deviations>,
  request: Record<string, unknown> = {},
): string {
  const row = gatewaySpec.commands[id]
  if (row === undefined) throw new Error(`There is no command ${id}.`)
  const write = createWriter(row.descriptor, row.element, change && deviations(change))
  return write(reply, (name) => request[name])
}

const asked = { OrderId: 'A-1', Key: 'Merchant', Amount: 500 }

describe('an answer in XML', () => {
  it('repeats names of the request, and no amount: that is for the gateway to tell', () => {
    expect(written('api.Pay', { success: 'True' }, undefined, asked)).toBe(
      '<Pay Success="True" OrderId="A-1" Key="Merchant"/>',
    )
    expect(written('api.Pay', { success: 'True', values: { Amount: 400 } }, undefined, asked)).toBe(
      '<Pay Success="True" OrderId="A-1" Key="Merchant" Amount="400"/>',
    )
    expect(written('api.Pay', { success: 'True', values: { Key: undefined } }, undefined, asked)).toBe(
      '<Pay Success="True" OrderId="A-1"/>',
    )
  })

  it('has only what belongs to its outcome', () => {
    const values = { Amount: 400, ACSUrl: 'https://acs.example', PaReq: 'x', ThreeDSKey: 'y' }
    expect(written('api.Pay', { success: 'False', errCode: 'AMOUNT_ERROR', values }, undefined, asked)).toBe(
      '<Pay Success="False" OrderId="A-1" Key="Merchant" ErrCode="AMOUNT_ERROR"/>',
    )
    expect(written('api.Pay', { success: 'True', errCode: 'NONE', values }, undefined, asked)).toBe(
      '<Pay Success="True" OrderId="A-1" Key="Merchant" Amount="400"/>',
    )
  })

  it('has its elements inside, each with what is known of it', () => {
    const Item = [{ CardName: '4111', NoCVV: true, Expired: false, CardHolder: undefined }, { CardName: '5555' }]
    expect(written('ewallet.GetList', { success: 'True', children: { Item, Other: [{}] } })).toBe(
      '<GetList Success="True"><Item CardName="4111" NoCVV="True" Expired="False"/><Item CardName="5555"/></GetList>',
    )
    expect(written('ewallet.GetList', { success: 'True', children: {} })).toBe('<GetList Success="True"/>')
    expect(written('ewallet.GetList', { success: 'False', errCode: 'USER_NOT_FOUND' })).toBe(
      '<GetList Success="False" ErrCode="USER_NOT_FOUND"/>',
    )
  })

  const rule = (change: Partial<AttributeRule>): AttributeRule => ({ of: [], name: 'RRN', gives: 'empty', ...change })
  const values = { RRN: '1', Amount: 400 }

  it.each<[string, Partial<Deviations>, Reply['success'], string]>([
    ['at the end', { attributes: [rule({})] }, 'True', 'OrderId Key Amount RRN'],
    ['after another', { attributes: [rule({ after: 'OrderId' })] }, 'True', 'OrderId RRN Key Amount'],
    ['after none there is', { attributes: [rule({ after: 'Colour' })] }, 'True', 'OrderId Key Amount RRN'],
    [
      ...([
        'also where the document has it elsewhere',
        { attributes: [rule({ name: 'Amount', in: ['False'] })] },
      ] as const),
      ...(['False', 'OrderId Key Amount'] as const),
    ],
    ['where it is anyway', { attributes: [rule({ name: 'Amount', in: ['False'] })] }, 'True', 'OrderId Key Amount'],
    ['always, as documented', { attributes: [rule({ name: 'Key', in: ['False'] })] }, '3DS', 'OrderId Key'],
    ['in another order', { attributes: [], order: ['Amount', 'Key'] }, 'True', 'Amount Key OrderId'],
  ])('has an attribute of the profile %s', (_where, change, success, names) => {
    const text = written('api.Pay', { success, values }, change, asked)
    expect([...text.matchAll(/ (\w+)=/g)].map(([, name]) => name).join(' ')).toBe(`Success ${names}`)
  })

  it('carries line breaks and tabs as references, and letters beyond ASCII as they are', () => {
    expect(escapeXml('a\tb\nc\rd & <e> "f" g’s ж')).toBe('a&#9;b&#10;c&#13;d &amp; &lt;e&gt; &quot;f&quot; g’s ж')
    expect(escapeXml('a\u007f\u0085\u009fb \u001f\u{1f600}')).toBe('a\u007f\u0085\u009fb \ufffd\u{1f600}')
  })
})

describe('an answer in JSON', () => {
  const row = { Sended: true, Status: 'Formed', document: '{"Id":"C-1"}' }

  it('is Success and ErrCode, then what is told, with a cheque in each row', () => {
    expect(written('cheques.Status', { success: 'True', children: { Cheques: [row] } })).toBe(
      '{"Success":true,"ErrCode":null,"Cheques":[{"Sended":true,"Cheque":{"ErrCode":null,"Status":"Formed"}}]}',
    )
    expect(written('cheques.Create', { success: 'False', errCode: 'WRONG_PARAMS', values: { Status: 'Queued' } })).toBe(
      '{"Success":false,"ErrCode":"WRONG_PARAMS","Status":"Queued"}',
    )
    expect(written('cheques.Create', { success: 'False' })).toBe('{"Success":false,"ErrCode":null}')
  })

  it('has the members and words of the profile', () => {
    const reply: ReplyShape = {
      members: { Error: 'error', Success: 'success', Status: 'status', Nothing: 'nothing' },
      each: { Sended: 'sended', Cheque: 'document', Status: 'status' },
      words: { Formed: 'Created' },
    }
    const children = { Cheques: [row, { Sended: false, Status: 'Queued' }] }
    expect(written('cheques.Status', { success: 'True', values: { Status: 'Formed' }, children }, { reply })).toBe(
      '{"Error":null,"Success":true,"Status":"Created","Nothing":null,"Cheques":[' +
        '{"Sended":true,"Cheque":{"Id":"C-1"},"Status":"Created"},{"Sended":false,"Cheque":null,"Status":"Queued"}]}',
    )
    expect(written('cheques.Status', { success: 'False', errCode: 'WRONG_PARAMS' }, { reply })).toBe(
      '{"Error":"WRONG_PARAMS","Success":false,"Nothing":null}',
    )
  })
})

describe('the headers of an answer', () => {
  const answer = { status: 200, contentType: 'text/xml', body: '', why: undefined, slow: false }

  it('are its type, and the reason of a refusal and where it is explained', () => {
    expect(headersOf(answer)).toEqual({ 'content-type': 'text/xml' })
    expect(headersOf({ ...answer, why: 'Key is missing.' })).toEqual({
      ...{ 'content-type': 'text/xml', 'x-card-gateway-why': 'Key is missing.' },
    })
    expect(headersOf({ ...answer, docs: 'https://docs.example/errors/NONE' })).toEqual({
      ...{ 'content-type': 'text/xml', 'x-card-gateway-docs': 'https://docs.example/errors/NONE' },
    })
  })

  it('carry Latin letters, the others as question marks', () => {
    const why = 'Имя is\r\nnot ~'
    expect(headersOf({ ...answer, why, docs: '/é' })).toMatchObject({
      ...{ 'x-card-gateway-why': '??? is??not ~', 'x-card-gateway-docs': '/?' },
    })
  })
})
