import { folderWith, run } from './cli-terminal.js'
import { fieldWorld, form, pairs, payment } from './field-world.js'

export type Line = Readonly<Record<'method' | 'url' | 'body' | 'answer', string>>

/** What a sandbox with a profile answers, as a recording. */
export async function recorded(profile: string): Promise<Line[]> {
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

export const jsonl = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).join('\n')
export const har = (lines: readonly Line[]) =>
  JSON.stringify({
    log: {
      entries: lines.map(({ method, url, body, answer }) => ({
        request: { method, url, postData: { text: body } },
        response: { content: { text: Buffer.from(answer).toString('base64'), encoding: 'base64' } },
      })),
    },
  })

/** Runs `compare` on a recording. */
export async function compare(text: string, ...flags: string[]) {
  const folder = await folderWith('recording.txt', text)
  return run(['compare', 'recording.txt', ...flags], {}, folder)
}
