import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { CardGateway } from '@card-gateway/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../conformance/vectors.js'
import { complaintsOf } from '../support/compile.js'
import { type SpecGateway, startSpecGateway } from '../support/spec-gateway.js'
import { pagesBelow, type ReferencePage, referenceFolder, tab } from './reference-pages.js'

const commands = pagesBelow('commands').filter(({ path }) => !path.endsWith('README.md'))
const asked = commands.filter(({ blocks }) => blocks.some(({ heading }) => heading === 'Answer'))
const opened = commands.filter((page) => !asked.includes(page))
const named = (pages: readonly ReferencePage[]) => pages.map((page) => [page.path, page] as const)

// By itself: the compiler holds up everything for seconds, and connections that wait meanwhile are closed.
it('the code of every command page compiles', () => {
  const cases = Object.fromEntries(commands.map((page) => [page.path, tab(page, 'TypeScript')]))
  const preamble = `import type { CardGateway } from '@card-gateway/client'\ndeclare const gateway: CardGateway\n`
  expect([...complaintsOf(cases, preamble)].filter(([, complaint]) => complaint !== '')).toEqual([])
})

describe('the code of a command page', () => {
  let server: SpecGateway
  let gateway: CardGateway
  beforeAll(async () => {
    server = await startSpecGateway()
    gateway = new CardGateway({ ...settings, baseUrl: server.url, retry: false })
  })
  afterAll(async () => {
    await gateway.close()
    await server.close()
  })

  it.each(named(asked))('of %s sends the request that stands beside it and takes the answer', async (_path, page) => {
    const { path, body } = rawRequest(page)
    server.expect({ path, sends: body, answers: tab(page, 'Answer') })
    const reply = await run(tab(page, 'TypeScript'), 'reply')
    expect(reply).toMatchObject({ Success: 'True' })
    expect(reply).toMatchObject(givenFor(page, tab(page, 'Answer')))
  })

  it.each(named(asked))('of %s has every answer give what stands below it', async (_path, page) => {
    const { path, body } = rawRequest(page)
    for (const { answers, gives } of answersOf(page)) {
      // Other examples ask about other orders; only what is asked here can be echoed.
      if (
        Object.entries(gives).some(([name, value]) => isEcho(name) && !decodeURIComponent(body).includes(String(value)))
      )
        continue
      server.expect({ path, sends: body, answers })
      expect(await run(tab(page, 'TypeScript'), 'reply')).toMatchObject(gives)
    }
  })

  it.each(named(asked))('of %s says the same with curl', (_path, page) => {
    const { path, type, body } = rawRequest(page)
    const [address = '', ...words] = wordsOfCurl(tab(page, 'curl'))
    expect(new URL(address).pathname).toBe(path)
    const data = words.flatMap((word, index) => (/^--data/.test(words[index - 1] ?? '') ? [word] : []))
    if (type === 'application/json') expect(data).toEqual([body])
    else expect(data).toEqual([...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`))
  })

  it.each(named(opened))('of %s opens the address that stands beside it', async (_path, page) => {
    const opened = await run(tab(page, 'TypeScript'), 'page')
    const [, address = ''] = /^GET (\S+) HTTP/.exec(tab(page, 'Address')) ?? []
    expect(opened).toMatchObject({ url: `${server.url}${address}` })
  })

  it.each(named(commands))('of %s stands among all that there is to say of a command', (_path, page) => {
    const headings = [...page.text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    const parts = ['Example', 'Parameters', 'Try it in the sandbox', 'Decisions']
    expect(headings).toEqual(expect.arrayContaining(asked.includes(page) ? [...parts, 'Outcomes', 'Errors'] : parts))
    // A command that changes something says which state it leads to, and shows it.
    expect(headings.includes('States')).toBe(/^!\[[^\]]+\]\(\w+\.svg\)$/m.test(page.text))
    expect(page.text).toMatch(/^# .+\n\n[A-Z].+\.$/m)
  })

  it('is there for every command', () => {
    expect(commands.length).toBeGreaterThan(30)
    expect(asked.length + opened.length).toBe(commands.length)
    expect(opened.map(({ path }) => path)).toEqual([
      'commands/ewallet/AddPage.md',
      'commands/ewallet/PayPage.md',
      'commands/inpay/PayPage.md',
    ])
  })

  /** Runs code that makes a constant, and gives the constant. */
  function run(code: string, name: string): Promise<unknown> {
    return Object.getPrototypeOf(async () => {}).constructor('gateway', `${code}\nreturn ${name}`)(gateway)
  }
})

function rawRequest(page: ReferencePage) {
  const [head = '', body = ''] = tab(page, 'Request').split('\n\n')
  const [, path = ''] = /^POST (\S+) HTTP/.exec(head) ?? []
  const [, type = ''] = /^Content-Type: (.+)$/m.exec(head) ?? []
  return { path, type, body }
}

/** The answers under Outcomes, each with what the client makes of it. */
function answersOf({ blocks }: ReferencePage) {
  return blocks.flatMap(({ text, language }, index) => {
    const next = blocks[index + 1]
    if ((language !== 'xml' && language !== 'json') || !next?.text.startsWith('reply = ')) return []
    const gives: Record<string, unknown> = new Function(`return (${next.text.slice('reply = '.length)})`)()
    return [{ answers: text, gives }]
  })
}

function givenFor(page: ReferencePage, answers: string): object {
  const found = answersOf(page).find((one) => one.answers === answers)
  if (found === undefined) throw new Error(`${page.path} does not say what its answer gives`)
  return found.gives
}

function isEcho(name: string): boolean {
  return ['OrderId', 'Amount', 'Key', 'VWUserLgn', 'CardId'].includes(name)
}

/** What a shell makes of the words after `curl`. */
function wordsOfCurl(line: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${line}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

describe('the reference', () => {
  const pages = pagesBelow('')
  const root = posix.dirname(referenceFolder)

  it.each(named(pages))('%s has no dead link', (path, { text }) => {
    const dead = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !isThere(posix.join(referenceFolder, posix.dirname(path)), target, path))
    expect(dead).toEqual([])
  })

  it('is listed whole', () => {
    const listed: { path: string; title: string; summary: string }[] = JSON.parse(
      readFileSync(`${referenceFolder}/contents.json`, 'utf8'),
    )
    expect(listed.map(({ path }) => path).sort()).toEqual(pages.map(({ path }) => path).sort())
    expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length)
  })

  it('has pictures whose links lead to pages', () => {
    const shown = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => posix.join(posix.dirname(path), file)),
    )
    expect(shown.length).toBeGreaterThan(20)
    const dead = shown.flatMap((file) =>
      [...readFileSync(`${referenceFolder}/${file}`, 'utf8').matchAll(/href="([^"#]+)"/g)]
        .map(([, target = '']) => posix.join(posix.dirname(file), target))
        .filter((target) => !existsSync(`${referenceFolder}/${target}`)),
    )
    expect(dead).toEqual([])
  })

  function isThere(folder: string, target: string, from: string): boolean {
    if (/^https?:/.test(target)) return true
    const [file = '', anchor] = target.split('#')
    const path = file === '' ? posix.join(referenceFolder, from) : posix.join(folder, file)
    if (!path.startsWith(root) || !existsSync(path)) return false
    return anchor === undefined || anchorsOf(readFileSync(path, 'utf8')).includes(anchor)
  }
})

function anchorsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '')
}
