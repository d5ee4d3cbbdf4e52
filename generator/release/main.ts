/** `npm run release`: makes, tries and publishes a version of all packages (docs/releasing.md). */
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { type ReleaseOptions, release } from './release.js'
import { runCommand } from './run-command.js'
import { ReleaseError } from './steps.js'

const program = new Command('npm run release --')
  .description('Makes a version of all packages, tries it in a project of its own, publishes and tags it.')
  .option('--dry-run', 'end before anything is committed or published; needs no network')
  .option('--skip-tests', 'leave the tests out; only with --dry-run')
  .option('--set-version <version>', 'a version above the one that the changes need')
  .option('--no-provenance', 'publish without a proof of the commit, for registries that take none')
  .parse()

const options = program.opts<{
  dryRun?: boolean
  skipTests?: boolean
  setVersion?: string
  provenance: boolean
}>()
const asked: ReleaseOptions = {
  // `npm run release --dry-run`, without the `--` between, reaches us in the environment only.
  dryRun: options.dryRun === true || process.env.npm_config_dry_run === 'true',
  skipTests: options.skipTests === true,
  provenance: options.provenance,
  version: options.setVersion,
}
if (asked.skipTests && !asked.dryRun) program.error('error: --skip-tests is for rehearsals: give --dry-run too')

const folder = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
try {
  await release({ folder, run: runCommand, say: (text) => console.log(text) }, asked)
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
