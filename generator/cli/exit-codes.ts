/** Exit codes of the command line, as `--help` lists them. */
export const exitCodes = {
  fine: 0,
  /** The spec has problems, `--check` found stale files or reports, `explain` knows no such name, or `diff` found what `--fail-on` names. */
  problems: 1,
  /** The command line was used wrongly, or the generator itself failed. */
  failure: 2,
} as const
