import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith, run } from './cli-terminal.js'
import { payment } from './field-world.js'
import { compare, har, jsonl, recorded } from './recordings.js'

describe('compare', () => {
  it.each([
    ['<Block Success="True" OrderId="o1"', 'neither XML nor JSON'],
    ['<Block><Block>', 'neither XML nor JSON'],
    ['<Block Success="True" Success="False"/>', 'neither XML nor JSON'],
    ['<Block a="&nope;"/>', 'neither XML nor JSON'],
    ['{"Success":true', 'neither XML nor JSON'],
    ['502 Bad Gateway 4111111111111111', 'neither XML nor JSON'],
    ['\u0000\u001b[31m', 'neither XML nor JSON'],
    ['', 'empty'],
  ])('says that a recorded answer cannot be read: %j', async (answer, words) => {
    const line = { method: 'POST', url: '/api/Block', body: payment('5555555555554444'), answer }
    const { code, out, error } = await compare(jsonl([line]))
    expect({ code, error }).toEqual({ code: 1, error: '' })
    expect(out).toBe(
      `1  POST /api/Block  answer: recorded ${words}, ours readable\n1 answers compared with the profile strict, 1 differences.\n`,
    )
    expect(JSON.parse((await compare(jsonl([line]), '--json')).out)).toMatchObject({
      differences: [{ at: 'answer', recorded: words, ours: 'readable' }],
    })
  })

  it('reads what programs write', async () => {
    const lines = await recorded('strict')
    const odd = lines.map((line) => ({ ...line, method: 'post', url: `${line.url}/` }))
    for (const text of [`\uFEFF${jsonl(odd)}`, `\uFEFF${har(odd)}`]) expect((await compare(text)).code).toBe(0)
    const entries = lines.map(({ method, url, body, answer }, index) => ({
      request: {
        method,
        url,
        postData: { params: [...new URLSearchParams(body)].map(([name, value]) => ({ name, value })) },
      },
      response: index === 3 ? null : { content: index === 1 ? {} : { text: answer } },
    }))
    expect((await compare(JSON.stringify({ log: { entries } }))).out).toBe(
      '2 answers compared with the profile strict, 0 differences. 2 commands without an answer were skipped.\n',
    )
  })

  const fine = { method: 'POST', url: '/api/Pay', body: 'Key=Merchant', answer: '<Pay/>' }
  it.each([
    [
      'an address that is none',
      { ...fine, url: 'http://[bad/api/Pay?PAN=4111111111111111' },
      'line 2: its url is not valid.',
    ],
    ['a port that is none', { ...fine, url: 'http://shop:pa55@host:99999/api/Pay' }, 'line 2: its url is not valid.'],
    ['a body that is no text', { ...fine, body: { Key: 'Merchant' } }, 'line 2: its body must be text.'],
    [
      'an answer that is nested too deeply',
      { ...fine, answer: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}` },
      'line 2: its JSON is nested too deeply.',
    ],
    [
      'a body that is nested too deeply',
      { ...fine, body: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}` },
      'line 2: its JSON is nested too deeply.',
    ],
  ])('names an entry that cannot be read: %s', async (_what, line, message) => {
    const { code, out, error } = await compare(`${JSON.stringify(fine)}\n${JSON.stringify(line)}`)
    expect({ code, out, error }).toEqual({ code: 2, out: '', error: expect.stringContaining(message) })
    expect(error.length).toBeLessThan(120)
  })

  it('takes a request that is longer than any command', async () => {
    const { code, error } = await compare(jsonl([{ ...fine, body: `Key=Merchant&X=${'A'.repeat(12_000_000)}` }]))
    expect({ code, error }).toEqual({ code: 1, error: '' })
  })

  it.each([
    ['no command of the gateway', jsonl([{ ...fine, url: '/foo/bar' }])],
    ['nothing', ''],
    ['no entry', har([])],
  ])('says that nothing was compared where a recording has %s', async (_what, text) => {
    const { code, out, error } = await compare(text)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain('nothing was compared')
  })

  it.each([
    [['compare'], 'compare needs one recording'],
    [['compare', 'nowhere.har'], 'nowhere.har cannot be opened.'],
    [['compare', 'text.har'], 'text.har, line 1: this is neither a HAR file'],
    [['compare', 'text.har', '--profile', 'felid'], 'There is no profile felid.'],
  ])('says what is wrong in the call: %j', async (args, message) => {
    const folder = await folderWith('text.har', 'PAN=4111111111111111\n')
    await writeFile(join(folder, 'other'), '')
    const { code, error } = await run(args, {}, folder)
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(error).not.toContain('4111111111111111')
  })
})
