import { readdirSync } from 'node:fs'
import { CardGateway } from '@card-gateway/client'
import { createSandbox, gatewaySpec, testCards } from '@card-gateway/sandbox'
import { renderMarkdown } from '@card-gateway/sandbox/http/docs/markdown'
import { createDashboard, createDocs, type SandboxServer, serve } from '@card-gateway/sandbox/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const reference = new URL('../../docs/reference/', import.meta.url)
const files = readdirSync(reference, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.md'))
const addresses = files.map((file) => `/docs/${file.replace(/(?:\/README)?\.md$/, '')}`)

let server: SandboxServer
const sandbox = createSandbox({ seed: 1, docs: '/docs' })

beforeAll(async () => {
  const dashboard = createDashboard(gatewaySpec, undefined, '/docs')
  server = await serve(sandbox, { dashboard, docs: await createDocs(reference) })
})
afterAll(async () => {
  await server.close()
  await sandbox.close()
})

const get = (path: string) => fetch(server.url + path)
const linksOf = (page: string) => [...page.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

describe('the reference under /docs', () => {
  it('has every page, and no link leads nowhere', async () => {
    const pages = new Map<string, string>()
    for (const address of ['/docs', ...addresses]) {
      const answer = await get(address)
      expect([address, answer.status]).toEqual([address, 200])
      pages.set(address, await answer.text())
    }
    const dead = [...pages].flatMap(([address, page]) =>
      linksOf(page)
        .filter((href) => href !== '/dashboard')
        .filter((href) => {
          const [path = '', anchor] = href.split('#')
          const target = pages.get(path)
          return (
            target === undefined || (anchor !== undefined && !target.includes(`id="${decodeURIComponent(anchor)}"`))
          )
        })
        .map((href) => `${address}: ${href}`),
    )
    expect(dead).toEqual([])
    expect(pages.get('/docs')).toContain('<title>Reference</title>')
    expect(linksOf(pages.get('/docs') ?? '')).toEqual(expect.arrayContaining(['/docs/errors', '/docs/test-cards']))
  })

  it('says what the page says, and leaves no mark of Markdown', async () => {
    const page = await (await get('/docs/errors/AMOUNT_EXCEED/')).text()
    expect(page).toContain('<title>AMOUNT_EXCEED · Reference</title>')
    expect(page).toContain('<strong>Tell the payer</strong>')
    const words = page.replace(/<(pre|code)[\s\S]*?<\/\1>/g, '').replace(/<style[\s\S]*?<\/style>/g, '')
    expect(words).not.toMatch(/\*\*|\]\(|^#|`|<!--/m)
  })

  it('lets nothing run and asks nobody else', async () => {
    const answer = await get('/docs/commands/api/Pay')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
    expect(await answer.text()).not.toMatch(/<script|<img|src=/)
  })

  it.each(['/docs/nothing', '/docs/errors/README.md', '/docs/%2e%2e/%2e%2e/package', '/docs/%', '/docs/contents.json'])(
    'has no page at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('is read and not written', async () => {
    const answer = await fetch(`${server.url}/docs/errors`, { method: 'POST', body: '' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('shows text as text', () => {
    const page = renderMarkdown(
      '# <b> & `<i>`\n\n[x](javascript:1) \\*y\\*\n\n| a | |\n| --- | --- |\n| `p\\|q` | <s> |\n',
      () => undefined,
    )
    expect(page.text.replace(/\n/g, '')).toBe(
      '<h1 id="b--i">&#60;b&#62; &#38; <code>&#60;i&#62;</code></h1><p>x *y*</p>' +
        '<div class="table" tabindex="0"><table><thead><tr><th>a</th><th></th></tr></thead>' +
        '<tbody><tr><td><code>p|q</code></td><td>&#60;s&#62;</td></tr></tbody></table></div>',
    )
  })
})

describe('a refusal', () => {
  const order = { OrderId: 'A-1', Amount: 100_00, PayInfo: testCards.insufficientFunds }

  it('leads to the page on its code', async () => {
    const gateway = new CardGateway({ ...sandbox.credentials, baseUrl: server.url })
    const reply = await gateway.api.pay(order)
    const docs = reply.Success === 'False' ? (reply.error.docs ?? '') : ''
    expect(docs).toBe(`${server.url}/docs/errors/AMOUNT_EXCEED`)
    expect(await (await fetch(docs)).text()).toContain('<h1 id="amount_exceed">AMOUNT_EXCEED</h1>')
    await gateway.close()
  })

  it('leads there from the dashboard too', async () => {
    const page = await (await get('/dashboard/Merchant/requests')).text()
    expect(linksOf(page)).toEqual(expect.arrayContaining(['/docs/', '/docs/errors/AMOUNT_EXCEED']))
  })

  it.each([
    [undefined, undefined],
    ['https://docs.example/', 'https://docs.example/errors/AMOUNT_EXCEED'],
    ['/docs', 'https://sandbox.example/docs/errors/AMOUNT_EXCEED'],
  ])('with docs %s leads to %s', async (docs, page) => {
    const own = createSandbox({ seed: 1, publicUrl: 'https://sandbox.example', ...(docs !== undefined && { docs }) })
    const gateway = new CardGateway({ ...own.credentials, transport: own.transport })
    const reply = await gateway.api.pay(order)
    expect(reply.Success === 'False' && reply.error.docs).toBe(page)
    const paid = await gateway.api.pay({ ...order, OrderId: 'A-2', PayInfo: testCards.success })
    expect(paid.Success).toBe('True')
    await gateway.close()
    await own.close()
  })

  it.each(['docs', '//docs.example', 'javascript:alert(1)', '/docs?x="', 'https://docs.example/"'])(
    'cannot lead to %s',
    (docs) => {
      expect(() => createSandbox({ docs })).toThrow('docs: must be an http or https address')
    },
  )
})
