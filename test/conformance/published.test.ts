import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { examples, readVectors, type Vector, vectors } from './vectors.js'

const folder = fileURLToPath(new URL('../../generated/schemas/', import.meta.url))
const schemas = readdirSync(`${folder}json-schema`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
const files = readdirSync(`${folder}vectors`).sort()

interface Row {
  readonly id: string
  readonly summary: string
  readonly evidence: readonly string[]
  readonly effects: object
}

/** As another program would: by draft 2020-12, every schema known by its `$id`. */
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
for (const path of schemas) ajv.addSchema(read(`json-schema/${path}`))

function read(path: string) {
  return JSON.parse(readFileSync(`${folder}${path}`, 'utf8'))
}

function refusals(id: string, value: unknown): unknown {
  const validate = ajv.getSchema(`urn:card-gateway:1:${id}`)
  if (validate === undefined) throw new Error(`no schema ${id}`)
  validate(value)
  return validate.errors
}

describe('the schemas', () => {
  it.each(schemas)('%s has its path for an id, and is a schema', (path) => {
    const schema = read(`json-schema/${path}`)
    expect(schema.$id).toBe(`urn:card-gateway:1:${path.replace(/\.json$/, '')}`)
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
    expect(ajv.validateSchema(schema)).toBe(true)
    expect(() => ajv.getSchema(schema.$id)).not.toThrow()
  })

  it.each(['config', 'overlay'])(
    'of the sandbox, %s, has an id with the version of its format, and is a schema',
    (name) => {
      const schema = read(`../sandbox/${name}.schema.json`)
      expect(schema.$id).toBe(`urn:card-gateway:1:sandbox/${name}`)
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
      expect(ajv.validateSchema(schema)).toBe(true)
    },
  )

  it('describe model.json, to the last member', () => {
    const model = read('model.json')
    expect(refusals('model', model)).toBeNull()
    expect(refusals('model', { ...model, formatVersion: 2 })).not.toBeNull()
    expect(refusals('model', { ...model, more: [] })).not.toBeNull()
    expect(refusals('model', { ...model, commands: [{ ...model.commands[0], more: 1 }] })).not.toBeNull()
  })

  it.each(files)('describe vectors/%s', (file) => {
    const content = read(`vectors/${file}`)
    expect(refusals('vectors', content)).toBeNull()
    expect(refusals('vectors', { ...content, vectors: [{ ...content.vectors[0], kind: 'other' }] })).not.toBeNull()
  })

  it('describe the vectors of overlays', () => {
    for (const file of readdirSync(`${folder}overlays`)) {
      const content = read(`overlays/${file}`)
      expect(refusals('vectors', content)).toBeNull()
      expect(refusals('vectors', { ...content, vectors: [{ ...content.vectors[0], query: undefined }] })).not.toBeNull()
    }
  })

  it('describe the language of overlays, and each overlay of model.json', () => {
    const { overlays } = read('model.json')
    expect(overlays).not.toEqual([])
    for (const { summary, over, rows } of overlays) {
      const language = rows.map(({ id, summary, evidence, effects }: Row) => [id, { summary, evidence, ...effects }])
      expect(refusals('overlay', { summary, over, rows: Object.fromEntries(language) })).toBeNull()
    }
    const row = { summary: 'A.', evidence: ['tested'], tolerates: ['everything'] }
    expect(refusals('overlay', { summary: 'A.', rows: { Q1: row } })).not.toBeNull()
  })

  it.each(vectors.map((vector) => [vector.id, vector] as const))('say the same of %s as its vector', (_id, vector) => {
    const stem = vector.command.replace('.', '/')
    const isAccepted = vector.kind !== 'refused'
    // What a pattern cannot say: JSON Schema knows no UTF-8.
    const isUnwritable = vector.kind === 'refused' && JSON.stringify(vector.input).includes('\\ud83d')
    if (!isUnwritable) expect(refusals(`${stem}.request`, vector.input) === null).toBe(isAccepted)
    if ('gives' in vector) expect(refusals(`${stem}.reply`, vector.gives)).toBeNull()
  })

  it('accept what notifications are read as', () => {
    for (const file of ['events', 'notifications']) {
      for (const vector of readVectors<{ id: string; event: string; gives?: { kind?: string } }>(file).vectors) {
        if (vector.gives === undefined || vector.gives.kind === 'unknown') continue
        expect({ id: vector.id, errors: refusals(`events/${vector.event}`, vector.gives) }).toEqual({
          id: vector.id,
          errors: null,
        })
      }
    }
  })
})

describe('patterns', () => {
  const patterns = new Set(
    [...schemas.map((path) => `json-schema/${path}`), 'model.json'].flatMap((path) => patternsIn(read(path))),
  )

  it('use only what every engine reads alike', () => {
    expect(patterns.size).toBeGreaterThan(20)
    for (const pattern of patterns) {
      expect(pattern).not.toMatch(/\(\?[^:]|\\[pPdDwWsSbBuk1-9]|\[\^\]|\{,/)
      expect(() => new RegExp(pattern, 'u')).not.toThrow()
    }
  })
})

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'pattern' && typeof member === 'string' ? [member] : patternsIn(member),
  )
}

describe('the vectors', () => {
  const all = files.flatMap((file) => readVectors<Vector>(file.replace('.json', '')).vectors)

  it('have ids of their own within a file', () => {
    for (const file of files) {
      const ids = readVectors<Vector>(file.replace('.json', '')).vectors.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('show every code that the model names', () => {
    const { rules } = read('model.json')
    const shown = new Set(
      all.flatMap((vector) => [
        ...('code' in vector ? [`${vector.kind} ${vector.code}`] : []),
        ...('reasons' in vector ? vector.reasons.map(({ code }) => `refused ${code}`) : []),
      ]),
    )
    const missing = [
      ...Object.keys(rules.request.codes).map((code) => `refused ${code}`),
      ...Object.keys(rules.reply.codes).map((code) => `fails ${code}`),
      ...Object.keys(rules.notification.codes).map((code) => `unreadable ${code}`),
    ].filter((code) => !shown.has(code))
    // Encrypted bodies are shown by the kinds `decrypt` and `pairs`; and every field that an event requires is a text today.
    expect(missing).toEqual(['unreadable undecryptable', 'unreadable pair', 'unreadable malformed'])
  })

  it('have an example for every command', () => {
    expect(new Set(examples.map(({ command }) => command)).size).toBe(read('model.json').commands.length)
  })
})

describe('the words of names', () => {
  const { words } = read('model.json')

  it('split names as a reader would', () => {
    expect(words.Is3DS).toEqual(['is', '3ds'])
    expect(words.VWUserLgn).toEqual(['vw', 'user', 'lgn'])
    expect(words.CVC2).toEqual(['cvc2'])
    expect(words.MPPay).toEqual(['mp', 'pay'])
    expect(words.PaySubmit3DS).toEqual(['pay', 'submit', '3ds'])
  })

  it('keep the parameters and the attributes of one message apart', () => {
    for (const { id, parameters, reply } of read('model.json').commands) {
      for (const fields of [callerNames(parameters), (reply?.attributes ?? []).map(nameOf)]) {
        const spelled = fields.map((name: string) => words[name].join('_'))
        expect({ id, spelled: [...new Set(spelled)] }).toEqual({ id, spelled })
      }
    }
  })
})

interface Named {
  readonly name: string
  readonly flat?: boolean
  readonly keys?: readonly Named[]
}

function nameOf({ name }: Named): string {
  return name
}

/** What stands at the top level of a request. */
function callerNames(parameters: readonly (Named & { from?: string; same?: string })[]): string[] {
  return parameters
    .filter(({ from, same }) => from === undefined && same === undefined)
    .flatMap((field) => (field.flat ? callerNames(field.keys ?? []) : [field.name]))
}
