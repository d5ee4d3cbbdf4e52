/**
 * Compiles checks with ajv standalone: plain functions from a value to a boolean, without eval, imports or messages.
 * The reasons of a refusal are the explainer's work, so a check stops at the first broken rule and builds nothing.
 */
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { MessageSchema } from '../../../templates/validators/src/schema.js'
import { flatten } from './flatten.js'
import { keywords } from './keywords.js'
import { tune } from './tune-schema.js'

/**
 * The text of a module's check: its constants and `function check(data)`, which tells whether a value is valid.
 *
 * @throws Error when the compiled code needs anything from outside
 */
export function compileCheck(schema: MessageSchema): string {
  const tuned = tune(schema)
  const key = JSON.stringify(tuned)
  const known = checks.get(key)
  if (known !== undefined) return known
  const check = flatten(standalone(compiler, compiler.compile({ quiet: tuned })))
  checks.set(key, check)
  return check
}

/** What was compiled: messages share checks, and a change of words changes none. */
const checks = new Map<string, string>()

/** One for all schemas: registering the vocabulary costs more than compiling a schema. */
const compiler = new Ajv({
  code: { source: true, esm: true, lines: true, optimize: false },
  keywords,
  strict: false,
  strictNumbers: true,
  validateSchema: false,
  addUsedSchema: false,
  meta: false,
  messages: false,
})

/** The module is CommonJS: what it calls its default export depends on who loads it. */
const standalone: typeof standaloneCode.default = 'default' in standaloneCode ? standaloneCode.default : standaloneCode
