/** The API of each package as TypeDoc's JSON, made anew only when its sources changed. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application } from 'typedoc'
import { projectRoot } from './documents.js'

/** Packages with an API, and the modules below `src` that they export beside `index`. */
const packages: Readonly<Record<string, readonly string[]>> = {
  client: [],
  notifications: [],
  sandbox: ['server'],
  mock: ['undici', 'msw'],
  validators: [],
  protocol: [],
}

const cache = join(projectRoot, 'node_modules/.cache/card-gateway-docs')

/**
 * Paths of the JSON files, in the order the site lists the packages.
 *
 * @param atOnce how many are converted at a time
 */
export async function convertPackages(atOnce = 2): Promise<string[]> {
  mkdirSync(cache, { recursive: true })
  const wanted = Object.keys(packages).map((name) => ({ name, file: join(cache, `${name}-${digestOf(name)}.json`) }))
  const missing = wanted.filter(({ file }) => !existsSync(file))
  const worker = async (): Promise<void> => {
    for (let next = missing.shift(); next !== undefined; next = missing.shift()) await convert(next.name, next.file)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  removeOld(new Set(wanted.map(({ file }) => file)))
  return wanted.map(({ file }) => file)
}

/** A package's own sources, and those of the two that every other one shows types of. */
function digestOf(name: string): string {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const shown of new Set([name, 'protocol', 'validators'])) {
    const folder = join(projectRoot, 'generated', shown, 'src')
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(folder, file)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Each in a process of its own: a compiler holds all it has read. */
async function convert(name: string, file: string): Promise<void> {
  const program = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), name, file], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => program.on('close', resolve))
  if (code !== 0) throw new Error(`The API of ${name} could not be converted.`)
}

function removeOld(wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(cache)) if (!wanted.has(join(cache, name))) rmSync(join(cache, name))
}

async function convertHere(name: string, file: string): Promise<void> {
  const source = `generated/${name}/src`
  const modules = ['index', ...(packages[name] ?? [])]
  const app = await Application.bootstrap({
    entryPoints: modules.map((module) => `${source}/${module}.ts`),
    tsconfig: 'tsconfig.json',
    readme: `generated/${name}/README.md`,
    excludeExternals: true,
    externalPattern: ['**/node_modules/**'],
    excludePrivate: true,
    excludeInternal: true,
    disableSources: true,
    skipErrorChecking: true,
    validation: { notExported: false, invalidLink: false, notDocumented: false },
    logLevel: 'Warn',
  })
  const project = await app.convert()
  if (project === undefined || app.logger.hasErrors()) throw new Error(`TypeDoc could not read ${name}.`)
  await app.generateJson(project, file)
}

const [, program, name, file] = process.argv
if (program === fileURLToPath(import.meta.url) && name !== undefined && file !== undefined)
  await convertHere(name, file)
