import { apiPayMock, createMockReply, MockError, mockReply } from '@card-gateway/mock'
import { describe, expect, it } from 'vitest'

describe('mockReply', () => {
  it('gives the body and the value of an example', () => {
    const { body, contentType, reply } = mockReply('api.Pay', 'charged')
    expect(body).toBe('<Pay Success="True" OrderId="A-1" Key="Merchant" Amount="12345"/>')
    expect(contentType).toBe('text/xml; charset=utf-8')
    expect(reply).toEqual({ Success: 'True', OrderId: 'A-1', Key: 'Merchant', Amount: 12345 })
  })

  it('writes the cheque operations as JSON', () => {
    const { body, contentType } = mockReply('cheques.Status', 'failedCheque')
    expect(contentType).toBe('application/json')
    expect(JSON.parse(body)).toEqual({
      Success: true,
      Cheques: [{ Sended: false, Cheque: { ErrCode: 'WRONG_PARAMS', Status: 'Error' } }],
    })
  })

  it('sets attributes, and the error follows its code', () => {
    const { body, reply } = mockReply('api.Pay', 'declined', { ErrCode: 'CARD_EXPIRED', OrderId: undefined })
    expect(body).toBe('<Pay Success="False" Key="Merchant" ErrCode="CARD_EXPIRED"/>')
    expect(reply).not.toHaveProperty('OrderId')
    expect(reply.error).toMatchObject({ code: 'CARD_EXPIRED', known: true, fault: 'payer' })
  })

  it('sets children', () => {
    const { body } = mockReply('ewallet.GetList', 'noCards', {
      Item: [{ CardId: 'c-1', NoCVV: true, Param: [{ Key: 'a', Value: 'b' }] }],
    })
    expect(body).toBe(
      '<GetList Success="True" VWUserLgn="olga@shop.example"><Item CardId="c-1" NoCVV="True"><Param Key="a" Value="b"/></Item></GetList>',
    )
  })

  it('escapes what XML would read as something else', () => {
    const { body } = mockReply('api.Pay', 'threeDS', { PaReq: 'a\nb"<&>' })
    expect(body).toContain('PaReq="a&#10;b&#34;&#60;&#38;&#62;"')
  })

  it.each([
    ['unknown-command', ['api.Pya', 'charged'], 'There is no command api.Pya. There are: api.Block,'],
    ['unknown-command', ['toString', 'charged'], 'There is no command toString.'],
    ['unknown-scenario', ['api.Pay', 'declind'], 'api.Pay has no scenario declind. It has: charged,'],
    ['unknown-scenario', ['api.Pay', 'constructor'], 'api.Pay has no scenario constructor.'],
    [
      'unknown-attribute',
      ['api.Pay', 'charged', { amount: 1 }],
      'A reply to api.Pay has no amount to set. It has: OrderId,',
    ],
  ])('tells a test without types what is wrong: %s', (code, parameters, message) => {
    const mistake = () => Reflect.apply(mockReply, undefined, parameters)
    expect(mistake).toThrow(MockError)
    expect(mistake).toThrow(expect.objectContaining({ code, message: expect.stringContaining(message) }))
  })

  it('can be bound to a choice of commands', () => {
    expect(createMockReply({ 'api.Pay': apiPayMock })('api.Pay', 'bareSuccess').body).toBe('<Pay Success="True"/>')
  })
})
