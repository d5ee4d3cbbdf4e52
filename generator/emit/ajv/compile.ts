/**
 * Compiles checks: plain functions from a value to a boolean, without eval or messages; they may call what `kinds.ts` of the
 * validators has, and nothing else.
 * The reasons of a refusal are the explainer's work, so a check stops at the first broken rule and builds nothing.
 */
import type { MessageSchema } from '../../../templates/validators/src/schema.js'
import { Memory, type Recalls } from '../../lib/memo.js'
import { tune } from './tune-schema.js'

/**
 * The text of a module's check: its constants and `function check(data)`, which tells whether a value is valid. Messages share
 * checks, and a change of words changes none.
 *
 * @param kept remembers checks of earlier processes
 * @throws Error when the compiled code needs anything else from outside
 */
export function compileCheck(schema: MessageSchema, kept: Recalls<Promise<string>>): Promise<string> {
  const tuned = tune(schema)
  const key = JSON.stringify(tuned)
  return kept.recall(key, [], () => checks.recall(key, [], () => compiled(tuned)))
}

/** What was compiled in this process. */
const checks = new Memory<Promise<string>>()

async function compiled(tuned: ReturnType<typeof tune>): Promise<string> {
  // The compiler takes longer to load than to compile one check: only who compiles needs it.
  const { compile } = await import('./compiler.js')
  return compile(tuned)
}
