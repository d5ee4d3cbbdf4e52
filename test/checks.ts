/** All that is checked without running a test, side by side: generated files, lint, types. Shows each when it ends. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

const checks = [['generate', '--', '--check'], ['lint'], ['typecheck']]

async function run(script: readonly string[]): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', ...script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  console.log(`${code === 0 ? 'passed:' : 'failed:'} npm run ${script.join(' ')}\n${out}${errors}`)
  return code === 0
}

const passed = await Promise.all(checks.map(run))
process.exitCode = passed.every(Boolean) ? 0 : 1
