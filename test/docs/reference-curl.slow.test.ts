import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createSandbox, type Sandbox } from '@card-gateway/sandbox'
import { type SandboxServer, serve } from '@card-gateway/sandbox/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../conformance/vectors.js'
import { pagesBelow } from './reference-pages.js'

const printed = 'http://127.0.0.1:8080'
const lines = pagesBelow('').flatMap(({ path, blocks }) =>
  blocks.filter(({ text }) => text.startsWith('curl ')).map(({ text }) => [path, text] as const),
)

describe('curl lines of the reference', () => {
  let sandbox: Sandbox
  let server: SandboxServer
  beforeAll(async () => {
    const { chequePaths, ...terminal } = settings
    sandbox = createSandbox({ seed: 1, chequePaths, terminals: [terminal] })
    server = await serve(sandbox, { port: 0 })
  })
  afterAll(() => server.close())

  it.each(lines)('%s: %s', async (_path, line) => {
    const { stdout } = await promisify(execFile)('sh', ['-c', `${line.replace(printed, server.url)} -sS -i`])
    const [head = '', answer = ''] = stdout.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 20[0-9]/)
    if (line.startsWith(`curl ${printed}/admin/`)) expect(JSON.parse(answer)).toHaveProperty('id')
    // A wallet's token is the wallet's; that of the sandbox is another, and the page says so.
    else if (/'(Pay)?Token=/.test(line)) expect(answer).toContain('WRONG_PARAMS')
    else expect(answer).not.toMatch(/WRONG_PARAMS|WRONG_PAY_INFO|ACCESS_DENIED/)
    sandbox.faults.clear()
  })

  it('are many', () => expect(lines.length).toBeGreaterThan(100))
})
