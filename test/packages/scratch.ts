import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { entryPoints } from './entry-points.js'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const scratch = `${root}/.cache/scratch`
const consumers = `${root}/test/packages/consumer`

declare module 'vitest' {
  export interface ProvidedContext {
    /** A project of its own that has installed the packed tarballs, as a user would. */
    scratch: string
    /** The tarballs, by package name without the scope. */
    tarballs: Record<string, string>
  }
}

/** Builds and packs every public package and installs the tarballs in a scratch project. Runs once, before all slow tests. */
export async function setup(project: TestProject): Promise<void> {
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true })
  await run('npm', ['run', 'build'], { cwd: root })

  const tarballs: Record<string, string> = {}
  for (const name of await readdir(`${root}/generated`)) {
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', scratch], {
      cwd: `${root}/generated/${name}`,
      maxBuffer: 64 * 1024 * 1024,
    })
    tarballs[name] = `${scratch}/${packedFile(stdout)}`
  }
  await writeProject(tarballs)
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: scratch })
  const entries = entryPoints(`${scratch}/node_modules`).map(({ name }) => name)
  await writeFile(`${scratch}/entries.json`, JSON.stringify(entries))
  project.provide('scratch', scratch)
  project.provide('tarballs', tarballs)
}

/** The tarballs stand under `overrides` too, so that packages find each other there and not in a registry. */
async function writeProject(tarballs: Record<string, string>): Promise<void> {
  const files = Object.fromEntries(
    Object.entries(tarballs).map(([name, file]) => [`@card-gateway/${name}`, `file:${file}`]),
  )
  const { devDependencies } = JSON.parse(await readFile(`${root}/package.json`, 'utf8'))
  await writeFile(
    `${scratch}/package.json`,
    JSON.stringify({
      name: 'scratch',
      private: true,
      type: 'module',
      dependencies: {
        ...files,
        typescript: devDependencies.typescript,
        '@types/node': devDependencies['@types/node'],
        // The newest the mock supports; the client brings the undici it needs.
        msw: '^3.0.5',
        undici: '^8.12.4',
      },
      overrides: files,
    }),
  )
  for (const file of await readdir(consumers)) await copyFile(`${consumers}/${file}`, `${scratch}/${file}`)
}

function packedFile(stdout: string): string {
  const packed: unknown = JSON.parse(stdout)
  const [first] = Array.isArray(packed) ? packed : Object.values(packed as Record<string, { filename: string }>)
  return first.filename
}
