import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ReleaseOptions, release } from '../../generator/release/release.js'
import { FakeTools, Repository } from './repository.js'

const changelog = '# Changelog\n\n## Unreleased\n\n### Client\n\n- Faster.\n'
const options: ReleaseOptions = { dryRun: false, skipTests: false, provenance: true, version: undefined }
const inOrder = ['protocol', 'client', 'mock']
const tarballs = (version: string): string[] => inOrder.map((name) => `card-gateway-${name}-${version}.tgz`)

let repository: Repository
let tools: FakeTools

beforeEach(() => {
  repository = new Repository(changelog)
  tools = new FakeTools()
})

afterEach(() => repository.remove())

const run = (asked: Partial<ReleaseOptions> = {}): Promise<void> =>
  release(tools.project(repository.folder), { ...options, ...asked })
const failure = (asked: Partial<ReleaseOptions> = {}): Promise<string> =>
  run(asked).then(
    () => 'nothing failed',
    (error: Error) => error.message,
  )

describe('a release', () => {
  it('takes the version of package.json when there was none before, publishes used packages first, then tags', async () => {
    await run()
    expect(tools.said.join('\n')).toContain(
      '0.1.0: no tag to compare the interface with, changelog patch, the first release',
    )
    expect(tools.published).toEqual(tarballs('0.1.0'))
    expect(repository.read('CHANGELOG.md')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n### Client\n\n- Faster.\n',
    )
    expect(repository.git('describe', '--tags')).toBe('v0.1.0')
    expect(repository.git('log', '-1', '--format=%s')).toBe('Version 0.1.0')
  })

  it('publishes each package for everybody, with a proof of its commit, once it was tried', async () => {
    await run()
    const published = tools.commands.filter((one) => one.startsWith('npm publish'))
    for (const one of published) expect(one).toMatch(/\.tgz --access public --provenance$/)
    const order = [
      'npm run --silent generate -- --check',
      'npm run --silent build',
      'npm test',
      'npm pack',
      'npm install',
    ]
    const places = [...order, 'node consumer.mjs', 'git commit', 'git merge', 'npm publish', 'git tag --annotate'].map(
      (begin) => tools.commands.findLastIndex((one) => one.startsWith(begin)),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('needs the version that the interface and the changelog ask for, for all packages', async () => {
    await run()
    repository.write('CHANGELOG.md', `# Changelog\n\n## Unreleased\n\n- **→** Another name.\n\n## 0.1.0\n\n- Faster.\n`)
    repository.commit()
    await run()
    expect(tools.published.slice(3)).toEqual(tarballs('0.2.0'))
    expect(repository.read('CHANGELOG.md')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n### Interface of the gateway\n\n- api.Void is new.\n\n- **→** Another name.\n\n## 0.1.0\n\n- Faster.\n',
    )
    for (const name of inOrder) expect(repository.read(`generated/${name}/package.json`)).toContain('0.2.0')
    expect(repository.git('tag')).toBe('v0.1.0\nv0.2.0')
  })

  it('takes a higher version that is asked for, and no lower one', async () => {
    await run({ version: '1.0.0' })
    expect(tools.published).toEqual(tarballs('1.0.0'))
    repository.write('CHANGELOG.md', '## Unreleased\n\n- More.\n')
    repository.commit()
    expect(await failure({ version: '0.9.0' })).toContain('The changes need 1.1.0: 0.9.0 would promise too much.')
    expect(await failure({ version: 'next' })).toContain('next is not a version such as 1.0.0.')
  })

  it('is none when nothing changed', async () => {
    await run()
    tools.comparison = { ...tools.comparison, verdict: null as never, changes: [] }
    repository.write('readme', 'Words.')
    repository.commit()
    expect(await failure()).toContain('Nothing to release since 0.1.0')
  })

  it('counts from the newest version of the changelog where no tag is', async () => {
    repository.write('CHANGELOG.md', `${changelog.replace('Faster', '**→** Faster')}\n## 0.1.0\n\n- The first.\n`)
    repository.commit()
    await run({ dryRun: true })
    expect(tools.said.join('\n')).toContain('0.2.0: no tag to compare the interface with, changelog major, after 0.1.0')
  })

  it('refuses a tree with changes that are not committed', async () => {
    repository.write('CHANGELOG.md', `${changelog}- Smaller.\n`)
    expect(await failure()).toMatch(/clean tree failed: Commit or undo these changes first:\n M CHANGELOG\.md/)
    expect(tools.commands).toEqual(['git status --porcelain'])
  })
})

describe('a dry run', () => {
  it('tells what would be published, keeps the tarballs and changes nothing', async () => {
    const before = repository.git('rev-parse', 'HEAD')
    await run({ dryRun: true, version: '0.3.0' })
    expect(tools.published).toEqual([])
    expect(tools.commands.join('\n')).not.toMatch(/npm view|git commit|git tag --annotate/)
    expect(repository.git('rev-parse', 'HEAD')).toBe(before)
    expect(repository.git('status', '--porcelain')).toBe('')
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
    expect(readdirSync(join(repository.folder, '.cache/release')).sort()).toEqual(tarballs('0.3.0').sort())
    expect(tools.said.at(-4)).toContain('would publish 0.3.0 in this order')
    expect(tools.said.slice(-3).map((line) => line.split('/')[1]?.split(' ')[0])).toEqual(inOrder)
  })

  it('asks no registry: what is installed is packed from where it is', async () => {
    await run({ dryRun: true })
    expect(tools.commands).toContainEqual(expect.stringMatching(/^npm pack .*--ignore-scripts .*node_modules\/undici$/))
    for (const one of tools.commands.filter((command) => command.startsWith('npm install'))) {
      expect(one).toContain('--offline')
    }
  })

  it('leaves the tests out when asked', async () => {
    await run({ dryRun: true, skipTests: true })
    expect(tools.commands).not.toContain('npm test')
  })
})

describe('a release that fails half-way', () => {
  it('says what is done and what is left, and changes nothing before it commits', async () => {
    tools.breaks = 'npm test'
    expect(await failure()).toBe(
      [
        'test failed: `npm test` failed.',
        'It broke.',
        '',
        'Done: clean tree, checkout, check, build.',
        'Left: test, compare, version, changelog, pack, try, commit, publish, tag.',
        'Fix the cause and run the same command again. It skips what is already committed or published.',
      ].join('\n'),
    )
    expect(repository.git('log', '--format=%s')).toBe('A change')
    expect(repository.git('status', '--porcelain')).toBe('')
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('goes on where it stopped when it is repeated: nothing is committed or published twice', async () => {
    const stopped = new Set<string>()
    const registry = tools.registry
    registry.set = (name, integrity) => {
      if (name.includes('client') && !stopped.has(name)) {
        stopped.add(name)
        throw new Error('The connection is gone.')
      }
      return Map.prototype.set.call(registry, name, integrity)
    }
    expect(await failure()).toContain(
      'publish failed: Published: @card-gateway/protocol@0.1.0. Not published: @card-gateway/client@0.1.0, @card-gateway/mock@0.1.0.\nThe connection is gone.',
    )
    expect(repository.git('tag')).toBe('')
    await run()
    expect(tools.said.join('\n')).toContain('0.1.0 is committed and has no tag: its release goes on')
    expect(tools.said.join('\n')).toContain('@card-gateway/protocol@0.1.0 is already published')
    expect(tools.published).toEqual([...tarballs('0.1.0').slice(0, 2), ...tarballs('0.1.0').slice(1)])
    expect(repository.git('log', '--format=%s')).toBe('Version 0.1.0\nA change')
    expect(repository.git('tag')).toBe('v0.1.0')
  })

  it('stops where another content is published under the version', async () => {
    tools.registry.set('@card-gateway/protocol@0.1.0', 'sha512-other')
    expect(await failure()).toContain('@card-gateway/protocol@0.1.0 is published with other content')
    expect(tools.published).toEqual([])
  })

  it('takes a registry that does not answer for no answer, not for an empty registry', async () => {
    tools.breaks = 'npm view'
    expect(await failure()).toContain('Not published: @card-gateway/protocol@0.1.0')
    expect(tools.published).toEqual([])
  })
})

describe('the checkout of a release', () => {
  it('uses what is installed, and its own packages', async () => {
    const seen: boolean[] = []
    const project = tools.project(repository.folder)
    await release(
      {
        ...project,
        run: (program, words, folder) => {
          if (words[0] === 'test') {
            repository.write('generated/client/later.txt', '')
            seen.push(existsSync(join(folder, 'node_modules/undici/package.json')))
            seen.push(existsSync(join(folder, 'node_modules/@card-gateway/client/package.json')))
            seen.push(existsSync(join(folder, 'node_modules/@card-gateway/client/later.txt')))
          }
          return project.run(program, words, folder)
        },
      },
      { ...options, dryRun: true },
    )
    expect(seen).toEqual([true, true, false])
  })
})
