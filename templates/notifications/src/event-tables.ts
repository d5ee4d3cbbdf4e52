import type { EventDescriptor, EventFieldDescriptor, Vocabularies } from '@card-gateway/protocol'
import type { Secrets } from './further-fields.js'

/** What reading and writing know of the gateway. */
export interface EventTables {
  readonly events: Readonly<Record<string, EventDescriptor>>
  /** Fields every event carries. */
  readonly common: readonly EventFieldDescriptor[]
  readonly secrets: Secrets
  /** Enumerations that fields are of. */
  readonly vocabularies: Vocabularies
}

/** Name of the field that names the event. */
export const nameField = 'Notification'

/** Name of the one parameter of an encrypted notification. */
export const encryptedField = 'DATA'
