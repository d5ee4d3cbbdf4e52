/** One line of the benchmark's report. Ratios compare two things measured in this very run. */
export interface Figure {
  readonly name: string
  readonly ours: string
  /** What it is compared with, and its own measure. */
  readonly against: string
  readonly ratio?: number
  readonly goal: string
  readonly reached: boolean
}

/** Microseconds of processor time (user and system) that one call of `work` takes. */
function cpuPerCall(work: () => unknown, calls: number): number {
  const before = process.cpuUsage()
  for (let call = 0; call < calls; call++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / calls
}

/** Measures things in turn, round after round, so that a noisy neighbour hits all of them; gives each one's median. */
export function cpuInTurn<Name extends string>(
  work: Record<Name, () => unknown>,
  { calls, rounds = 15 }: { calls: number; rounds?: number },
): Record<Name, number> {
  const names = Object.keys(work) as Name[]
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = -2; round < rounds; round++) {
    for (const name of names) {
      const sample = cpuPerCall(work[name], calls)
      if (round >= 0) samples.get(name)?.push(sample)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<Name, number>
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The report as a table for the terminal. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.reached ? 'reached' : 'MISSED',
    figure.name,
    figure.ours,
    figure.against,
    figure.ratio === undefined ? '' : figure.ratio.toFixed(2),
    figure.goal,
  ])
  const all = [['', 'figure', 'ours', 'against', 'ratio', 'goal'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
