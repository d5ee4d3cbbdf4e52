import { execFile } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const tools = fileURLToPath(new URL('.', import.meta.url))
const openApi = fileURLToPath(new URL('../../generated/schemas/openapi.json', import.meta.url))
const output = fileURLToPath(new URL('../../.cache/interfaces/', import.meta.url))

/** Runs a program of the tools' own packages. */
function tool(path: string, ...parameters: string[]): Promise<{ stdout: string }> {
  return run(process.execPath, [`${tools}node_modules/${path}`, ...parameters], { cwd: tools })
}

function compile(...files: string[]): Promise<{ stdout: string }> {
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler']
  return tool('typescript/bin/tsc', ...options, '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', ...files)
}

describe('the published documents', () => {
  beforeAll(async () => {
    await run('npm', ['ci', '--ignore-scripts'], { cwd: tools })
    await rm(output, { recursive: true, force: true })
    await mkdir(output, { recursive: true })
  })

  it('are without errors to the tools of their standards', async () => {
    const { stdout } = await run(process.execPath, [`${tools}check.mjs`])
    expect(JSON.parse(stdout)).toEqual({
      // The interface document shows no HTTP status of an error, so none is promised.
      openApi: ['warn operation-4xx-response'],
      asyncApi: { errors: [], messages: 20 },
    })
  })

  it('make types that compile, by openapi-typescript', async () => {
    const types = `${output}types.ts`
    await tool('openapi-typescript/bin/cli.js', openApi, '-o', types)
    await compile(types)
    expect(await readFile(types, 'utf8')).toContain('ApiPayAnswer')
  })

  it('make a client that compiles, by Hey API', async () => {
    const folder = `${output}hey`
    await tool('@hey-api/openapi-ts/bin/run.js', '-i', openApi, '-o', folder, '-c', '@hey-api/client-fetch')
    await compile(`${folder}/index.ts`)
    expect(await readFile(`${folder}/sdk.gen.ts`, 'utf8')).toContain('export const apiPay ')
  })
})
