import type { JobRow } from '../store/work-rows.js'

/**
 * Does a job, and in the transaction of its effect removes its row or puts it back with the moment of the next try, if
 * the worker still holds it (`holds`). Returns whether it succeeded. When it rejects, the job is tried again. The signal
 * says that the sandbox is being closed.
 */
export type JobHandler = (job: JobRow, signal: AbortSignal) => Promise<boolean>

/** Handlers by the kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** The part that runs due work, as other parts see it. */
export interface DueWorker {
  /** Something was put into the store that may be due by now, all of it in one lane when that is given. */
  wake(lane?: string): void
  /** Resolves when nothing due is left to this process, and nothing of it is under way. */
  idle(): Promise<void>
  /** Resolves when a job is not under way in this process. */
  over(job: string): Promise<void>
}
