import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Json } from '../model/model.js'
import { hasErrors } from '../pipeline/check.js'
import { Pipeline } from '../pipeline/pipeline.js'
import { modelJson } from '../targets/schemas/model-json.js'
import { withPortablePatterns } from '../targets/schemas/portable.js'
import { apiReport } from '../write/tree.js'
import { type Examples, examplesOf, publishedExamples } from './examples.js'
import { member } from './shared/rule.js'

/** One of the two things that are compared. */
export interface Source {
  /** As the user named it. */
  readonly name: string
  readonly model: Json
  /** Version of the packages; absent for a model.json alone. */
  readonly version?: string
  /** What the examples show; unknown for a model.json alone. */
  readonly examples?: Examples
  /** API reports of the packages; none for a model.json alone. */
  readonly reports: readonly string[]
}

/** What was named holds no model; the message says what was looked for and what to do. */
export class NoModelError extends Error {
  override readonly name = 'NoModelError'
}

const published = 'generated/schemas/model.json'
/** Files beside it that hold the examples: of each family, and of each overlay. */
const exampleFiles = (model: Json): string[] => [
  ...namesIn(model, 'families').map((name) => `vectors/${name}.json`),
  ...namesIn(model, 'overlays').map((name) => `overlays/${name}.json`),
]

/**
 * Reads one side of a comparison: a model.json, a folder (a project with spec/, a package with model.json), or a
 * revision of the project's git repository.
 *
 * @throws {NoModelError} when it is not one of these, or its spec has errors
 */
export async function readSource(name: string, root: string): Promise<Source> {
  const path = resolve(root, name)
  if (!existsSync(path)) return fromRevision(name, root)
  if (!statSync(path).isDirectory()) return { name, model: parse(readFileSync(path, 'utf8'), name), reports: [] }
  const version = versionOf(readIf(join(path, 'package.json')))
  const told = existsSync(join(path, 'spec')) ? await fromSpec(path, name) : fromFolder(path, name)
  return { name, ...told, reports: reportsIn(join(path, 'generated')), ...(version !== undefined && { version }) }
}

type Told = Pick<Source, 'model' | 'examples'>

async function fromSpec(folder: string, name: string): Promise<Told> {
  const { model, diagnostics } = await new Pipeline(folder).check()
  if (model === undefined || hasErrors(diagnostics)) {
    throw new NoModelError(
      `The spec of ${name} has ${diagnostics.length === 1 ? 'a problem' : `${diagnostics.length} problems`}. Run \`card-gateway lint\` there first.`,
    )
  }
  return { model: parse(JSON.stringify(modelJson(model)), name), examples: examplesOf(model) }
}

function fromFolder(folder: string, name: string): Told {
  const path = [join(folder, 'model.json'), join(folder, published)].find(existsSync)
  if (path === undefined)
    throw new NoModelError(`The folder ${name} has neither spec/ nor model.json nor ${published}.`)
  const model = parse(readFileSync(path, 'utf8'), name)
  const vectors = exampleFiles(model).flatMap((file) => readIf(join(dirname(path), file)) ?? [])
  return { model, ...(vectors.length > 0 && { examples: publishedExamples(vectors.map(json)) }) }
}

function fromRevision(name: string, root: string): Source {
  const text = show(name, published, root)
  if (text === undefined) {
    throw new NoModelError(
      `${name} is neither a file, nor a folder, nor a git revision that has ${published}. Give one of these, for example a tag.`,
    )
  }
  const version = versionOf(show(name, 'package.json', root))
  const files = git(['ls-tree', '-r', '--name-only', name, '--', 'generated'], root)?.split('\n') ?? []
  const reports = files.filter((path) => path.endsWith(`/${apiReport}`)).flatMap((path) => show(name, path, root) ?? [])
  const model = parse(text, name)
  const vectors = exampleFiles(model).flatMap((file) => show(name, `${dirname(published)}/${file}`, root) ?? [])
  return {
    name,
    model,
    ...(vectors.length > 0 && { examples: publishedExamples(vectors.map(json)) }),
    reports,
    ...(version !== undefined && { version }),
  }
}

function reportsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => readIf(join(folder, name, apiReport)) ?? [])
}

/** A file as it was at a revision. */
function show(revision: string, path: string, root: string): string | undefined {
  return revision.startsWith('-') ? undefined : git(['show', `${revision}:./${path}`], root)
}

/** What git says; nothing when it fails. */
function git(words: readonly string[], cwd: string): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

/** Patterns are written as they are today, so that another way of writing one is no change. */
function parse(text: string, name: string): Json {
  let model: Json
  try {
    model = JSON.parse(text)
  } catch {
    throw new NoModelError(`${name} is not JSON. Give the model.json of the schemas package.`)
  }
  if (!Array.isArray(member(model, 'commands'))) {
    throw new NoModelError(
      `${name} is JSON but no model: it has no list of commands. Give the model.json of the schemas package.`,
    )
  }
  return withPortablePatterns(model)
}

function json(text: string): Json {
  return JSON.parse(text)
}

function namesIn(model: Json, table: string): string[] {
  const rows = member(model, table)
  return Array.isArray(rows) ? rows.flatMap((one: Json) => nameOf(one) ?? []) : []
}

function nameOf(row: Json): string | undefined {
  const name = member(row, 'name')
  return typeof name === 'string' ? name : undefined
}

function versionOf(text: string | undefined): string | undefined {
  const version = text === undefined ? undefined : member(JSON.parse(text), 'version')
  return typeof version === 'string' ? version : undefined
}

function readIf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
