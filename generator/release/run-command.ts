import { spawn } from 'node:child_process'
import { CommandError, type Run } from './project.js'

/** Runs a program of this machine. Nothing can be typed into it. */
export const runCommand: Run = (program, words, folder) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: folder, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(printed)
      else reject(new CommandError([program, ...words].join(' '), output))
    })
  })

/** `npm run release --dry-run`, without the `--` between, would make every npm that is started here a dry run too. */
function environment(): NodeJS.ProcessEnv {
  const { npm_config_dry_run: _, ...environment } = process.env
  return environment
}
