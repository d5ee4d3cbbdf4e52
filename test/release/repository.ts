import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { CommandError, type Program, type Project, type Run } from '../../generator/release/project.js'

/** What tests look at in the manifest of a package. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly repository?: object
  readonly homepage?: string
  readonly bugs?: object
}

/** A small project in a repository of its own: three packages, of which one is used by the two before it in the alphabet. */
export class Repository {
  readonly folder = mkdtempSync(join(tmpdir(), 'card-gateway-released-'))

  constructor(changelog: string) {
    const own = (name: string, dependencies: object = {}) =>
      JSON.stringify({ name: `@card-gateway/${name}`, version: '0.1.0', dependencies })
    this.write('package.json', '{ "version": "0.1.0" }')
    this.write('generated/client/package.json', own('client', { '@card-gateway/protocol': '0.1.0', undici: '^7.0.0' }))
    this.write('generated/mock/package.json', own('mock', { '@card-gateway/protocol': '0.1.0' }))
    this.write('generated/protocol/package.json', own('protocol'))
    this.write('test/packages/consumer/consumer.mjs', '')
    this.write('CHANGELOG.md', changelog)
    this.write('.gitignore', 'node_modules\n.cache\n')
    this.write('node_modules/undici/package.json', '{ "name": "undici", "version": "7.0.0" }')
    mkdirSync(join(this.folder, 'node_modules/@card-gateway'))
    symlinkSync('../../generated/client', join(this.folder, 'node_modules/@card-gateway/client'))
    this.git('init', '-q')
    const author = '[user]\n  name = Test\n  email = test@example.com\n'
    writeFileSync(join(this.folder, '.git/config'), author, { flag: 'a' })
    this.git('remote', 'add', 'origin', 'https://github.com/owner/name.git')
    this.commit()
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    writeFileSync(join(this.folder, path), text)
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }

  git(...words: string[]): string {
    return execFileSync('git', words, { cwd: this.folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  }

  commit(): void {
    this.git('add', '.')
    this.git('commit', '-q', '-m', 'A change')
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}

/** Plays npm and node, keeps what was asked of them, and has a registry. git is the real one. */
export class FakeTools {
  /** Each command with its words, in the order in which they came. */
  readonly commands: string[] = []
  readonly said: string[] = []
  /** Digests of what is published. */
  readonly registry = new Map<string, string>()
  /** Manifests as they were when they were packed. */
  readonly manifests: Manifest[] = []
  /** A command that begins so fails. */
  breaks: string | undefined
  /** What `card-gateway diff` answers. */
  comparison = { from: 'v0.1.0', to: '.', verdict: 'minor', changes: [{ verdict: 'minor', says: 'api.Void is new' }] }

  project(folder: string): Project {
    return { folder, run: this.#run, say: (text) => void this.said.push(text) }
  }

  /** What was published, in order. */
  get published(): string[] {
    const publish = 'npm publish '
    return this.commands.filter((one) => one.startsWith(publish)).map((one) => basename(one.split(' ')[2] ?? ''))
  }

  readonly #run: Run = async (program, words, folder) => {
    const command = [program, ...words].join(' ')
    this.commands.push(command)
    if (this.breaks !== undefined && command.startsWith(this.breaks)) throw new CommandError(command, 'It broke.')
    if (program === 'git') return gitOf(words, folder)
    return this.#answer(program, words, folder)
  }

  #answer(program: Program, words: readonly string[], folder: string): string {
    if (program === 'node') return words[1] === 'diff' ? JSON.stringify(this.comparison) : ''
    switch (words[0]) {
      case 'run':
        return words[2] === 'generate' && words.length === 3 ? generate(folder) : ''
      case 'pack':
        return this.#pack(words, folder)
      case 'view':
        return this.#view(words[1] ?? '')
      case 'publish':
        return this.#publish(words[1] ?? '')
      default:
        return ''
    }
  }

  #pack(words: readonly string[], folder: string): string {
    const folders = words.slice(4).filter((word) => !word.startsWith('--'))
    const reports = (folders.length > 0 ? folders : [folder]).map((one) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(one, 'package.json'), 'utf8'))
      const { name, version } = manifest
      this.manifests.push(manifest)
      const filename = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
      writeFileSync(join(words[3] ?? '', filename), `${name}@${version}`)
      return { name, version, filename, integrity: `sha512-${name}@${version}`, size: 1000 }
    })
    return JSON.stringify(reports)
  }

  #view(name: string): string {
    const integrity = this.registry.get(name)
    if (integrity === undefined) throw new CommandError('npm view', 'npm error code E404')
    return `${integrity}\n`
  }

  #publish(file: string): string {
    const name = readFileSync(file, 'utf8')
    this.registry.set(name, `sha512-${name}`)
    return ''
  }
}

function gitOf(words: readonly string[], folder: string): string {
  try {
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    throw new CommandError(`git ${words.join(' ')}`, String(error))
  }
}

/** Hands the root's version on, as `npm run generate` does. */
function generate(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const name of ['client', 'mock', 'protocol']) {
    const path = join(folder, `generated/${name}/package.json`)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('0.1.0', version))
  }
  return ''
}
