/** The keywords of {@link TunedSchema}, as ajv compiles them. Each refusal leaves the function at once. */
import { _, type CodeKeywordDefinition, type KeywordCxt, type Name } from 'ajv'
import { _Code } from 'ajv/dist/compile/codegen/code.js'
import { and, type Code, not, or } from 'ajv/dist/compile/codegen/index.js'
import type { SchemaCondition, ValueSet } from '../../../templates/validators/src/schema.js'
import type { Further } from './tune-schema.js'

/** What holds the schema itself: below it no error is described. */
const quiet: CodeKeywordDefinition = {
  keyword: 'quiet',
  code: (cxt) => cxt.subschema({ keyword: 'quiet', createErrors: false }, cxt.gen.name('valid')),
}

/** Written out at each text, the test would make a compressed validator 60 bytes longer. */
const text: CodeKeywordDefinition = {
  keyword: 'text',
  code(cxt) {
    const pattern: string = cxt.schema
    const wrong = _`typeof ${cxt.data} !== "string"`
    refuse(cxt, pattern === '' ? wrong : _`!isText(${cxt.data}, ${regexp(cxt, pattern)})`)
  },
}

const whole: CodeKeywordDefinition = {
  keyword: 'whole',
  code(cxt) {
    const [least, most]: [number, number] = cxt.schema
    refuse(cxt, _`!(Number.isInteger(${cxt.data}) && ${cxt.data} >= ${least} && ${cxt.data} <= ${most})`)
  },
}

const among: CodeKeywordDefinition = {
  keyword: 'among',
  code(cxt) {
    const values: readonly (string | number | boolean)[] = cxt.schema
    refuse(cxt, and(...values.map((value) => _`${cxt.data} !== ${value}`)))
  },
}

const bigint: CodeKeywordDefinition = {
  keyword: 'bigint',
  code: (cxt) => refuse(cxt, _`typeof ${cxt.data} !== "bigint"`),
}

const always: CodeKeywordDefinition = {
  keyword: 'always',
  type: 'object',
  code(cxt) {
    for (const name of Object.keys(cxt.schema)) {
      cxt.subschema({ keyword: 'always', schemaProp: name, dataProp: name }, cxt.gen.name('valid'))
    }
  },
}

const further: CodeKeywordDefinition = {
  keyword: 'further',
  type: 'object',
  code(cxt) {
    const { known, names, values }: Further = cxt.schema
    cxt.gen.forIn('key', cxt.data, (key) => {
      const unknown = and(...known.map((name) => _`${key} !== ${name}`), _`${cxt.data}[${key}] !== undefined`)
      if (!values) return refuse(cxt, unknown)
      cxt.gen.if(unknown, () => {
        if (names) refuse(cxt, _`!${regexp(cxt, names)}.test(${key})`)
        cxt.subschema({ keyword: 'further', schemaProp: 'values', dataProp: key }, cxt.gen.name('valid'))
      })
    })
  },
}

const rules: CodeKeywordDefinition = {
  keyword: 'rules',
  type: 'object',
  code(cxt) {
    const conditions: readonly SchemaCondition[] = cxt.parentSchema?.conditions
    for (const [index, condition] of conditions.entries()) {
      cxt.gen.if(holds(cxt.data, condition), () => {
        cxt.subschema({ keyword: 'rules', schemaProp: index }, cxt.gen.name('valid'))
      })
    }
  },
}

const someOf: CodeKeywordDefinition = {
  keyword: 'someOf',
  type: 'object',
  code(cxt) {
    const sets: readonly (readonly string[])[] = cxt.schema
    refuse(cxt, not(or(...sets.map((names) => and(...names.map((name) => given(cxt.data, name)))))))
  },
}

export const keywords = [quiet, text, whole, among, bigint, always, further, rules, someOf, { keyword: 'conditions' }]

function refuse(cxt: KeywordCxt, wrong: Code | boolean): void {
  cxt.gen.if(wrong, () => cxt.error())
}

/** A constant of the module. */
function regexp({ gen }: KeywordCxt, pattern: string): Name {
  const ref = new RegExp(pattern.replace(controlClass, controlRange), 'u')
  return gen.scopeValue('pattern', { key: String(ref), ref, code: new _Code(String(ref)) })
}

/** In brackets; a module is read sooner with the range, since engines build the class of Unicode from tables each time. */
const controlClass = /(?<=\[(?:[^\]\\]|\\.)*)\\p\{Cc\}/g
const controlRange = '\\0-\\x1f\\x7f-\\x9f'

function holds(data: Name, { properties, required = [] }: SchemaCondition): Code {
  return and(
    ...Object.entries(properties).map(([name, set]) => {
      const within = isOneOf(data, name, 'not' in set ? set.not : set)
      if (required.includes(name)) return 'not' in set ? and(given(data, name), not(within)) : within
      return 'not' in set ? not(within) : or(not(given(data, name)), within)
    }),
  )
}

function isOneOf(data: Name, name: string, set: ValueSet): Code {
  return or(...set.enum.map((value) => _`${data}[${name}] === ${value}`))
}

function given(data: Name, name: string): Code {
  return _`${data}[${name}] !== undefined`
}
