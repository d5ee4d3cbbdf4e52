import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Code blocks of a page in the order they stand there: of one language, word for word. */
export function blocksOf(page: string, language: string): string[] {
  const text = readFileSync(`${root}/docs/${page}`, 'utf8')
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)
}

/** A command that runs. */
export interface Running {
  /** Everything it wrote. */
  readonly text: string
  /** Resolves to what was found; rejects when the command ends without having written it. */
  shows(pattern: RegExp): Promise<string>
  /** Resolves when it has ended. */
  readonly ended: Promise<number | null>
  stop(): Promise<void>
}

/** A shell in a folder, with variables of its own. */
export class Terminal {
  readonly #folder: string
  readonly #env: Readonly<Record<string, string>>

  constructor(folder: string, env: Readonly<Record<string, string>> = {}) {
    this.#folder = folder
    this.#env = env
  }

  /** Runs commands to their end and gives what they wrote; rejects when one fails. */
  async run(commands: string): Promise<string> {
    const running = this.start(`set -e\n${commands}`)
    const code = await running.ended
    if (code !== 0) throw new Error(`${commands}ended with ${code}:\n${running.text}`)
    return running.text
  }

  /** Starts a command that does not end by itself. */
  start(command: string): Running {
    // In a group of its own, so that what the shell has started ends with it.
    const child = spawn('bash', ['-c', command], {
      cwd: this.#folder,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let text = ''
    const looking = new Set<() => void>()
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (more: string) => {
        text += more
        for (const look of looking) look()
      })
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    const shows = (pattern: RegExp): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [found] = pattern.exec(text) ?? []
          if (found !== undefined) resolve(found)
        }
        looking.add(look)
        look()
        ended.then((code) => reject(new Error(`${command}ended with ${code} and without ${pattern}:\n${text}`)))
      })
    return {
      get text() {
        return text
      },
      shows,
      ended,
      async stop() {
        if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
        await ended
      },
    }
  }
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.')
  return address.port
}
