/** The service as a whole: credentials, families, conventions. */
import type { Documented, Rule } from './documented.js'
import type { Credential, WireType } from './fields.js'

export interface Gateway extends Documented {
  readonly name: string
  /** Site of the documentation; error links start with it. */
  readonly docs?: string
  readonly conventions: readonly Rule[]
  readonly authentication: readonly Rule[]
  readonly environments: readonly Rule[]
  readonly credentials: readonly CredentialInfo[]
  readonly shown: Shown
  /** What examples are played with: credentials and cheque paths. Synthetic. */
  readonly examples: ExampleSettings
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
  readonly waitFor: { readonly order: string; readonly state: string; readonly seconds: number }
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
