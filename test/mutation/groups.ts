interface Group {
  /** Globs of what is mutated, below the repository. Of packages only what is written by hand is taken. */
  readonly files: readonly string[]
  /** Globs of the tests that run, below `test/`. */
  readonly tests: readonly string[]
  /** The share of mutants, in percent, that the tests must notice. */
  readonly least: number
  /** Whether texts are mutated too; elsewhere that only changes messages. */
  readonly strings?: true
}

/** Hand-written code by what is at stake in it. A file belongs to the first group that names it. */
export const groups: Readonly<Record<string, Group>> = {
  secrets: {
    files: ['generated/protocol/src/{mask,card-numbers,redact,redact-body,redaction,sensitive-names}.ts'],
    tests: ['runtime/protocol/{card-numbers,redact,sensitive-names}*', 'sandbox/{bodies,refusals,strict}*'],
    least: 90,
    strings: true,
  },
  protocol: {
    files: ['generated/protocol/src/*.ts'],
    tests: ['runtime/protocol/**', 'conformance/codecs*'],
    least: 90,
  },
  browser: {
    files: [
      'generated/client/src/{three-ds-return,three-ds-store,three-d-secure,three-ds,payer-return,hosted-page,html}.ts',
    ],
    tests: ['runtime/client/{browser,three-ds}*'],
    least: 90,
  },
  client: {
    files: ['generated/client/src/*.ts'],
    tests: ['runtime/client/**', 'runtime/messages*'],
    least: 85,
  },
  inbox: {
    files: ['generated/notifications/src/{*inbox*,embedded-pool,migrate,retention,sql-pool,storable-text}.ts'],
    tests: ['notifications/**', 'runtime/notifications/memory*'],
    least: 85,
    strings: true,
  },
  notifications: {
    files: ['generated/notifications/src/**/*.ts'],
    tests: ['runtime/notifications/**', 'conformance/events*', 'docs/{beliefs,notifications}*'],
    least: 85,
  },
  stores: {
    files: ['generated/sandbox/src/store/**/*.ts'],
    tests: ['sandbox/{*store,memory-jobs,sql-logic,sql-parts,insert-new,folder-hold,restart}*'],
    least: 85,
    strings: true,
  },
  surfaces: {
    files: ['generated/sandbox/src/{cli,http}/**/*.ts'],
    tests: ['sandbox/{admin,dashboard,form-reading,pages,server,cli,compare}*'],
    least: 80,
  },
  scheduler: {
    files: ['generated/sandbox/src/scheduler/*.ts'],
    tests: ['sandbox/{scheduler,job-runner,worker,world-clock}*'],
    least: 85,
  },
  delivery: {
    files: ['generated/sandbox/src/notifications/**/*.ts'],
    tests: ['sandbox/{announcements,courier,delivery,manual-delivery,notifier,receiver,retries,webhook-sender}*'],
    least: 85,
  },
  engine: {
    files: ['generated/sandbox/src/engine/**/*.ts'],
    tests: [
      'sandbox/{announcements,balances,bodies,card-edges,clock-work,delivery-engine,docs,due-work,engine-edges,errors,ewallet,faults,hosted-sessions}*',
      'sandbox/{field,insert-new,legality,own-overlay,page-sessions,pages-flow,payment-edges,refusals,retries,server}*',
      'sandbox/{reply-writing,request-checks,request-reading,store-checks,snapshot,strict,three-ds,wallets-cheques,worlds,dashboard-controls}*',
    ],
    least: 85,
  },
  sandbox: {
    files: ['generated/sandbox/src/**/*.ts'],
    tests: ['sandbox/**'],
    least: 85,
  },
  generator: {
    files: ['generator/**/*.ts'],
    tests: ['generator/**'],
    least: 80,
  },
}

/** Slow under mutation, or proof of something else than single lines. */
export const leftOut = [
  '**/*.slow.test.ts',
  '**/{linear,fuzz,edits,watch,cli-settings,determinism}*.test.ts',
  'generator/cli*.test.ts',
  '**/walks/**',
  'simulator/**',
  'forger/**',
]
