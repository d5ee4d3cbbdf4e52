import { describe, expect, it } from 'vitest'
import { card, form, pairs } from './field-world.js'
import { compare, jsonl } from './recordings.js'

describe('compare', () => {
  describe('shows no secret of a recording', () => {
    const PAN = '4111111111111111'
    const PaRes = 'eJxVUl1zgjAQ/CuMz4UQPh1nzszQYqZ1ZlrH'
    const secrets = [PAN, '4111 1111', 'eJxVUl1z', '987', 'S3cr3t', 'SECRETOV', 'tok_live', 'NDExMT', 'pa%26s', 'pa&s']
    const PayInfo = pairs({ PAN, ...card, CardHolder: 'IVAN SECRETOV', SecureCode: '987', OrderId: 'o1', Amount: 9870 })
    const body = form({ Key: 'Merchant', PayInfo, OrderId: 'o1', Amount: 9870, PaRes, VWUserPsw: 'pa&s' })
    const earlier = {
      method: 'POST',
      url: '/api/Refund',
      body: 'Key=Merchant&Password=S3cr3tPassw0rd!',
      answer: '<R/>',
    }

    async function told(answer: string, ...flags: string[]) {
      const { code, out, error } = await compare(
        jsonl([earlier, { method: 'POST', url: '/api/Block', body, answer }]),
        ...flags,
      )
      expect(code).toBe(1)
      for (const secret of secrets) expect(out + error).not.toContain(secret)
      return out
    }

    it.each([
      `password S3cr3tPassw0rd! is wrong`,
      `pa&amp;s and pa%26s and ${Buffer.from('S3cr3tPassw0rd!').toString('base64')}`,
      `code ${PAN} 4111 1111 1111 1111 4111-1111-1111-1111 ${PAN}987`,
      `x${PaRes}x of IVAN SECRETOV`,
      'S3CR3TPASSW0RD! in capitals, code 987',
    ])('in a documented attribute: %s', async (text) => {
      const answer = `<Block Success="False" OrderId="o1" ErrCode="${text}"/>`
      expect(await told(answer)).toContain('ErrCode: recorded "[text of ')
    })

    it.each([
      ['SOME_NEW_CODE', 'SOME_NEW_CODE'],
      ['tok-live-51Hx', '[text of 13 characters]'],
      ['51H9a8b7c6d5', '[text of 12 characters]'],
    ])('in a code: %s is shown as %s', async (code, shown) => {
      const { out } = await compare(
        jsonl([{ ...earlier, answer: `<Pay Success="False" OrderId="o1" ErrCode="${code}"/>` }]),
      )
      expect(out).toContain(`ErrCode: recorded "${shown}"`)
    })

    it.each([
      ['Note', PAN, '[16 digits]'],
      ['Note', 'PAN=5555555555554444;SecureCode=987', '[text of 35 characters]'],
      ['Note', '{&quot;SecureCode&quot;:&quot;987&quot;}', '[text of 20 characters]'],
      ['Note', Buffer.from(PAN).toString('base64'), '[text of 24 characters]'],
      ['Auth', 'Bearer tok_live_51Hx', '[text of 20 characters]'],
      ['Cvc2', '987', '***'],
      ['PaRes', PaRes, '***'],
    ])('in an attribute that is not documented: %s="%s"', async (name, text, shown) => {
      const out = await told(`<Block Success="True" OrderId="o1" Amount="1" ${name}="${text}"/>`)
      expect(out).toContain(`  ${name}: recorded "${shown}", ours nothing`)
    })

    it.each([
      [`<Block Success="True" x${PAN}="1"/>`, '[name of 17 characters]: recorded'],
      [`<Block Success="True" tok_live_51Hx="1"/>`, '[name of 13 characters]: recorded'],
      [`<Block Success="True" eJxVUl1zgjAQ="1"/>`, '[name of 12 characters]: recorded'],
      [`<E${PAN} Success="True"/>`, 'element: recorded "[name of 17 characters]"'],
      [
        `{"Success":true,"${PAN}":{"S3cr3tPassw0rd!":"x"}}`,
        '[name of 16 characters].[name of 15 characters]: recorded',
      ],
      [`<html><body>${PAN} S3cr3tPassw0rd!</body></html>`, 'answer: recorded neither XML nor JSON, ours readable'],
    ])('in a name: %s', async (answer, shown) => {
      expect(await told(answer)).toContain(shown)
      expect(JSON.stringify(JSON.parse(await told(answer, '--json')))).toContain(shown.split(':')[0])
    })

    it('in two values that are alike but for it', async () => {
      const out = await told('<Block Success="True" OrderId="987987"/>')
      expect(out).toContain('OrderId: recorded "******"')
    })

    it.each([`POST ${PAN} S3cr3tPassw0rd!`, 'POST\u001b[31m', '', '4111111111111111'])(
      'in a method: %j',
      async (method) => {
        const { code, out, error } = await compare(jsonl([{ ...earlier, method }]))
        expect({ code, out }).toEqual({ code: 2, out: '' })
        expect(error).toContain('recording.txt, line 1: its method is not valid')
        for (const secret of [...secrets, '\u001b']) expect(error).not.toContain(secret)
      },
    )
  })

  it('says that values differ which are masked alike', async () => {
    const line = { method: 'POST', url: '/api/Refund', answer: '<Refund Success="False" OrderId="o654"/>' }
    const { out } = await compare(jsonl([{ ...line, body: 'Key=Merchant&Password=654&OrderId=o987&SecureCode=987' }]))
    expect(out).toContain('OrderId: differ, not shown\n')
  })
})
