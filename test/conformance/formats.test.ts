import {
  decodeForm,
  decodePairs,
  type FormatError,
  maskDigits,
  redactReply,
  redactRequest,
} from '@card-gateway/protocol'
import { describe, expect, it } from 'vitest'
import { commandOf, readVectors } from './vectors.js'

interface ReadingVector {
  readonly id: string
  readonly kind: 'pairs' | 'form' | 'mask'
  readonly text: string
  readonly gives?: unknown
  readonly code?: string
}

interface RedactVector {
  readonly id: string
  readonly command: string
  readonly of: 'request' | 'reply'
  readonly value: unknown
  readonly gives: unknown
}

const readers = { pairs: decodePairs, form: decodeForm, mask: maskDigits }

describe('a format inside of messages', () => {
  it.each(readVectors<ReadingVector>('formats').vectors.map((vector) => [vector.id, vector] as const))(
    '%s is read as it says',
    (_id, { kind, text, gives, code }) => {
      const read = () => readers[kind](text)
      if (code === undefined) expect(read()).toEqual(gives)
      else expect(read).toThrow(expect.objectContaining<Partial<FormatError>>({ name: 'FormatError' }))
    },
  )
})

describe('what a log may show', () => {
  it.each(readVectors<RedactVector>('redact').vectors.map((vector) => [vector.id, vector] as const))(
    '%s is masked as it says',
    (_id, { command, of, value, gives }) => {
      const redact = of === 'request' ? redactRequest : redactReply
      expect(redact(commandOf(command), value)).toEqual(gives)
    },
  )
})
