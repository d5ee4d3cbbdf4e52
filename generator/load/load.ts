import type { Code } from '../diagnostics/codes.js'
import type { Diagnostic } from '../diagnostics/diagnostic.js'
import type { Source } from '../diagnostics/source.js'
import { checkSchema } from './check-schema.js'
import type { SchemaName } from './schemas.js'
import {
  type CommandFile,
  type DocumentName,
  documentNames,
  type OverlayFile,
  type Spec,
  type SpecFile,
} from './spec.js'
import { type ParsedText, parseYaml } from './yaml/parse.js'

const commandPath = /^spec\/families\/([^/]+)\/([^/]+)\.yaml$/
const overlayPath = /^spec\/overlays\/([a-z][a-z0-9-]*)\.yaml$/
const documentPath = /^spec\/([^/]+)\.yaml$/

/**
 * Reads a spec from the texts of its files, in whatever order they come.
 *
 * @param readFile reads one file; a caller that keeps what it has read gives its own
 */
export function loadSpec(
  sources: readonly Source[],
  readFile: (source: Source) => SpecFile = (source) => readSource(source),
): Spec {
  const files = [...sources].sort(byPath).map(readFile)
  const documents: Record<string, SpecFile> = {}
  for (const file of files) if (file.schema !== 'command' && file.schema !== 'overlay') documents[file.schema] = file
  const missing = documentNames.filter((name) => documents[name] === undefined)
  return {
    files,
    documents: completeDocuments(documents),
    commands: files.flatMap(commandOf),
    overlays: files.flatMap(overlayOf),
    diagnostics: [
      ...files.flatMap((file) => file.diagnostics),
      ...missing.map((name) => atStart(`spec/${name}.yaml`, 'missing-file', 'there is no such file')),
    ],
  }
}

/** Reads one file: text to tree, compared with the schema its path asks for. */
export function readSource(source: Source, parse: (text: string) => ParsedText = parseYaml): SpecFile {
  const schema = schemaOf(source.path)
  if (schema === undefined)
    return {
      ...source,
      schema: 'common',
      references: [],
      diagnostics: [atStart(source.path, 'unknown-file', 'this file does not belong to the spec')],
    }
  if (source.trouble !== undefined)
    return { ...source, schema, references: [], diagnostics: [atStart(source.path, 'unreadable-file', source.trouble)] }
  const { root, findings } = parse(source.text)
  const result = root && findings.length === 0 ? checkSchema(root, schema) : undefined
  const all = [...findings, ...(result?.findings ?? [])]
  return {
    ...source,
    schema,
    ...(root && { root }),
    references: result?.references ?? [],
    diagnostics: all.map((finding) => ({ ...finding, file: source.path })),
  }
}

function schemaOf(path: string): SchemaName | undefined {
  if (commandPath.test(path)) return 'command'
  if (overlayPath.test(path)) return 'overlay'
  return documentNames.find((name) => name === documentPath.exec(path)?.[1])
}

function commandOf(file: SpecFile): CommandFile[] {
  const [, family, localId] = commandPath.exec(file.path) ?? []
  if (family === undefined || localId === undefined || file.root?.kind !== 'map') return []
  return [{ file, family, localId, root: file.root }]
}

function overlayOf(file: SpecFile): OverlayFile[] {
  const name = overlayPath.exec(file.path)?.[1]
  return name === undefined || file.root?.kind !== 'map' ? [] : [{ file, name, root: file.root }]
}

function completeDocuments(found: Readonly<Record<string, SpecFile>>): Spec['documents'] {
  const document = (name: DocumentName): SpecFile =>
    found[name] ?? {
      path: `spec/${name}.yaml`,
      text: '',
      schema: name,
      references: [],
      diagnostics: [],
    }
  return {
    gateway: document('gateway'),
    types: document('types'),
    limits: document('limits'),
    resources: document('resources'),
    states: document('states'),
    events: document('events'),
    errors: document('errors'),
    'test-cards': document('test-cards'),
    sandbox: document('sandbox'),
    unspecified: document('unspecified'),
  }
}

function atStart(file: string, code: Code, message: string): Diagnostic {
  return { code, file, span: { start: 0, end: 0 }, message }
}

/** By code unit, so that the order is the same in every locale. */
function byPath(one: Source, other: Source): number {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : 0
}
