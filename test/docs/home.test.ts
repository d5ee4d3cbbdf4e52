import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as client from '@card-gateway/client'
import { createSandbox } from '@card-gateway/sandbox'
import { expect, it, vi } from 'vitest'
import { complaintsOf } from '../support/compile.js'

const page = readFileSync(fileURLToPath(new URL('../../docs/README.md', import.meta.url)), 'utf8')
const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? []

it('the program on the home page compiles', () => {
  expect(complaintsOf({ program: code }, '').get('program')).toBe('')
})

it('the program on the home page charges a payment in the sandbox it speaks to', async () => {
  const sandbox = createSandbox({ seed: 1 })
  const say = vi.fn()
  const [, options = ''] = /new CardGateway\(([\s\S]*?)\)\n/.exec(code) ?? []
  const given: { key: string; password: string } = new Function(`return ${options}`)()
  expect(sandbox.credentials).toMatchObject({ key: given.key, password: given.password })
  const program = code
    .replace(/^import .*\n/, '')
    .replace('await using gateway', 'const gateway')
    .replace(options, '{ ...sandbox.credentials, transport: sandbox.transport }')
  const run = Object.getPrototypeOf(async () => {}).constructor(
    'CardGateway',
    'threeDSForm',
    'sandbox',
    'console',
    program,
  )
  await run(client.CardGateway, client.threeDSForm, sandbox, { log: say })
  expect(say.mock.calls).toEqual([['charged 12345']])
})
