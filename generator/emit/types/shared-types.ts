/** Types that more than one module uses, and how a module comes by their names. */
import { pascalCase } from '../../lib/letter-case.js'
import type { Listed, Resource, WireType } from '../../model/model.js'

/** A type that is declared elsewhere than the shape that mentions it. */
export type SharedType =
  | { readonly kind: 'enum'; readonly type: WireType }
  | { readonly kind: 'resource'; readonly resource: Resource }
  /** The values of a table. */
  | { readonly kind: 'listed'; readonly listed: Listed }
  /** Of the hand-written part of the protocol. */
  | { readonly kind: 'support'; readonly name: SupportType }

export type SupportType = 'ErrorInfo' | 'Extra' | 'XmlElement' | 'WallClock'

/** Gives the text that stands for a shared type in the module being written: a name it imports or declares, or a type. */
export type TypeResolver = (shared: SharedType) => string

/** The name a shared type is declared under. */
export function sharedName(shared: SharedType): string {
  switch (shared.kind) {
    case 'enum':
      return pascalCase(shared.type.name)
    case 'resource':
      return shared.resource.typeName
    case 'listed':
      return shared.listed.as
    case 'support':
      return shared.name
  }
}
