import type { Diagnostic } from '../diagnostics/diagnostic.js'
import type { Source } from '../diagnostics/source.js'
import type { Reference } from './check-schema.js'
import type { SchemaName } from './schemas.js'
import type { MapNode, Node } from './yaml/node.js'

/** A file of the spec, read and compared with its schema. */
export interface SpecFile extends Source {
  readonly schema: SchemaName
  /** Absent when the text is not YAML. */
  readonly root?: Node
  readonly references: readonly Reference[]
  readonly diagnostics: readonly Diagnostic[]
}

/** A command's file, and what its path says. */
export interface CommandFile {
  readonly file: SpecFile
  readonly family: string
  readonly localId: string
  readonly root: MapNode
}

/** An overlay's file; its name is the profile's. */
export interface OverlayFile {
  readonly file: SpecFile
  readonly name: string
  readonly root: MapNode
}

/** The documents every spec has, by the name of their file. */
export type DocumentName = Exclude<SchemaName, 'command' | 'overlay' | 'common'>

export const documentNames: readonly DocumentName[] = [
  'gateway',
  'types',
  'limits',
  'resources',
  'states',
  'events',
  'errors',
  'test-cards',
  'sandbox',
  'unspecified',
]

/** The spec as it was read: every file with its tree. The model says what it means. */
export interface Spec {
  /** In the order of their paths. */
  readonly files: readonly SpecFile[]
  readonly documents: Readonly<Record<DocumentName, SpecFile>>
  /** In the order of their paths; only those that are maps. */
  readonly commands: readonly CommandFile[]
  /** In the order of their names; only those that are maps. */
  readonly overlays: readonly OverlayFile[]
  /** What reading and the schema check found. */
  readonly diagnostics: readonly Diagnostic[]
}
