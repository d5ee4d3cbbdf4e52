import type { ErrorInfo, Extra, WallClock, XmlElement } from '@card-gateway/protocol'
import type * as Received from '@card-gateway/validators/received'
import { expectTypeOf, it } from 'vitest'

/** Attributes that were seen besides. */
interface Seen {
  readonly Key?: string
}

it('validators declare what is received as the protocol package decodes it', () => {
  expectTypeOf<ErrorInfo>().toExtend<Received.ErrorInfo>()
  expectTypeOf<Extra>().toEqualTypeOf<Received.Extra>()
  expectTypeOf<Extra<Seen>>().toEqualTypeOf<Received.Extra<Seen>>()
  expectTypeOf<XmlElement>().toEqualTypeOf<Received.XmlElement>()
  expectTypeOf<WallClock>().toExtend<Received.WallClock>()
  expectTypeOf<keyof ErrorInfo>().toEqualTypeOf<keyof Received.ErrorInfo>()
})
