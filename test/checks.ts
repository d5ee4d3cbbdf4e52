/**
 * All that `npm test` checks, side by side: generated files, lint and types leave a processor idle, so the tests run beside
 * them. Arguments go to the tests, which show what they do. The other checks show their output when they end, and the last
 * lines name what failed.
 */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

const shell = process.platform === 'win32'

/** Runs a script of package.json. Says whether it passed. */
async function run(script: readonly string[], stdio: 'pipe' | 'inherit' = 'pipe'): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', ...script], { stdio: ['ignore', stdio, stdio], shell })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const shown = [child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream)))
  const [code, ...texts] = await Promise.all([ended, ...shown])
  if (stdio === 'pipe')
    console.log(`${code === 0 ? 'passed' : 'failed'}: npm run ${script.join(' ')}\n${texts.join('')}`)
  return code === 0
}

const checks = [['generate', '--', '--check'], ['lint'], ['typecheck']]
const tests = ['test:quick', '--', ...process.argv.slice(2)]

const passed = await Promise.all([...checks.map((script) => run(script)), run(tests, 'inherit')])
const failed = [...checks, tests].filter((_script, index) => !passed[index])
for (const script of failed) console.error(`failed: npm run ${script.join(' ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
