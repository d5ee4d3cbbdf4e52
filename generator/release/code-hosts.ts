/** Where each code host keeps the issues of a repository, below its address. */
const issuesOn: Readonly<Record<string, string>> = {
  'github.com': 'issues',
  'gitlab.com': '-/issues',
  'bitbucket.org': 'issues',
  'codeberg.org': 'issues',
}

/** Names under which the hosts take ssh where port 22 is closed. */
const otherNames: Readonly<Record<string, string>> = {
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
  'altssh.bitbucket.org': 'bitbucket.org',
}

export const codeHosts: readonly string[] = Object.keys(issuesOn)

/** A repository on a code host, by addresses that anybody can open. */
export interface HostedRepository {
  /** `git+https://github.com/owner/name.git` */
  readonly repository: string
  readonly homepage: string
  readonly bugs: string
}

/**
 * What an address of git leads to, in any of its forms: `git@host:owner/name.git`, `ssh://`, `https://`, `git+https://`.
 * Users, passwords and ports of the address are left out.
 *
 * @returns nothing when it is on no code host that is known here
 */
export function hostedRepository(address: string): HostedRepository | undefined {
  const { host = '', path = '' } = partsOf(address) ?? {}
  const issues = issuesOn[host]
  const name = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '')
  if (issues === undefined || !isName(name)) return undefined
  const page = `https://${host}/${name}`
  return { repository: `git+${page}.git`, homepage: `${page}#readme`, bugs: `${page}/${issues}` }
}

/** The host of an address of git; nothing when it is a folder. */
export function hostOf(address: string): string | undefined {
  return partsOf(address)?.host || undefined
}

/** Whether an address carries what should be known to nobody else. */
export function hasCredentials(address: string): boolean {
  const url = parsed(address)
  return url !== undefined && (url.password !== '' || (url.username !== '' && /^(git\+)?https?:$/.test(url.protocol)))
}

function partsOf(address: string): { readonly host: string; readonly path: string } | undefined {
  const { host, path } = address.includes('://') ? urlParts(address) : shortParts(address)
  const name = host.toLowerCase()
  return name === '' ? undefined : { host: otherNames[name] ?? name, path }
}

function urlParts(address: string): { readonly host: string; readonly path: string } {
  const url = parsed(address)
  return { host: url?.hostname ?? '', path: url?.pathname ?? '' }
}

/** `user@host:path`; one letter before the colon is a drive. */
function shortParts(address: string): { readonly host: string; readonly path: string } {
  const [, host = '', path = ''] = /^(?:.*@)?([^@:/\\]{2,}):(.+)$/.exec(address) ?? []
  return { host, path }
}

function parsed(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}

function isName(name: string): boolean {
  const parts = name.split('/')
  return parts.length >= 2 && parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part))
}
