/**
 * Mutation testing: changes the code in many small ways and runs the tests that cover each change.
 *
 *     npm run mutate                  what differs from the last commit on main, line by line
 *     npm run mutate -- protocol      one group (groups.mjs)
 *     npm run mutate -- --all         every group; hours
 *     npm run mutate -- protocol generated/protocol/src/mask.ts:10-40
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { emitted, groups } from './groups.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
const [name, ...places] = process.argv.slice(2)

install()
let failed = false
for (const [group, files] of chosen()) failed = !mutate(group, files) || failed
process.exitCode = failed ? 1 : 0

/** Stryker's packages stay out of the project's own lockfile. */
function install(): void {
  if (existsSync(`${here}node_modules/@stryker-mutator/core`)) return
  spawnSync('npm', ['ci'], { cwd: here, stdio: 'inherit' })
}

/** Groups and what to mutate of each. */
function chosen(): (readonly [string, readonly string[]])[] {
  if (name === '--all') return Object.entries(groups).map(([group, { files }]) => [group, files])
  if (name === undefined) return changed()
  const group = groups[name]
  if (group !== undefined) return [[name, places.length > 0 ? places : group.files]]
  console.error(`There is no group ${name}. There are: ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}

/** The changed lines of hand-written code, by group. */
function changed(): (readonly [string, readonly string[]])[] {
  const diff = execFileSync('git', ['diff', '--unified=0', 'main', '--', 'generated/*/src', 'generator'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  const found = new Map<string, string[]>()
  let file = ''
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice(6)
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (start === undefined || count === '0' || !file.endsWith('.ts')) continue
    if (emitted.some((glob) => matchesGlob(file, glob))) continue
    const [group] = Object.entries(groups).find(([, { files }]) => files.some((glob) => matchesGlob(file, glob))) ?? []
    if (group === undefined) continue
    const place = `${file}:${start}-${Number(start) + Number(count) - 1}`
    found.set(group, [...(found.get(group) ?? []), place])
  }
  if (found.size === 0) console.log('No hand-written line differs from main.')
  return [...found]
}

/** @returns whether the tests notice as many mutants as they must */
function mutate(group: string, files: readonly string[]): boolean {
  const { least = 0, strings = false } = groups[group] ?? {}
  const reports = `.cache/mutation/${group}`
  mkdirSync(`${root}/${reports}`, { recursive: true })
  const config = {
    plugins: [`${here}node_modules/@stryker-mutator/vitest-runner/dist/src/index.js`],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: Number(process.env.CARD_GATEWAY_MUTATE_CONCURRENCY ?? 2),
    timeoutMS: 4000,
    mutate: [...files, ...emitted.map((glob) => `!${glob}`)],
    mutator: { excludedMutations: strings ? [] : ['StringLiteral'] },
    ignorePatterns: ['.cache', 'generated/*/dist', 'docs/site'],
    tempDirName: '.cache/stryker',
    reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${reports}/report.json` },
    htmlReporter: { fileName: `${reports}/report.html` },
    thresholds: { high: 95, low: least, break: least },
    allowConsoleColors: false,
  }
  writeFileSync(`${root}/${reports}/stryker.config.json`, JSON.stringify(config, null, 2))
  const { status } = spawnSync(`${here}node_modules/.bin/stryker`, ['run', `${reports}/stryker.config.json`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CARD_GATEWAY_MUTATE: group },
  })
  return status === 0
}
