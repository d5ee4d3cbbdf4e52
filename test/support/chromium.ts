import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const executable = '/usr/bin/chromium'
const installer = '/usr/bin/apt-get'

/**
 * The path of Debian's chromium. Installs it with apt-get when it is missing and that is possible.
 *
 * @returns undefined, after a message, when there is none
 */
export function findChromium(): string | undefined {
  if (existsSync(executable)) return executable
  if (process.getuid?.() === 0 && existsSync(installer)) install()
  if (existsSync(executable)) return executable
  console.warn(`NOT RUN: the checks in a browser need ${executable}. Install it: apt-get install chromium`)
  return undefined
}

function install(): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync(installer, ['update', '-qq'], { env: environment, stdio: 'ignore' })
    execFileSync(installer, ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      env: environment,
      stdio: 'ignore',
    })
  } catch (error) {
    console.warn('chromium could not be installed:', error instanceof Error ? error.message : error)
  }
}

/** Starts it without a window, and without anything it would fetch by itself. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
