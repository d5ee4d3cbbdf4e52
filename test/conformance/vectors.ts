import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CommandDescriptor, Credentials } from '@card-gateway/protocol'
import * as protocol from '@card-gateway/protocol'
import type { Validator } from '@card-gateway/validators'

const generated = fileURLToPath(new URL('../../generated', import.meta.url))

interface Head {
  /** `api.Pay/charged` */
  readonly id: string
  /** `api.Pay` */
  readonly command: string
  readonly path: string
  readonly title: string
}
/** A request, the answer to it, and what the caller gets. */
export type CallVector = Head & {
  readonly kind: 'call'
  readonly input: unknown
  readonly sends: string
  readonly answers: string
  readonly gives: { readonly Success: string; readonly ErrCode?: string }
}
/** Input that is refused before anything is sent. */
export type RefusedVector = Head & {
  readonly kind: 'refused'
  readonly input: unknown
  readonly at: string
  readonly code: string
  readonly reasons: readonly { readonly at: string; readonly code: string }[]
}
/** Input, and the bytes it is written as. */
export type SendsVector = Head & {
  readonly kind: 'sends'
  readonly input: unknown
  readonly sends: string
}
/** An answer, followed by so many spaces. */
interface Answered {
  readonly input: unknown
  readonly answers: string
  readonly pad?: number
}
/** An answer that cannot be used. */
export type FailsVector = Head & Answered & { readonly kind: 'fails'; readonly code: string }
/** An answer, and what it is read as. */
export type GivesVector = Head &
  Answered & { readonly kind: 'gives'; readonly gives: { readonly Success: string; readonly ErrCode?: string } }
/** A page the payer's browser is sent to. */
export type OpensVector = Head & {
  readonly kind: 'opens'
  readonly input: unknown
  readonly opens: string
}

export type Vector = CallVector | RefusedVector | SendsVector | FailsVector | GivesVector | OpensVector

interface VectorFile<Vector> {
  readonly settings: Required<Credentials> & { readonly chequePaths: Readonly<Record<string, string>> }
  readonly vectors: readonly Vector[]
}

/** A file of the `schemas` package. */
export function readVectors<Vector, Settings = unknown>(
  name: string,
): VectorFile<Vector> & { readonly settings: Settings } {
  return JSON.parse(readFileSync(`${generated}/schemas/vectors/${name}.json`, 'utf8'))
}

const families = ['api', 'inpay', 'ewallet', 'cheques'].map((name) => readVectors<Vector>(name))

/** What the vectors are played with. */
export const { settings } = readVectors<Vector>('api')

/** Every example of every command, as the `schemas` package publishes them. */
export const examples: readonly Vector[] = families.flatMap((file) => file.vectors)

/** The examples, and the requests and answers at the edges of what is allowed. */
export const vectors: readonly Vector[] = [
  ...examples,
  ...['requests', 'replies'].flatMap((name) => readVectors<Vector>(name).vectors),
]

/** The vectors of one kind, as rows for `it.each`. */
export function rows<Kind extends Vector['kind']>(
  kind: Kind,
  among = vectors,
): [id: string, title: string, Extract<Vector, { kind: Kind }>][] {
  return among
    .filter((vector): vector is Extract<Vector, { kind: Kind }> => vector.kind === kind)
    .map((vector) => [vector.id, vector.title, vector])
}

const commands = new Map<string, CommandDescriptor>()
for (const value of Object.values(protocol)) {
  if (typeof value === 'object' && 'channel' in value) commands.set(value.id, value)
}

/** The descriptor of a command, by id. */
export function commandOf(id: string): CommandDescriptor {
  const command = commands.get(id)
  if (command === undefined) throw new Error(`no command ${id}`)
  return command
}

/** Ids of all commands that the package exports. */
export const commandIds: readonly string[] = [...commands.keys()]

/** The validator of a command's requests or replies. */
export async function validatorOf(id: string, message: 'Request' | 'Reply'): Promise<Validator<unknown>> {
  const module: Record<string, unknown> = await import(
    `${generated}/validators/src/${id.replace('.', '/')}${message}.ts`
  )
  const found = Object.values(module).find((value): value is Validator<unknown> => typeof value === 'function')
  if (found === undefined) throw new Error(`no validator for ${id} ${message}`)
  return found
}

/** A decoded reply without `error`, which is derived from `ErrCode` and not of the wire. */
export function withoutAdvice(reply: unknown): unknown {
  return JSON.parse(JSON.stringify(reply, (key, value) => (key === 'error' ? undefined : value)))
}
