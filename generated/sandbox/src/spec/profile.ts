// Copied from templates/sandbox/src/spec/profile.ts by `npm run generate`. Do not edit: change it there.
/** What a sandbox plays beyond the document: overlays, laid over the generated tables. */
import type {
  AttributeRule,
  Condition,
  DefaultSettings,
  PageShape,
  ParameterRule,
  ReplyShape,
  Tolerance,
} from './overlay.js'

export interface Profile {
  readonly tolerates: ReadonlySet<Tolerance>
  readonly settings: DefaultSettings
  /** Codes that a check gives in place of others: by check and documented code. */
  readonly refusals: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Documented names of parameters, by further names. */
  readonly aliases: Readonly<Record<string, string>>
  readonly cardIds?: 'uuid'
  readonly page?: PageShape
  /** Whether documents of cheques are returned. */
  readonly keepsDocuments: boolean
}

/** How one command differs. */
export interface Deviations {
  readonly for?: Condition
  readonly order?: readonly string[]
  readonly paths: readonly string[]
  readonly parameters: readonly ParameterRule[]
  readonly attributes: readonly AttributeRule[]
  /** Codes for what is missing, by path. */
  readonly missing: Readonly<Record<string, string>>
  /** Error codes, by the state of the payment. */
  readonly statuses: Readonly<Record<string, string>>
  /** Other names of the states of payments that sessions registered. */
  readonly sessionStates: Readonly<Record<string, string>>
  readonly reply?: ReplyShape
}

/** Whether the profile that is played has a tolerance. */
export function tolerates({ profile }: { readonly profile?: Profile }, tolerance: Tolerance): boolean {
  return profile?.tolerates.has(tolerance) === true
}
