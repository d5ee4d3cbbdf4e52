/** The fields that all notifications have in common. */
import type { Field, Model } from '../model/model.js'

export interface EventFrame {
  /** The fields every notification carries. */
  readonly common: readonly Field[]
  /** The one among them that names the event. */
  readonly nameField: string
}

export function eventFrame({ commonEventFields, gateway }: Pick<Model, 'commonEventFields' | 'gateway'>): EventFrame {
  return { common: commonEventFields, nameField: gateway.frame.event }
}
