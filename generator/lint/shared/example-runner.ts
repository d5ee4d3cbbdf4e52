import { createReplyDecoder, type DecodeReply } from '../../../templates/protocol/src/decode-reply.js'
import type { CommandDescriptor } from '../../../templates/protocol/src/descriptors.js'
import { type Credentials, encodeRequest } from '../../../templates/protocol/src/encode.js'
import { createErrorTable } from '../../../templates/protocol/src/error-table.js'
import { DecodeError, EncodeError } from '../../../templates/protocol/src/failures.js'
import { createSpelling, type Vocabularies } from '../../../templates/protocol/src/vocabulary.js'
import type { MessageSchema } from '../../../templates/validators/src/schema.js'
import { createValidator } from '../../../templates/validators/src/validator.js'
import type { Command, Json, Model } from '../../model/model.js'
import { commandDescriptor } from '../../projections/descriptors.js'
import { requestSchema } from '../../projections/request-schema.js'
import { vocabulariesOf } from '../../projections/vocabularies.js'

/** Why an input or an answer was refused. */
export interface Refusal {
  readonly code: string
  readonly at: string
}

/** Gives every reason a validator of this schema has against a value. */
export function refusalsBy(schema: MessageSchema): (value: unknown) => Refusal[] {
  // No compiled check is given: it would only save time, and here the reasons are always wanted.
  const { validate } = createValidator(schema, (_value): _value is unknown => false)
  return (value) => {
    const verdict = validate(value)
    return verdict.ok ? [] : verdict.failures.map(({ code, path }) => ({ code, at: path }))
  }
}

/** Plays examples of one command with the code the packages ship. */
export class ExampleRunner {
  readonly #refusals: (input: unknown) => Refusal[]
  readonly #descriptor: CommandDescriptor
  readonly #credentials: Credentials
  readonly #decode: DecodeReply

  constructor(command: Command, model: Model) {
    this.#refusals = refusalsBy(requestSchema(command, model))
    this.#descriptor = commandDescriptor(command)
    this.#decode = createReplyDecoder(createErrorTable({}, ''), spellingsOf(model))
    const { key, vwid, password } = model.gateway.examples
    this.#credentials = { key, vwid, password }
  }

  /** Every reason the validator has against an input, else the encoder's. */
  refusals(input: Json): Refusal[] {
    const reasons = this.#refusals(input)
    if (reasons.length > 0) return reasons
    const body = this.encode(input)
    return typeof body === 'string' ? [] : [body]
  }

  /** The encoded body, or the reason why the input is refused. */
  encode(input: Json): string | Refusal {
    try {
      return encodeRequest(this.#descriptor, input, this.#credentials)
    } catch (error) {
      if (error instanceof EncodeError) return { code: error.code, at: error.at }
      throw error
    }
  }

  /** The decoded answer without derived members, or the reason why it is refused. */
  async decode(answer: string, input: Json): Promise<{ reply: unknown } | Refusal> {
    try {
      const reply = await this.#decode(this.#descriptor, answer, {
        request: input,
        credentials: this.#credentials,
      })
      return { reply: withoutError(reply) }
    } catch (error) {
      if (error instanceof DecodeError) return { code: error.code, at: error.at ?? '' }
      throw error
    }
  }
}

function spellingsOf(model: Model): Vocabularies {
  return Object.fromEntries(
    vocabulariesOf(model).map(({ name, values, parametrised }) => [name, createSpelling(values, parametrised)]),
  )
}

function withoutError(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null) return reply
  return Object.fromEntries(Object.entries(reply).filter(([name]) => name !== 'error'))
}
