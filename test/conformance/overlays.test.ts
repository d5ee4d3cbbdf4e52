import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { decodeNotification } from '@card-gateway/notifications'
import { decodeReply, describeError, encodeRequest } from '@card-gateway/protocol'
import { createSandbox, gatewaySpec } from '@card-gateway/sandbox'
import { createReader } from '@card-gateway/sandbox/engine/wire/request-reader'
import { layOver } from '@card-gateway/sandbox/spec/lay-over'
import { describe, expect, it } from 'vitest'
import { commandOf, settings, withoutAdvice } from './vectors.js'

interface OverlayVector {
  readonly id: string
  readonly row: string
  readonly title: string
  readonly kind: 'reads' | 'gives' | 'event' | 'sends'
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: string
  readonly command?: string
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly answers: string
  readonly input?: unknown
  readonly sends: string
  readonly gives: object
}

const folder = fileURLToPath(new URL('../../generated/schemas/', import.meta.url))
const read = (path: string) => JSON.parse(readFileSync(folder + path, 'utf8'))
const field: { readonly vectors: readonly OverlayVector[] } = read('overlays/field.json')
const published: { readonly rows: readonly { id: string }[] } = read('model.json').overlays[0]
const commands = fileURLToPath(new URL('../../generated/client/src/commands/field', import.meta.url))
const played = layOver(gatewaySpec, 'field', [])
const rows = (kind: OverlayVector['kind']) =>
  field.vectors.filter((vector) => vector.kind === kind).map((vector) => [vector.id, vector.title, vector] as const)

describe('the vectors of the field', () => {
  it('are there for each row', () => {
    const shown = new Set(field.vectors.map(({ row }) => row))
    expect(published.rows.filter(({ id }) => !shown.has(id))).toEqual([])
    expect(published.rows).toHaveLength(25)
  })

  it.each(rows('reads').filter(([, , { command }]) => command !== undefined))(
    '%s is read as it says (%s)',
    (_id, _title, { command = '', query, body, parameters = {} }) => {
      const row = played.commands[command]
      if (row === undefined) throw new Error(`there is no ${command}`)
      const { request, credentials, structure } = createReader(
        row.descriptor,
        played.profile,
      )([body, query].filter((part) => part !== '').join('&'))
      const excused = new Set((row.deviations?.parameters ?? []).flatMap(({ names }) => names))
      expect(structure.filter(({ at }) => !excused.has(at))).toEqual([])
      const { Key, VWID, ...given } = parameters
      const ignored = (row.deviations?.parameters ?? [])
        .filter(({ is }) => is === 'ignored')
        .flatMap(({ names }) => names)
      const read = Object.fromEntries(
        Object.entries(request).filter(([name]) => name in given || !ignored.includes(name)),
      )
      expect(read).toEqual(given)
      if (Key !== undefined) expect([credentials.key, credentials.vwid]).toContain(Key)
      if (VWID !== undefined) expect(credentials.vwid).toBe(VWID)
    },
  )

  it.each(rows('gives'))('%s is decoded to what it says (%s)', async (_id, _title, vector) => {
    const { command = '', answers, gives } = vector
    expect(withoutAdvice(await decodeReply(commandOf(command), answers))).toEqual(gives)
  })

  it.each(rows('sends'))('%s is sent by who says that his gateway has it (%s)', async (_id, _title, vector) => {
    const { command = '', input, sends } = vector
    const module = await import(`${commands}/${command.replace('.', '/')}.ts`)
    expect(module.validator.validate(input)).toMatchObject({ ok: true })
    expect(encodeRequest(module.command, input, settings)).toBe(sends)
  })

  it.each(rows('event'))('%s is decoded to what it says (%s)', (_id, _title, { body, gives }) => {
    expect(JSON.parse(JSON.stringify(decodeNotification(body)))).toMatchObject(gives)
  })

  it.each(rows('reads'))('%s has an answer over HTTP (%s)', async (_id, _title, { method, path, query, body }) => {
    await using sandbox = createSandbox({ profile: 'field', frozen: true })
    const url = `https://gateway.invalid${path}${query === '' ? '' : `?${query}`}`
    const answer = await sandbox.fetch(new Request(url, method === 'GET' ? { method } : { method, body }))
    expect(answer.status).toBe(200)
  })
})

describe('codes of the field', () => {
  it.each(['AMOUNT_EXCEED_BALANCE', 'FORMAT_ERROR', 'OPERATION_NOT_ALLOWED', 'WRONG_CARD', 'WRONG_AMOUNT'])(
    '%s has advice, and is no documented one',
    (code) => {
      expect(describeError(code)).toMatchObject({ code, known: false, fault: 'merchant', repeat: 'after-fix' })
      expect(describeError(code).meaning).not.toBe(describeError('NEVER_SEEN').meaning)
    },
  )
})
