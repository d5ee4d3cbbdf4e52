/**
 * The model: the spec, fully resolved and frozen. Targets see nothing else.
 * Plain data throughout; references are the objects themselves, so `JSON.stringify` of any part is its fingerprint.
 */

import type { Command } from './commands.js'
import type { Limit, Rule } from './documented.js'
import type { Belief, Emission, EventType, Machine, State, Transition } from './events.js'
import type { Field, Resource, WireType } from './fields.js'
import type { Family, Gateway } from './gateway.js'
import type { Overlay } from './overlays.js'
import type { ErrorCode, SandboxRules, TestCard, Unspecified } from './sandbox.js'

export type * from './commands.js'
export type * from './documented.js'
export type * from './events.js'
export type * from './fields.js'
export type * from './gateway.js'
export type * from './overlays.js'
export type * from './sandbox.js'
export type * from './words.js'

export interface Model {
  readonly gateway: Gateway
  readonly families: readonly Family[]
  readonly limits: readonly Limit[]
  /** Scalars and enumerations. */
  readonly types: readonly WireType[]
  readonly resources: readonly Resource[]
  /** Ordered by family (as gateway.yaml lists them), then by id. */
  readonly commands: readonly Command[]
  readonly machines: readonly Machine[]
  readonly states: readonly State[]
  readonly transitions: readonly Transition[]
  readonly delivery: readonly Rule[]
  /** Fields every event carries. */
  readonly commonEventFields: readonly Field[]
  readonly events: readonly EventType[]
  readonly emissions: readonly Emission[]
  readonly belief: Belief
  readonly errors: readonly ErrorCode[]
  readonly testCards: readonly TestCard[]
  readonly sandbox: SandboxRules
  /** What is known beyond the document, as it is laid over everything else. */
  readonly overlays: readonly Overlay[]
  readonly unspecified: readonly Unspecified[]
}
