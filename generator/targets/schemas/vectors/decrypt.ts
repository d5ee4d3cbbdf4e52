/** Vectors of encrypted notifications, with keys made for them. The conformance suite decrypts them. */
import { createPrivateKey } from 'node:crypto'
import { decodeForm } from '../../../../templates/protocol/src/form.js'
import type { Model } from '../../../model/model.js'
import { readProjectFile } from '../../shared/project-files.js'
import { encrypted, type Format } from './rsa.js'

const names = ['current', 'old'] as const
type KeyName = (typeof names)[number]

/** Published with the vectors, so they protect nothing. */
export function testKeys() {
  return Object.fromEntries(
    names.map((name) => {
      const pem = pemOf(name)
      const { n, e, d } = createPrivateKey(pem).export({ format: 'jwk' })
      return [name, { pem, jwk: { kty: 'RSA', n, e, d } }]
    }),
  )
}

function pemOf(name: KeyName): string {
  return readProjectFile(`templates/schemas/keys/${name}.pem`)
}

export function decryptVectors(model: Pick<Model, 'gateway' | 'events'>) {
  const texts = textsOf(model)
  return [...opened(texts), ...refused(texts)]
}

/** Made of what examples say: the shortest of the event that is shown, and the first value that is not ASCII. */
function textsOf({ gateway: { frame, shown }, events }: Pick<Model, 'gateway' | 'events'>): Texts {
  const order = `${frame.order}=${shown.waitFor.order}`
  const said = events.flatMap(({ name, examples }) => examples.map(({ body }) => ({ name, entries: decodeForm(body) })))
  const [shortest] = said.filter(({ name }) => name === shown.event).sort((a, b) => a.entries.length - b.entries.length)
  const foreign = said.flatMap(({ entries }) => entries).find(([, value]) => /[^\x20-\x7e]/.test(value))
  if (shortest === undefined || foreign === undefined) throw new Error('No example of an event can be encrypted.')
  const pairs = shortest.entries.map((entry) => entry.join('='))
  return { order, short: pairs.join(';'), cyrillic: [...pairs.slice(0, 2), foreign.join('=')].join(';') }
}

/** What is encrypted: key-pair strings. */
interface Texts {
  /** Not a notification: the name is missing. */
  readonly order: string
  readonly short: string
  readonly cyrillic: string
}

/** A text of many blocks. */
function lengthened(text: string): string {
  return `${text}${', 7'.repeat(200)}`
}

interface Case {
  readonly name: string
  readonly text: string
  readonly format?: Format
  readonly sealed?: KeyName
  readonly keys?: readonly KeyName[]
  readonly change?: (data: string) => string
}

function opened({ short, cyrillic }: Texts) {
  const long = lengthened(cyrillic)
  const cases: readonly Case[] = [
    { name: 'default', text: short },
    { name: 'cyrillic', text: cyrillic },
    { name: 'manyBlocks', text: long },
    { name: 'oaepSha256', text: short, format: { padding: 'oaep-sha256' } },
    { name: 'oaepSha384', text: short, format: { padding: 'oaep-sha384' } },
    { name: 'oaepSha512', text: cyrillic, format: { padding: 'oaep-sha512' } },
    { name: 'pkcs1', text: short, format: { padding: 'pkcs1' } },
    { name: 'pkcs1ManyBlocks', text: long, format: { padding: 'pkcs1' } },
    { name: 'hex', text: short, format: { encoding: 'hex' } },
    { name: 'hexInCapitals', text: short, format: { encoding: 'hex' }, change: (data) => data.toUpperCase() },
    { name: 'base64url', text: short, format: { encoding: 'base64url' } },
    { name: 'utf16', text: cyrillic, format: { text: 'utf-16le' } },
    { name: 'windows1251', text: cyrillic, format: { text: 'windows-1251' } },
    { name: 'separated', text: long, format: { separator: '|' } },
    { name: 'oldKey', text: short, sealed: 'old', keys: ['current', 'old'] },
    { name: 'lineBreaks', text: short, change: (data) => data.replace(/.{76}/g, '$&\r\n') },
    { name: 'spacesForPlus', text: short, change: (data) => data.replaceAll('+', ' ') },
    { name: 'sixteenBlocks', text: `${short}${'x'.repeat(86 * 15)}`, sealed: 'old', keys: ['old'] },
  ]
  return cases.map((one) => ({ ...sealed(one), gives: one.text }))
}

function refused({ order, short, cyrillic }: Texts) {
  const long = lengthened(cyrillic)
  const cases: readonly Case[] = [
    { name: 'empty', text: short, change: () => '' },
    { name: 'noBase64', text: short, change: (data) => `*${data}` },
    { name: 'changed', text: short, change: (data) => `${data.startsWith('A') ? 'B' : 'A'}${data.slice(1)}` },
    { name: 'cutShort', text: long, change: (data) => data.slice(0, 400) },
    { name: 'anotherKey', text: short, sealed: 'old' },
    { name: 'anotherPadding', text: short, format: { padding: 'oaep-sha256' } },
    { name: 'noNotification', text: order },
    { name: 'anotherText', text: cyrillic, format: { text: 'windows-1251' } },
    { name: 'seventeenBlocks', text: `${short}${'x'.repeat(86 * 16)}`, sealed: 'old', keys: ['old'] },
  ]
  return cases.map((one) => ({ ...sealed(one), ...(one.format && { options: {} }), code: 'undecryptable' }))
}

function sealed({
  name,
  text,
  format = {},
  sealed: key = 'current',
  keys = ['current'],
  change = (data) => data,
}: Case) {
  const data = change(encrypted(pemOf(key), text, format))
  return { id: `decrypt/${name}`, kind: 'decrypt', keys, options: format, data }
}
