import type { Rooms } from './imports.js'

const generator = {
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
  // The schema of the sandbox's settings is published as it stands there.
  targets: [
    'lib',
    'lint/shared',
    'model',
    'projections',
    'emit/print',
    'emit/types',
    'emit/ajv',
    'targets/shared',
    'templates/sandbox/src/world',
  ],
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
  'diff/shared': ['model'],
  'diff/rules': ['model', 'diff/shared'],
  diff: ['model', 'targets', 'pipeline', 'write', 'diff/shared', 'diff/rules'],
  cli: ['lib', 'diagnostics', 'load', 'model', 'emit/print', 'pipeline', 'write', 'api', 'diff', 'diff/shared'],
  api: ['lib', 'emit/print', 'write'],
  release: ['diff', 'diff/shared'],
} satisfies Readonly<Record<string, readonly string[]>>

/** The floor of the sandbox that everything above stands on. */
const ground = ['lib', 'spec', 'store', 'scheduler', 'world']

const sandbox = {
  lib: [],
  spec: ['lib'],
  store: ['lib'],
  'store/memory': ['lib', 'store'],
  'store/sql': ['lib', 'store'],
  scheduler: ['lib', 'store'],
  world: ['lib', 'spec', 'store', 'scheduler'],
  notifications: ground,
  'engine/wire': ['lib', 'spec'],
  'engine/domain': [...ground, 'engine/wire'],
  'engine/operations': [...ground, 'engine/wire', 'engine/domain'],
  'engine/pipeline': [...ground, 'engine/wire', 'engine/domain', 'engine/operations'],
  'engine/hosted': [...ground, 'engine/wire', 'engine/domain', 'engine/operations', 'engine/pipeline'],
  sandbox: [...ground, 'store/memory', 'store/sql', 'engine/wire', 'engine/domain', 'engine/pipeline', 'engine/hosted'],
  'http/shared': ['lib', 'spec', 'store', 'world'],
  'http/pages': ['lib', 'spec', 'store', 'world', 'http/shared', 'http/pages/texts'],
  'http/pages/texts': [],
  'http/admin': ['lib', 'spec', 'store', 'world', 'http/shared'],
  'http/dashboard': ['lib', 'spec', 'store', 'world', 'http/shared'],
  'http/docs': ['world', 'http/shared'],
  'http/server': ['lib', 'world', 'engine/wire', 'sandbox'],
  cli: ['lib', 'spec', 'store', 'world', 'engine/wire', 'sandbox', 'http/dashboard', 'http/docs', 'http/server'],
} satisfies Readonly<Record<string, readonly string[]>>

function within(folder: string, table: Readonly<Record<string, readonly string[]>>): [string, string[]][] {
  return Object.entries(table).map(([room, others]) => [
    `${folder}/${room}`,
    others.map((other) => (other.startsWith('templates/') ? other : `${folder}/${other}`)),
  ])
}

const sandboxRooms = within('templates/sandbox/src', sandbox)
const everyRoom = sandboxRooms.map(([room]) => room)
const emitted = 'generated/sandbox/src/generated'

/** What each folder may import beside itself, from the ground up. */
export const rooms: Rooms = new Map([
  ...within('generator', generator),
  ['generator', Object.keys(generator).map((room) => `generator/${room}`)],
  ...sandboxRooms,
  [emitted, ['templates/sandbox/src/spec']],
  // The public names, and what binds the parts together: from them every room is reached, and nobody imports them.
  ['templates/sandbox/src', everyRoom],
  ['generated/sandbox/src', [...everyRoom, emitted, 'templates/sandbox/src']],
])
