/** What there is, for machines: `llms.txt` of the site, and one of each package with all that it exports. */

export interface Listed {
  readonly title: string
  /** From the root of the site, without slashes around it. */
  readonly url: string
  readonly summary: string
}

/**
 * @param documents pages that are written in Markdown
 * @param api pages of the packages, each package before what it exports
 * @param base where the site will be
 * @returns texts by their files
 */
export function listsForMachines(
  documents: readonly Listed[],
  api: readonly Listed[],
  base = '',
): ReadonlyMap<string, string> {
  const line = ({ title, url, summary }: Listed, file: string): string =>
    `- [${title}](${base}/${url === '' ? '' : `${url}/`}${file}): ${summary}`
  const packages = api.filter(({ url }) => /^packages\/[^/]+$/.test(url))
  const all = { title: 'Packages', url: 'packages', summary: 'What each is for.' }
  const site = [
    '# card-gateway\n',
    '> TypeScript bindings for a card payment gateway: client, notifications, sandbox, reference.\n',
    ...documents.map((one) => line(one, 'index.md')),
    '\n## Packages: each lists its exports\n',
    line(all, 'index.md'),
    ...packages.map((one) => line(one, 'llms.txt')),
  ]
  return new Map([
    ['llms.txt', text(site)],
    ...packages.map(({ title, url, summary }): [string, string] => {
      const own = api.filter((one) => one.url === url || one.url.startsWith(`${url}/`))
      return [`${url}/llms.txt`, text([`# ${title}\n`, `> ${summary}\n`, ...own.map((one) => line(one, 'index.md'))])]
    }),
  ])
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`
}
