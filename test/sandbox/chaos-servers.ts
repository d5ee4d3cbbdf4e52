import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Running {
  readonly child: ChildProcess
  url: string | undefined
}

/** Servers in processes of their own, which are killed and started again. */
export class Servers implements AsyncDisposable {
  readonly #entry: string
  readonly #file: string
  readonly #settings: object
  readonly #running: (Running | undefined)[]
  /** Unexpected ends of processes. */
  readonly surprises: string[] = []

  /**
   * @param entry file of this folder, without its ending; it sends its address when it listens
   * @param settings as JSON in `CHAOS`
   */
  constructor(entry: string, settings: object, count: number) {
    this.#entry = entry
    this.#file = `${root}/.cache/${entry}-${process.pid}.mjs`
    this.#settings = settings
    this.#running = Array.from({ length: count }, () => undefined)
  }

  /** Starts all of them. */
  async open(): Promise<void> {
    await build({
      entryPoints: [`${root}/test/sandbox/${this.#entry}.ts`],
      outfile: this.#file,
      bundle: true,
      // The sources of several packages in one file: a module that one of them loads later may be needed by another at once.
      ignoreAnnotations: true,
      platform: 'node',
      format: 'esm',
      external: ['pg', '@electric-sql/pglite', 'nodemailer', 'yaml', 'undici', '@hono/node-server'],
      tsconfig: `${root}/tsconfig.json`,
    })
    for (const index of this.#running.keys()) this.start(index)
  }

  get count(): number {
    return this.#running.length
  }

  /** Addresses of those that answer. */
  get urls(): readonly string[] {
    return this.#running.flatMap((one) => one?.url ?? [])
  }

  start(index: number): void {
    if (this.#running[index] !== undefined) return
    const env = { ...process.env, CHAOS: JSON.stringify(this.#settings) }
    const child = fork(this.#file, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const running: Running = { child, url: undefined }
    child.once('message', (url) => {
      running.url = String(url)
    })
    child.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL') this.surprises.push(`A server ended with ${signal ?? code}.`)
    })
    this.#running[index] = running
  }

  /** Ends one by SIGKILL and waits for its end. */
  async kill(index: number): Promise<void> {
    const running = this.#running[index]
    this.#running[index] = undefined
    if (running === undefined || running.child.exitCode !== null) return
    const ended = once(running.child, 'exit')
    running.child.kill('SIGKILL')
    await ended
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#running.keys()].map((index) => this.kill(index)))
    await rm(this.#file, { force: true })
  }
}
