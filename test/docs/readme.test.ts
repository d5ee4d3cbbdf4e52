import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as client from '@card-gateway/client'
import { createSandbox } from '@card-gateway/sandbox'
import { expect, it, onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = readFileSync(`${root}/README.md`, 'utf8')

it('the payment in the README is charged by the sandbox it speaks to', async () => {
  const sandbox = createSandbox({ seed: 1 })
  onTestFinished(() => sandbox.close())
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  const program = code.replace(/^import .*\n/, '').replace(/\{ baseUrl: .*? \}/, (options) => `sure(${options})`)
  const run = Object.getPrototypeOf(async () => {}).constructor('CardGateway', 'threeDSForm', 'sure', program)
  const sure = ({ key, password }: { readonly key: string; readonly password: string }) => {
    expect(sandbox.credentials).toMatchObject({ key, password })
    return { ...sandbox.credentials, transport: sandbox.transport }
  }
  expect(await run(client.CardGateway, client.threeDSForm, sure)).toBe('charged 12345')
})

it.each(['README.md', 'docs/README.md', 'docs/guides/README.md'])('%s leads to files that are there', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const targets = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target)
  const local = targets.filter((target) => !/^https?:/.test(target))
  expect(local.length).toBeGreaterThan(5)
  expect(local.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([])
})

it('the list of guides has every guide', () => {
  const list = readFileSync(`${root}/docs/guides/README.md`, 'utf8')
  const guides = readdirSync(`${root}/docs/guides`).filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(guides.filter((name) => !list.includes(`](${name})`))).toEqual([])
})

it('the pictures of the README are light', () => {
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(
    ([, file = '']) => statSync(join(root, file)).size,
  )
  expect(pictures).toHaveLength(2)
  expect(pictures.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
})
