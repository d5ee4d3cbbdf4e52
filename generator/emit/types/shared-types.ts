/** Types that more than one module uses, and how a module comes by their names. */
import { pascalCase } from '../../lib/letter-case.js'
import type { Resource, WireType } from '../../model/model.js'

/** A type that is declared elsewhere than the shape that mentions it. */
export type SharedType =
  | { readonly kind: 'enum'; readonly type: WireType }
  | { readonly kind: 'resource'; readonly resource: Resource }
  /** Of the hand-written or tabular part of the protocol. */
  | { readonly kind: 'support'; readonly name: SupportType }

export type SupportType = 'ErrorCode' | 'PaymentState' | 'ErrorInfo' | 'Extra' | 'XmlElement' | 'WallClock'

/** Gives the text that stands for a shared type in the module being written: a name it imports or declares, or a type. */
export type TypeResolver = (shared: SharedType) => string

/** The name a shared type is declared under. */
export function sharedName(shared: SharedType): string {
  switch (shared.kind) {
    case 'enum':
      return pascalCase(shared.type.name)
    case 'resource':
      return shared.resource.typeName
    case 'support':
      return shared.name
  }
}
