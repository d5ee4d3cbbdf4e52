import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ReleaseOptions, release } from '../../generator/release/release.js'
import { FakeTools, type Manifest, Repository } from './repository.js'

const options: ReleaseOptions = { dryRun: false, skipTests: true, provenance: true, version: undefined }

let repository: Repository
let tools: FakeTools

beforeEach(() => {
  repository = new Repository('# Changelog\n\n## Unreleased\n\n- Faster.\n')
  tools = new FakeTools()
})

afterEach(() => repository.remove())

/** Releases from a clone with this origin. Gives what the packages of the project said when they were packed. */
async function released(origin: string | undefined, asked: Partial<ReleaseOptions> = {}): Promise<Manifest[]> {
  if (origin === undefined) repository.git('config', '--remove-section', 'remote.origin')
  else repository.git('config', 'remote.origin.url', origin)
  await release(tools.project(repository.folder), { ...options, ...asked })
  return tools.manifests.filter(({ name }) => name.startsWith('@card-gateway/'))
}

const failure = (origin: string | undefined, asked: Partial<ReleaseOptions> = {}): Promise<string> =>
  released(origin, asked).then(
    () => 'nothing failed',
    (error: Error) => error.message,
  )

function saysInRoot(home: object): void {
  repository.write('package.json', JSON.stringify({ version: '0.1.0', ...home }))
  repository.commit()
}

const page = 'https://github.com/owner/name'

describe('packages say where they come from', () => {
  it.each([
    'git@github.com:owner/name.git',
    'git@github.com:owner/name',
    'ssh://git@github.com/owner/name.git',
    'ssh://git@ssh.github.com:443/owner/name.git',
    'git+ssh://git@github.com/owner/name.git',
    'https://github.com/owner/name.git',
    'https://GitHub.com/owner/name/',
    'git+https://github.com/owner/name.git',
  ])('%s', async (origin) => {
    const manifests = await released(origin)
    expect(manifests.map(({ repository }) => repository)).toEqual(
      ['protocol', 'client', 'mock'].map((name) => ({
        type: 'git',
        url: `git+${page}.git`,
        directory: `generated/${name}`,
      })),
    )
    for (const { homepage, bugs } of manifests) {
      expect({ homepage, bugs }).toEqual({ homepage: `${page}#readme`, bugs: { url: `${page}/issues` } })
    }
  })

  it('where issues are, on each code host', async () => {
    const [package_] = await released('git@gitlab.com:group/part/name.git')
    expect(package_?.bugs).toEqual({ url: 'https://gitlab.com/group/part/name/-/issues' })
  })

  it('with or without a proof of it', async () => {
    expect(await failure(undefined, { provenance: false })).toContain('check failed')
    const [package_] = await released(`${page}.git`, { provenance: false })
    expect(package_).toHaveProperty('repository')
  })

  it('and the address is not committed', async () => {
    await released(`${page}.git`)
    expect(repository.git('log', '-1', '--format=%s')).toBe('Version 0.1.0')
    for (const name of ['client', 'mock', 'protocol']) {
      expect(Object.keys(JSON.parse(repository.read(`generated/${name}/package.json`)))).not.toContain('repository')
    }
    expect(repository.git('status', '--porcelain')).toBe('')
  })
})

describe('what the root package.json says', () => {
  it('takes precedence over the git remote', async () => {
    saysInRoot({ homepage: 'https://pay.example', bugs: { url: 'https://pay.example/help' } })
    const [package_] = await released(`${page}.git`)
    expect(package_).toMatchObject({
      repository: { url: `git+${page}.git` },
      homepage: 'https://pay.example',
      bugs: { url: 'https://pay.example/help' },
    })
  })

  it("decides over the git remote, which may be somebody's fork", async () => {
    saysInRoot({ repository: 'git@codeberg.org:maker/name.git' })
    const [package_] = await released(`${page}.git`)
    expect(package_).toMatchObject({
      repository: { type: 'git', url: 'git@codeberg.org:maker/name.git', directory: 'generated/protocol' },
      homepage: 'https://codeberg.org/maker/name#readme',
      bugs: { url: 'https://codeberg.org/maker/name/issues' },
    })
  })

  it('is enough where git has no remote', async () => {
    saysInRoot({
      repository: { type: 'git', url: 'https://code.example/name' },
      homepage: 'https://code.example/name',
      bugs: 'https://code.example/name/issues',
    })
    const [package_] = await released(undefined)
    expect(package_?.repository).toEqual({
      type: 'git',
      url: 'https://code.example/name',
      directory: 'generated/protocol',
    })
  })

  it('has to say what its repository does not', async () => {
    saysInRoot({ repository: 'https://code.example/name', homepage: 'https://code.example/name' })
    expect(await failure(`${page}.git`)).toContain(
      'the root package.json has no `bugs`, and `repository` there leads to code.example, which is not a known code host. Set it in',
    )
  })
})

