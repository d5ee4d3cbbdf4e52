import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, inject, it } from 'vitest'

const run = promisify(execFile)

/** Runs a module in the project that installed the tarballs; it prints JSON. */
async function evaluate(code: string): Promise<unknown> {
  const { stdout } = await run('node', ['--input-type=module', '-e', code], { cwd: inject('scratch') })
  return JSON.parse(stdout)
}

const dataUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`
const hooks = 'export const load = (url, context, next) => (process._rawDebug(url), next(url, context))'
/** Prints the address of every module that is loaded. */
const logging = `import { register } from 'node:module'\nregister(${JSON.stringify(dataUrl(hooks))})`

it('a class is the same through every entry point', async () => {
  const answer = await evaluate(`
    import * as all from '@card-gateway/protocol'
    import * as basics from '@card-gateway/protocol/basics'
    import * as core from '@card-gateway/protocol/core'
    import { apiPay } from '@card-gateway/protocol/commands/api/Pay'
    import { redactRequest } from '@card-gateway/protocol/redaction'
    import { parsePaymentState } from '@card-gateway/protocol/states'
    const thrown = await Promise.resolve().then(() => core.decodeReply(apiPay, '<Other/>')).catch((error) => error)
    console.log(JSON.stringify({
      errors: thrown instanceof all.DecodeError && all.DecodeError === core.DecodeError && core.DecodeError === basics.DecodeError,
      command: all.apiPay === apiPay,
      functions: all.redactRequest === redactRequest && all.parsePaymentState === parsePaymentState,
    }))`)
  expect(answer).toEqual({ errors: true, command: true, functions: true })
})

it('importing the client loads what makes one and what judges credentials: no codec, no command, no table of errors, no transport', async () => {
  const { stderr } = await run(
    'node',
    ['--import', dataUrl(logging), '--input-type=module', '-e', "import '@card-gateway/client'"],
    { cwd: inject('scratch') },
  )
  const urls = stderr.match(/file:.*node_modules.*\.js/g) ?? []
  const files = urls.map((url) => url.replace(/.*node_modules\//, '').replace(/-[\w-]{8}\.js$/, '.js'))
  expect([...new Set(files)].sort()).toEqual([
    '@card-gateway/client/dist/chunks/start.js',
    '@card-gateway/client/dist/index.js',
    '@card-gateway/protocol/dist/basics.js',
    '@card-gateway/validators/dist/chunks/validator.js',
    '@card-gateway/validators/dist/options/Credentials.js',
    '@card-gateway/validators/dist/show-name.js',
  ])
  const loaded = urls.map((url) => readFileSync(new URL(url), 'utf8')).join('')
  for (const later of ['encodeRequest', 'decodeReply', 'Sender', 'Deadlines', 'Pool', 'ORDER_NOT_FOUND'])
    expect(loaded).not.toMatch(new RegExp(`\\b${later}\\b`))
  // In a pattern between quotes, the backslash is doubled.
  expect(loaded, 'classes of Unicode in literals, which are slow to read').not.toMatch(/(?<!\\)\\p\{/i)
})

it('what is published was built of the sources that are published', () => {
  const folder = `${inject('scratch')}/node_modules/@card-gateway/client`
  const built = readdirSync(`${folder}/dist`).filter((file) => file.endsWith('.d.ts'))
  const sources = readdirSync(`${folder}/src`).filter((file) => file.endsWith('.ts'))
  expect(built.map((file) => file.replace('.d.ts', '.ts')).sort()).toEqual(sources.sort())
})
