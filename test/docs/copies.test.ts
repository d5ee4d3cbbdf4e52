import { describe, expect, it } from 'vitest'
import { copyOfDocument, copyOfPage } from '../../docs/site/copies.js'
import type { Document } from '../../docs/site/documents.js'

const document = (file: string, url: string): Document => ({
  file,
  url,
  section: 'guides',
  title: '',
  summary: '',
  keywords: [],
  headings: [],
})

describe('the copy of a document', () => {
  const own = document('docs/guides/start.md', 'guides/start')
  const documents = [own, document('docs/reference/errors/README.md', 'errors'), document('docs/README.md', '')]
  const copyOf = (markdown: string): string => copyOfDocument(markdown, own, documents)

  it('links to copies', () => {
    expect(copyOf('[a](../reference/errors/README.md#why), [b](../README.md)')).toBe(
      '[a](../../errors/index.md#why), [b](../../index.md)',
    )
  })

  it('leaves links that lead out, and those within, as they are', () => {
    const markdown = '[a](https://example.com/a.md), [b](#part)'
    expect(copyOf(markdown)).toBe(markdown)
  })

  it('has the words for a diagram in place of it', () => expect(copyOf('![The states](Pay.svg)')).toBe('*The states*'))
})

describe('the copy of a page of the API', () => {
  const copyOf = (main: string): string => copyOfPage(`<nav>Menu</nav><main id="content">${main}</main>`)

  it('begins with the title', () =>
    expect(copyOf('<p class="trail">Class of <a href="../">client</a></p><h1>Pay</h1><p>Says &lt;what&gt;.</p>')).toBe(
      '# Pay\n\nClass of [client](../index.md)\n\nSays \\<what>.\n',
    ))

  it('has signatures as code, and the types they name below', () =>
    expect(
      copyOf(
        '<div class="tsd-signature">a<i>:</i> <a href="../Some/#part">Some</a><br/>b<a class="tsd-anchor-icon" href="#a">#</a></div>',
      ),
    ).toBe('```ts\na: Some\nb\n```\n\nTypes of the signatures: [Some](../Some/index.md)\n'))

  it('has tags below the heading they belong to', () =>
    expect(copyOf('<h3 id="a"><code class="tsd-tag">Readonly</code><span>Order<wbr/>Id</span></h3>')).toBe(
      '### OrderId\n\n`Readonly`\n',
    ))

  it('has code, lists and tables', () => {
    expect(copyOf('<pre><code class="sh"><i class="hl-1">npm</i> ci<br/></code><button>Copy</button></pre>')).toBe(
      '```sh\nnpm ci\n```\n',
    )
    expect(copyOf('<ul><li>one<p>more</p></li><li><strong>two</strong></li></ul>')).toBe('- one\n\n  more\n- **two**\n')
    expect(
      copyOf(
        '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td>3</td></tr></tbody></table>',
      ),
    ).toBe('| A | B |\n| --- | --- |\n| 1\\|2 | 3 |\n')
  })
})
