/** What the command line ends with; `--help` tells them. */
export const exitCodes = {
  fine: 0,
  /** The spec has problems, or `--check` found stale files or reports, or `explain` knows no such name. */
  problems: 1,
  /** The command line was used wrongly, or the generator itself failed. */
  failure: 2,
} as const
