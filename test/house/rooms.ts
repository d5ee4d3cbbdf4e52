import type { Rooms } from './imports.js'

const below = {
  lib: [],
  diagnostics: ['lib'],
  'load/yaml': ['lib', 'diagnostics'],
  load: ['lib', 'diagnostics', 'load/yaml'],
  model: [],
  'model/build': ['lib', 'diagnostics', 'load/yaml', 'load', 'model'],
  projections: ['lib', 'model'],
  'lint/shared': ['lib', 'diagnostics', 'load/yaml', 'load', 'model', 'projections'],
  'lint/rules': ['lib', 'diagnostics', 'load/yaml', 'load', 'model', 'projections', 'lint/shared'],
  lint: ['lint/shared', 'lint/rules'],
  'emit/print': ['lib'],
  'emit/types': ['lib', 'model', 'projections', 'emit/print'],
  'emit/ajv': ['lib'],
  'targets/shared': ['lib', 'model', 'projections', 'emit/print', 'emit/types'],
  targets: ['lib', 'model', 'projections', 'emit/print', 'emit/types', 'emit/ajv', 'targets/shared'],
  write: ['lib'],
  pipeline: [
    'lib',
    'diagnostics',
    'load',
    'model',
    'model/build',
    'lint',
    'lint/shared',
    'targets',
    'targets/shared',
    'write',
  ],
  cli: ['lib', 'diagnostics', 'load', 'model', 'emit/print', 'pipeline', 'write', 'api'],
  api: ['lib', 'emit/print', 'write'],
} satisfies Readonly<Record<string, readonly string[]>>

/** The generator, from the ground up: what each folder may import beside itself. */
export const generatorRooms: Rooms = new Map(
  Object.entries(below).map(([room, others]) => [`generator/${room}`, others.map((other) => `generator/${other}`)]),
)
