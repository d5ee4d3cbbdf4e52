interface Group {
  /** Globs of what is mutated, below the repository. */
  readonly files: readonly string[]
  /** Globs of the tests that run, below `test/`. */
  readonly tests: readonly string[]
  /** The share of mutants, in percent, that the tests must notice. */
  readonly least: number
  /** Whether texts are mutated too; elsewhere that only changes messages. */
  readonly strings?: true
}

/** Hand-written code by what is at stake in it. */
export const groups: Readonly<Record<string, Group>> = {
  secrets: {
    files: ['generated/protocol/src/{mask,redact,redact-body,redaction,sensitive-names}.ts'],
    tests: ['runtime/protocol/**', 'conformance/**', 'runtime/client/secrets*', 'sandbox/{journal,refusals}*'],
    least: 90,
    strings: true,
  },
  protocol: {
    files: ['generated/protocol/src/*.ts'],
    tests: ['runtime/protocol/**', 'runtime/validators/**', 'conformance/**'],
    least: 90,
  },
  client: {
    files: ['generated/client/src/*.ts'],
    tests: ['runtime/client/**', 'conformance/**'],
    least: 85,
  },
  notifications: {
    files: ['generated/notifications/src/**/*.ts'],
    tests: ['runtime/notifications/**', 'notifications/**', 'conformance/events*', 'docs/**'],
    least: 85,
  },
  engine: {
    files: ['generated/sandbox/src/{engine,scheduler,delivery}/**/*.ts', 'generated/sandbox/src/*.ts'],
    tests: ['sandbox/**'],
    least: 85,
  },
  sql: {
    files: [
      'generated/sandbox/src/store/**/*.ts',
      'generated/notifications/src/{postgres-inbox,inbox-rows,inbox-statements,migrate}.ts',
    ],
    tests: ['sandbox/*store*', 'sandbox/restart*', 'notifications/**'],
    least: 85,
    strings: true,
  },
  surfaces: {
    files: ['generated/sandbox/src/{admin,cli,dashboard,pages,server}/**/*.ts'],
    tests: ['sandbox/**'],
    least: 80,
  },
  generator: {
    files: ['generator/**/*.ts'],
    tests: ['generator/**'],
    least: 80,
  },
}

/** Emitted from the spec: their tests are those of the generator. */
export const emitted = [
  'generated/*/src/{commands,families,tables,schemas,events}/**',
  'generated/*/src/{errors,limits,states,events,index,gateway}.ts',
]

/** Slow under mutation, or proof of something else than single lines. */
export const leftOut = [
  '**/*.slow.test.ts',
  '**/{linear,fuzz,edits,watch,cli,cli-settings,determinism}*.test.ts',
  '**/walks/**',
  'simulator/**',
  'forger/**',
]
