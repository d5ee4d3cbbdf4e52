import type { Program } from './context.js'
import { main } from './main.js'

/** Runs the program in this process: its arguments, its terminal, its signals. Sets the exit code. */
export async function runInNode(program: Program): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const { stdout, stderr, env, argv } = process
  // The reader of the output may close it early, as `head` does.
  stdout.on('error', () => stop.abort())
  process.exitCode = await main(argv.slice(2), program, {
    out: stdout,
    error: stderr,
    env,
    folder: process.cwd(),
    stop: stop.signal,
  })
}
