import { describe, expect, it } from 'vitest'
import { fieldWorld, payment } from './field-world.js'
import { compare, jsonl, type Line } from './recordings.js'

describe('compare', () => {
  describe('of a decline that only the issuer of the recording knows of', () => {
    const PAN = '5555555555554444'
    const line = (path: string, body: string, answer: string): Line => ({ method: 'POST', url: path, body, answer })
    const declined = (command: string, code: string, OrderId = 'o1') =>
      `<${command} Success="False" OrderId="${OrderId}" ErrCode="${code}"/>`
    const json = async (lines: readonly Line[], ...flags: string[]): Promise<unknown> =>
      JSON.parse((await compare(jsonl(lines), '--json', ...flags)).out)

    it('tells the sandbox, and says so', async () => {
      const { send, sandbox } = await fieldWorld({ profile: 'strict', seed: 99 })
      sandbox.faults.force('api.Pay', { error: 'ISSUER_LIMIT_FAIL' })
      const lines: Line[] = []
      for (const [path, body] of [
        ['/api/Pay', payment(PAN)],
        ['/api/GetState', 'Key=Merchant&OrderId=o1'],
      ] as const)
        lines.push(line(path, body, (await send('POST', path, body)).text))
      const { code, out } = await compare(jsonl(lines))
      expect(out).toBe(
        '1  POST /api/Pay  declined with ISSUER_LIMIT_FAIL as in the recording: the sandbox was told to decline it too\n' +
          '2 answers compared with the profile strict, 0 differences.\n',
      )
      expect(code).toBe(0)
      expect(await json(lines)).toMatchObject({
        steered: [{ exchange: 1, request: 'POST /api/Pay', error: 'ISSUER_LIMIT_FAIL' }],
      })
    })

    it('stands a card of its own in for one that it does not know', async () => {
      const unknown = '4929000000006'
      for (const number of [unknown, '4929 **** **** 0006']) {
        const { code, out } = await compare(
          jsonl([line('/api/Block', payment(number), declined('Block', 'AMOUNT_EXCEED'))]),
        )
        expect(out).toContain('1 answers compared with the profile strict, 0 differences.')
        expect(out).not.toContain(number)
        expect(code).toBe(0)
      }
    })

    it('tells it of what comes after a payment, too', async () => {
      const { send } = await fieldWorld({ profile: 'strict', seed: 99 })
      const { text } = await send('POST', '/api/Block', payment(PAN))
      const { out } = await compare(
        jsonl([
          line('/api/Block', payment(PAN), text),
          line('/api/Charge', 'Key=Merchant&OrderId=o1', declined('Charge', 'PROCESSING_ERROR')),
        ]),
      )
      expect(out).toContain('2  POST /api/Charge  declined with PROCESSING_ERROR')
      expect(out).toContain('2 answers compared with the profile strict, 0 differences.')
    })

    it('compares what a card of the sandbox decides', async () => {
      const broke = '4111110000000039'
      const lines = [line('/api/Pay', payment(broke), declined('Pay', 'ISSUER_CARD_FAIL'))]
      expect(await json(lines)).toMatchObject({
        differences: [{ at: 'ErrCode', recorded: 'ISSUER_CARD_FAIL', ours: 'AMOUNT_EXCEED' }, { at: 'Key' }],
        steered: [],
      })
    })

    it.each([
      ['strict', 'WRONG_CVV'],
      ['strict', 'DUPLICATE_ORDER_ID'],
      ['strict', 'SOME_NEW_CODE'],
      ['field', 'AMOUNT_EXCEED_BALANCE'],
      ['field', 'WRONG_CARD'],
    ])('compares a code of a check, or one that nobody knows: %s, %s', async (profile, code) => {
      const lines = [line('/api/Pay', payment(PAN), declined('Pay', code))]
      expect(await json(lines, '--profile', profile)).toMatchObject({
        differences: expect.arrayContaining([expect.objectContaining({ at: 'ErrCode', recorded: code })]),
        steered: [],
      })
    })

    it('leaves nothing behind where a check of the sandbox says no before', async () => {
      const { send } = await fieldWorld({ profile: 'strict', seed: 99 })
      const { text } = await send('POST', '/api/Pay', payment(PAN))
      const lines = [
        line('/api/Charge', 'Key=Merchant&OrderId=none', declined('Charge', 'ISSUER_FAIL', 'none')),
        line('/api/Pay', payment(PAN), text),
      ]
      expect(await json(lines)).toMatchObject({
        differences: [{ exchange: 1, at: 'ErrCode', recorded: 'ISSUER_FAIL', ours: 'ORDER_NOT_FOUND' }],
        steered: [],
      })
    })
  })
})
