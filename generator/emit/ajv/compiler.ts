/** Compiles checks with ajv standalone: plain functions from a value to a boolean, without eval or messages. */
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { flatten } from './flatten.js'
import { keywords } from './keywords.js'
import type { TunedSchema } from './tune-schema.js'

/** The text of the check of a schema; see `compileCheck`. */
export function compile(tuned: TunedSchema): string {
  return flatten(standalone(compiler, compiler.compile({ quiet: tuned })))
}

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
