import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, it } from 'vitest'

const run = promisify(execFile)

/** How a project may look for modules. Only the newer ways let CommonJS require an ES module. */
const ways: readonly [string, object, readonly string[]][] = [
  ['node16', { module: 'node16' }, []],
  ['node20', { module: 'node20' }, ['consumer.cts']],
  ['nodenext', { module: 'nodenext' }, ['consumer.cts']],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }, []],
]

/** A program that is still CommonJS. */
const commonJs = `import { CardGateway } from '@card-gateway/client'
import { createSandbox } from '@card-gateway/sandbox'
export const gateway = new CardGateway({ transport: createSandbox().transport, key: 'Merchant' })
`

const worker = `import { type ApiPayReply, CardGateway } from '@card-gateway/client/fetch'
const gateway = new CardGateway({ baseUrl: 'https://gateway.example', key: 'Merchant', transport: 'fetch' })
export const state = (OrderId: string) => gateway.api.getState({ OrderId })
export const success = (reply: ApiPayReply) => reply.Success
// @ts-expect-error there is no undici
new CardGateway({ baseUrl: 'https://gateway.example', transport: 'undici' })
`

describe.each(['5.9', '6.0', '7'])('a strict project under TypeScript %s', (version) => {
  const scratch = inject('scratch')
  const compiler = `${scratch}/typescript-${version}`

  beforeAll(async () => {
    await run('npm', ['install', '--prefix', compiler, '--no-audit', '--no-fund', `typescript@${version}`])
    const entries: string[] = JSON.parse(readFileSync(`${scratch}/entries.json`, 'utf8'))
    const imports = entries.map((name, index) => `import * as entry${index} from '${name}'`)
    const all = entries.map((_, index) => `entry${index}`).join(', ')
    writeFileSync(`${scratch}/entries.ts`, `${imports.join('\n')}\nexport const all: object[] = [${all}]\n`)
    writeFileSync(`${scratch}/consumer.cts`, commonJs)
  })

  it.each(ways)('compiles with module resolution %s, declaration files included', async (way, options, files) => {
    const project = `${scratch}/types-${version}-${way}.json`
    const compilerOptions = {
      ...options,
      target: 'es2022',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      types: ['node'],
    }
    writeFileSync(project, JSON.stringify({ compilerOptions, files: ['entries.ts', 'consumer.ts', ...files] }))
    expect(await problems(project)).toBe('')
  })

  it.each([
    ['worker', ['es2023', 'webworker', 'webworker.asynciterable']],
    ['browser', ['es2022', 'dom']],
  ])('compiles the client for a %s, without types of Node', async (where, lib) => {
    const project = `${scratch}/types-${version}-${where}.json`
    const compilerOptions = {
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      lib,
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    }
    writeFileSync(`${scratch}/worker.ts`, worker)
    writeFileSync(project, JSON.stringify({ compilerOptions, files: ['worker.ts'] }))
    expect(await problems(project)).toBe('')
  })

  /** What the compiler says of a project; nothing when all is well. */
  function problems(project: string): Promise<string> {
    return run(`${compiler}/node_modules/.bin/tsc`, ['-p', project], { cwd: scratch }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    )
  }
})