describe('without an address', () => {
  const origins: [string | undefined, string][] = [
    [undefined, 'is not set'],
    ['/srv/git/owner/name.git', 'is not a web address'],
    ['../owner/name', 'is not a web address'],
    ['C:\\code\\name', 'is not a web address'],
    ['file:///srv/git/owner/name.git', 'is not a web address'],
    ['https://code.example/owner/name.git', 'leads to code.example, which is not a known code host'],
    ['git@build-server:owner/name.git', 'leads to build-server, which is not a known code host'],
    ['https://github.com/owner', 'names no repository on github.com'],
    ['git@github.com:../name', 'names no repository on github.com'],
  ]

  it.each(origins)('from %s a release says what to set', async (origin, why) => {
    const message = await failure(origin)
    expect(message).toContain(
      `check failed: The packages cannot say where they come from: the root package.json has no \`repository\`, \`homepage\` and \`bugs\`, and the git remote \`origin\` ${why}. Set them in the root package.json`,
    )
    expect(tools.published).toEqual([])
  })

  it.each(origins)('from %s a dry run warns, and the packages say nothing', async (origin, why) => {
    for (const manifest of await released(origin, { dryRun: true })) {
      for (const name of ['repository', 'homepage', 'bugs']) expect(manifest).not.toHaveProperty(name)
    }
    expect(tools.said.join('\n')).toContain('  warning: a release would stop here. The packages cannot say')
    expect(tools.said.join('\n')).toContain(why)
  })
})

describe('a password in an address', () => {
  const [user, token] = ['deploy-bot', 'ghp-0123456789']
  const everything = (): string => JSON.stringify([tools.said, tools.manifests, tools.commands])

  it.each([
    `https://${user}:${token}@github.com/owner/name.git`,
    `https://${token}@github.com/owner/name`,
    `ssh://${user}:${token}@github.com/owner/name.git`,
    `${user}:${token}@github.com:owner/name.git`,
  ])('of origin is in no package and in no output', async (origin) => {
    const [package_] = await released(origin)
    expect(package_).toMatchObject({ repository: { url: `git+${page}.git` }, homepage: `${page}#readme` })
    expect(everything()).not.toMatch(new RegExp(`${user}|${token}`))
  })

  it.each([
    `https://${user}:${token}@code.example/owner/name.git`,
    `https://${user}:${token}@github.com/owner`,
    `https://${user}:${token}/@github.com:owner/name`,
    `${user}:${token}@build-server:owner/name`,
  ])('of an origin that does not do is in no output', async (origin) => {
    expect(await failure(origin)).not.toMatch(new RegExp(`${user}|${token}`))
    await released(origin, { dryRun: true })
    expect(everything()).not.toMatch(new RegExp(`${user}|${token}`))
  })

  it.each([
    { repository: `https://${user}:${token}@github.com/owner/name.git` },
    { repository: { type: 'git', url: `git+https://${token}@github.com/owner/name.git` } },
    { homepage: `https://${user}:${token}@pay.example` },
    { bugs: { url: `https://${user}:${token}@pay.example` } },
  ])('of the root package.json stops a release, even a dry run', async (home) => {
    saysInRoot(home)
    const [name] = Object.keys(home)
    for (const dryRun of [true, false]) {
      const message = await failure(`${page}.git`, { dryRun })
      expect(message).toContain(`\`${name}\` in the root package.json has a user or a password in its address`)
      expect(message).not.toMatch(new RegExp(`${user}|${token}`))
    }
    expect(tools.manifests).toEqual([])
  })
})
