/** The API of each package as TypeDoc's JSON, made again only when its sources changed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application, Converter, type DocumentationEntryPoint, ReflectionKind } from 'typedoc'
import ts from 'typescript'
import { projectRoot } from './documents.js'

/** Packages with an API, and the modules below `src` with names of their own that they export beside `index`. */
const packages: Readonly<Record<string, readonly string[]>> = {
  client: ['fetch', 'field', 'field/fetch'],
  notifications: ['pool'],
  sandbox: ['server'],
  mock: ['undici', 'msw'],
  validators: ['show-name'],
  protocol: [],
}

const cache = join(projectRoot, 'node_modules/.cache/card-gateway-docs')

/** Paths of the JSON files, in the order the site lists the packages. */
export async function convertPackages(): Promise<string[]> {
  mkdirSync(cache, { recursive: true })
  const wanted = Object.keys(packages).map((name) => ({ name, file: join(cache, `${name}-${digestOf(name)}.json`) }))
  const missing = wanted.filter(({ file }) => !existsSync(file))
  if (missing.length > 0) {
    const program = programOf(missing.map(({ name }) => name))
    for (const { name, file } of missing) await convert(name, program, file)
  }
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

/** One for all that are converted: what they share is read and understood once. */
function programOf(names: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, projectRoot)
  return ts.createProgram({ rootNames: names.flatMap(sourcesOf), options })
}

function sourcesOf(name: string): string[] {
  return modulesOf(name).map((module) => sourceOf(name, module))
}

function modulesOf(name: string): string[] {
  return ['index', ...(packages[name] ?? [])]
}

function sourceOf(name: string, module: string): string {
  return join(projectRoot, 'generated', name, 'src', `${module}.ts`)
}

function removeOld(wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(cache)) if (!wanted.has(join(cache, name))) rmSync(join(cache, name))
}

async function convert(name: string, program: ts.Program, file: string): Promise<void> {
  const app = await Application.bootstrap({
    entryPoints: sourcesOf(name),
    tsconfig: 'tsconfig.json',
    readme: `generated/${name}/README.md`,
    excludeExternals: true,
    externalPattern: ['**/node_modules/**'],
    excludePrivate: true,
    excludeInternal: true,
    disableSources: true,
    skipErrorChecking: true,
    validation: { notExported: true, invalidLink: true, notDocumented: true },
    packagesRequiringDocumentation: [`@card-gateway/${name}`],
    treatWarningsAsErrors: true,
    treatValidationWarningsAsErrors: true,
    logLevel: 'Warn',
  })
  const entryPoints = modulesOf(name).map((displayName): DocumentationEntryPoint => {
    const sourceFile = program.getSourceFile(sourceOf(name, displayName))
    if (sourceFile === undefined) throw new Error(`${name} has no module ${displayName}.`)
    return { displayName, program, sourceFile }
  })
  // What `index` exports is what the package exports.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const index = project.getChildByName(['index'])
    if (entryPoints.length > 1 && index?.kindOf(ReflectionKind.Module) && index.isDeclaration())
      project.mergeReflections(index, project)
  })
  const project = app.converter.convert(entryPoints)
  app.validate(project)
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error(`TypeDoc finds something missing in ${name}.`)
  await app.generateJson(project, file)
}
