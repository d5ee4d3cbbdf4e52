import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeHosts, hasCredentials, hostedRepository, hostOf } from './code-hosts.js'
import { CommandError, type Project } from './project.js'

/** Where packages say they come from, in the words of their manifests. */
export interface Home {
  readonly repository?: { readonly type: string; readonly url: string }
  readonly homepage?: string
  readonly bugs?: string | { readonly url: string }
}

export interface FoundHome {
  readonly home: Home
  /** What is missing and what to set; absent when all is there. */
  readonly problem?: string
}

const settings = ['repository', 'homepage', 'bugs'] as const

/**
 * What the root package.json says of the packages' home. What it leaves out follows from the repository it names, and where
 * it names none from the git remote `origin`.
 *
 * @throws {Error} when an address in package.json carries a password
 */
export async function findHome(project: Project): Promise<FoundHome> {
  const said = saidHome(project.folder)
  const address = said.repository?.url ?? (await originOf(project))
  const hosted = address === undefined ? undefined : hostedRepository(address)
  const home: Home = hosted ? { ...derived(hosted), ...said } : said
  const missing = settings.filter((name) => home[name] === undefined)
  if (missing.length === 0) return { home }
  const source = said.repository ? '`repository` there' : 'the git remote `origin`'
  return {
    home,
    problem: [
      'The packages cannot say where they come from:',
      `the root package.json has no ${listed(missing)}, and ${source} ${shortcoming(address)}.`,
      `Set ${missing.length === 1 ? 'it' : 'them'} in the root package.json, or have ${source} lead to ${codeHosts.join(', ')}.`,
    ].join(' '),
  }
}

/** Does something while the manifest of a package tells its home, and puts it back as it was: it is not to be committed. */
export async function withHome<T>(folder: string, home: Home, work: () => Promise<T>): Promise<T> {
  const path = join(folder, 'package.json')
  const text = readFileSync(path, 'utf8')
  const { repository } = home
  const own = {
    ...home,
    ...(repository && { repository: { ...repository, directory: `generated/${basename(folder)}` } }),
  }
  writeFileSync(path, `${JSON.stringify({ ...JSON.parse(text), ...own }, null, 2)}\n`)
  try {
    return await work()
  } finally {
    writeFileSync(path, text)
  }
}

function saidHome(folder: string): Home {
  const { repository, homepage, bugs } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const said: Home = {
    ...(repository && { repository: typeof repository === 'string' ? { type: 'git', url: repository } : repository }),
    ...(homepage && { homepage }),
    ...(bugs && { bugs }),
  }
  for (const name of settings) {
    if (addressesIn(said[name]).some(hasCredentials)) {
      throw new Error(
        `\`${name}\` in the root package.json has a user or a password in its address. Take it out: it would be published.`,
      )
    }
  }
  return said
}

function addressesIn(value: Home[keyof Home]): string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : [value.url]
}

function derived({ repository, homepage, bugs }: NonNullable<ReturnType<typeof hostedRepository>>): Home {
  return { repository: { type: 'git', url: repository }, homepage, bugs: { url: bugs } }
}

/** As it is set, for what git makes of it may be a mirror of this machine. */
async function originOf({ folder, run }: Project): Promise<string | undefined> {
  try {
    return (await run('git', ['config', '--get', 'remote.origin.url'], folder)).trim() || undefined
  } catch (error) {
    if (error instanceof CommandError) return undefined
    throw error
  }
}

/** Never the address itself: it may hold a password. */
function shortcoming(address: string | undefined): string {
  if (address === undefined) return 'is not set'
  const host = hostOf(address)
  if (host === undefined) return 'is not a web address'
  return codeHosts.includes(host)
    ? `names no repository on ${host}`
    : `leads to ${host}, which is not a known code host`
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}
