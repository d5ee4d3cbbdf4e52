// The options that the register of open questions names.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const register = readFileSync(new URL('spec/unspecified.yaml', root), 'utf8')
const options = [...new Set(Array.from(register.matchAll(/^ +option: (\S+)$/gm), ([, option = '']) => option))]

/** All hand-written and generated sources of a package, as one text. */
function sourcesOf(name: string): string {
  const folder = new URL(`generated/${name}/src/`, root)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  return files.map((path) => readFileSync(new URL(path, folder), 'utf8')).join('\n')
}

const sources: Readonly<Record<string, string>> = {
  client: sourcesOf('client'),
  notifications: sourcesOf('notifications'),
  sandbox: sourcesOf('sandbox'),
}

it('names some', () => expect(options.length).toBeGreaterThan(10))

it.each(options)('the option %s exists', (option) => {
  const [name = '', home = 'client'] = option.split('.').reverse()
  expect(sources[home]).toMatch(new RegExp(`^ +readonly ${name}\\??:`, 'm'))
})
