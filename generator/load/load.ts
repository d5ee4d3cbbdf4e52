import type { Code } from '../diagnostics/codes.js'
import type { Diagnostic } from '../diagnostics/diagnostic.js'
import type { Source } from '../diagnostics/source.js'
import { checkShape } from './check-schema.js'
import type { SchemaName } from './schemas.js'
import { type CommandFile, type Spec, type SpecFile, type TableName, tableNames } from './spec.js'
import { type ParsedText, parseYaml } from './yaml/parse.js'

const commandPath = /^spec\/families\/([^/]+)\/([^/]+)\.yaml$/
const tablePath = /^spec\/([^/]+)\.yaml$/

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
  const tables: Record<string, SpecFile> = {}
  for (const file of files) if (file.schema !== 'command') tables[file.schema] = file
  const missing = tableNames.filter((name) => tables[name] === undefined)
  return {
    files,
    tables: completeTables(tables),
    commands: files.flatMap(commandOf),
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
      diagnostics: [atStart(source.path, 'unknown-file', 'the spec has no such file')],
    }
  if (source.trouble !== undefined)
    return { ...source, schema, references: [], diagnostics: [atStart(source.path, 'unreadable-file', source.trouble)] }
  const { root, findings } = parse(source.text)
  const shape = root && findings.length === 0 ? checkShape(root, schema) : undefined
  const all = [...findings, ...(shape?.findings ?? [])]
  return {
    ...source,
    schema,
    ...(root && { root }),
    references: shape?.references ?? [],
    diagnostics: all.map((finding) => ({ ...finding, file: source.path })),
  }
}

function schemaOf(path: string): SchemaName | undefined {
  if (commandPath.test(path)) return 'command'
  return tableNames.find((name) => name === tablePath.exec(path)?.[1])
}

function commandOf(file: SpecFile): CommandFile[] {
  const [, family, localId] = commandPath.exec(file.path) ?? []
  if (family === undefined || localId === undefined || file.root?.kind !== 'map') return []
  return [{ file, family, localId, root: file.root }]
}

function completeTables(found: Readonly<Record<string, SpecFile>>): Spec['tables'] {
  const table = (name: TableName): SpecFile =>
    found[name] ?? {
      path: `spec/${name}.yaml`,
      text: '',
      schema: name,
      references: [],
      diagnostics: [],
    }
  return {
    gateway: table('gateway'),
    types: table('types'),
    limits: table('limits'),
    resources: table('resources'),
    states: table('states'),
    events: table('events'),
    errors: table('errors'),
    'test-cards': table('test-cards'),
    sandbox: table('sandbox'),
    unspecified: table('unspecified'),
  }
}

function atStart(file: string, code: Code, message: string): Diagnostic {
  return { code, file, span: { start: 0, end: 0 }, message }
}

/** By code unit, so that the order is the same in every locale. */
function byPath(one: Source, other: Source): number {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : 0
}
