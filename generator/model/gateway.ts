/** The service as a whole: credentials, families, conventions. */
import type { Documented, Rule } from './documented.js'
import type { WireType } from './fields.js'
import type { Credential, DiagramScope, Outcome, OutcomeResult } from './words.js'

export interface Gateway extends Documented {
  readonly name: string
  /** Site of the documentation; error links start with it. */
  readonly docs?: string
  readonly conventions: readonly Rule[]
  readonly authentication: readonly Rule[]
  readonly environments: readonly Rule[]
  readonly credentials: readonly CredentialInfo[]
  readonly frame: Frame
  readonly shown: Shown
  /** What examples are played with: credentials and cheque paths. Synthetic. */
  readonly examples: ExampleSettings
}

/** Names that mean the same in every message, and that programs act upon. */
export interface Frame {
  /** Attribute of every reply: how the command ended. */
  readonly outcome: string
  /** Attribute of a reply: why the command failed. */
  readonly reason: string
  /** The error code that means that there is none. */
  readonly noError: string
  /** Names the payment, wherever it stands. */
  readonly order: string
  /** Field of every notification: its name. */
  readonly event: string
  /** The one parameter of an encrypted notification. */
  readonly encrypted: string
  readonly outcomes: readonly OutcomeMeaning[]
}

/** What an outcome means. */
export interface OutcomeMeaning {
  readonly value: Outcome
  readonly result: OutcomeResult
  /** A sentence with `{command}` in it. */
  readonly says: string
}

export interface CredentialInfo extends Documented {
  readonly name: Credential
  readonly type: WireType
}

export interface ExampleSettings {
  readonly key: string
  readonly vwid: string
  readonly password: string
  readonly chequePaths: Readonly<Record<string, string>>
}

/** What READMEs and docstrings show where one command stands for all. */
export interface Shown {
  /** Id of the command that is called first. */
  readonly command: string
  /** Name of a notification. */
  readonly event: string
  /** An error code. */
  readonly error: string
  readonly waitFor: { readonly order: string; readonly state: string; readonly seconds: number }
  /** Name and a sample of the address that payers come back to after 3-D Secure. */
  readonly returnTo: { readonly name: string; readonly address: string }
  /** How the dashboard draws a life cycle, by the name of the machine. */
  readonly diagrams: Readonly<Record<string, DiagramScope>>
}

export interface Family extends Documented {
  /** `api`, `inpay`, `ewallet`, `cheques`: the client's property and the folder. */
  readonly name: string
  /** Prefix of type names: `Api`, `InPay`, `EWallet`, `Cheques`. */
  readonly prefix: string
  readonly title: string
  /** Path shape with `{Command}`, e.g. `/api/{Command}`; absent when the document shows none. */
  readonly path?: string
}
