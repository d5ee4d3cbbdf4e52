import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs a program of the implementation in Python; gives the lines it prints, each one JSON value.
 *
 * @throws Error when there is no python3, or the program prints an error
 */
export function runPython(program: string, input = ''): unknown[] {
  const path = fileURLToPath(new URL(`python/${program}.py`, import.meta.url))
  const { stdout, stderr, error } = spawnSync('python3', ['-B', path], { input, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (error) throw new Error(`python3 does not run (${error.message}). Install it from the packages of your system.`)
  if (stderr !== '') throw new Error(stderr)
  return stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}
