import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { processTerminal } from '../../generator/cli/terminal.js'
import { projectRoot } from './fixture/project.js'

function painted(isSeen: boolean, environment: Readonly<Record<string, string>>): string {
  for (const [name, value] of Object.entries({ NO_COLOR: '', TERM: 'xterm', ...environment })) vi.stubEnv(name, value)
  const { isTTY } = process.stdout
  process.stdout.isTTY = isSeen
  try {
    return processTerminal().paint.red('stale')
  } finally {
    process.stdout.isTTY = isTTY
  }
}

afterEach(() => {
  vi.unstubAllEnvs()
  process.stdout.removeAllListeners('error')
  process.stderr.removeAllListeners('error')
})

describe('colours', () => {
  it('are shown on a terminal', () => {
    expect(painted(true, {})).toBe('\x1b[31mstale\x1b[39m')
  })

  it.each([
    ['NO_COLOR is set', true, { NO_COLOR: '1' }],
    ['the terminal is dumb', true, { TERM: 'dumb' }],
    ['the output goes elsewhere', false, {}],
  ])('are left out when %s', (_when, isSeen, environment) => {
    expect(painted(isSeen, environment)).toBe('stale')
  })
})

describe('a reader that closes the pipe', () => {
  it('ends the command without a failure or a word', async () => {
    const command = spawn(process.execPath, [join(projectRoot, 'generator/bin.mjs'), 'explain', 'Pay'])
    command.stdout.destroy()
    const [says, [code]] = await Promise.all([text(command.stderr), once(command, 'close')])
    expect({ code, says }).toEqual({ code: 0, says: '' })
  }, 30_000)
})
