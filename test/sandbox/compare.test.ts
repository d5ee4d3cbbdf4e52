import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith, run } from './cli-terminal.js'
import { fieldWorld, form, pairs, payment } from './field-world.js'

type Line = Readonly<Record<'method' | 'url' | 'body' | 'answer', string>>

/** What a sandbox with a profile answers, as a recording. */
async function recorded(profile: string): Promise<Line[]> {
  const { send } = await fieldWorld({ profile, seed: 99 })
  const lines: Line[] = []
  const record = async (method: string, url: string, body: string) => {
    const { text } = await send(method, url, body)
    lines.push({ method, url: `https://gateway.example/some/where${url}`, body, answer: text })
    return text
  }
  await record('POST', '/api/Block', payment('5555555555554444'))
  await record('POST', '/api/GetState', 'Key=Merchant&OrderId=o1')
  const Data = pairs({ SessionType: 'Pay', OrderId: 'o2', Amount: 500, IP: '203.0.113.7' })
  await record('POST', '/apim/Init', form({ Key: 'Merchant', Data }))
  await record('POST', '/apim/PayStatus', 'Key=Merchant&OrderId=o2')
  return lines
}

const jsonl = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).join('\n')
const har = (lines: readonly Line[]) =>
  JSON.stringify({
    log: {
      entries: lines.map(({ method, url, body, answer }) => ({
        request: { method, url, postData: { text: body } },
        response: { content: { text: Buffer.from(answer).toString('base64'), encoding: 'base64' } },
      })),
    },
  })

async function compare(text: string, ...flags: string[]) {
  const folder = await folderWith('recording.txt', text)
  return run(['compare', 'recording.txt', ...flags], {}, folder)
}

describe('compare', () => {
  it.each([
    ['HAR', har],
    ['JSONL', jsonl],
  ])('finds nothing in a recording of the same gateway: %s', async (_format, write) => {
    const { code, out } = await compare(write(await recorded('strict')))
    expect(out).toBe('4 answers compared with the profile strict, 0 differences.\n')
    expect(code).toBe(0)
  })

  it('names what differs, and the row that explains it', async () => {
    const { code, out } = await compare(jsonl(await recorded('field')), '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual({
      compared: 4,
      differences: [
        { exchange: 1, request: 'POST /api/Block', at: 'Key', recorded: '***', row: 'F23' },
        {
          exchange: 2,
          request: 'POST /api/GetState',
          at: 'RRN',
          recorded: expect.stringMatching(/^\d{12}$/),
          row: 'F6',
        },
        { exchange: 2, request: 'POST /api/GetState', at: 'Forwarded', recorded: 'False', row: 'F25' },
        { exchange: 4, request: 'POST /apim/PayStatus', at: 'Success', recorded: 'false', ours: 'true', row: 'F15' },
        { exchange: 4, request: 'POST /apim/PayStatus', at: 'ErrCode', recorded: 'NONE', row: 'F15' },
        { exchange: 4, request: 'POST /apim/PayStatus', at: 'Amount', ours: '500', row: 'F15' },
        { exchange: 4, request: 'POST /apim/PayStatus', at: 'State', ours: 'New', row: 'F15' },
      ],
    })
    expect((await compare(jsonl(await recorded('field')), '--profile', 'field')).code).toBe(0)
  })

  it('shows no secret of a recording', async () => {
    const answer = '<Block Success="False" OrderId="o1" Note="4111111111111111" PaRes="eJxSecret" ErrCode="SOMETHING"/>'
    const lines = [{ method: 'POST', url: '/api/Block', body: payment('4111111111111111'), answer }]
    const { code, out } = await compare(jsonl(lines))
    expect(code).toBe(1)
    expect(out).toContain('Note: recorded "411111xxxxxx1111"')
    for (const secret of ['4111111111111111', 'eJxSecret', '123%']) expect(out).not.toContain(secret)
  })

  it.each([
    [['compare'], 'compare wants one recording'],
    [['compare', 'nowhere.har'], 'nowhere.har cannot be opened.'],
    [['compare', 'text.har'], 'text.har, line 1: this is no HAR'],
    [['compare', 'text.har', '--profile', 'felid'], 'There is no profile felid.'],
  ])('is called wrongly: %j', async (args, message) => {
    const folder = await folderWith('text.har', 'PAN=4111111111111111\n')
    await writeFile(join(folder, 'other'), '')
    const { code, error } = await run(args, {}, folder)
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(error).not.toContain('4111111111111111')
  })
})
