/** Overlays: what a gateway does beyond the document, laid over the rest of the model. */
import type { Documented, Json } from './documented.js'
import type { ErrorCode } from './sandbox.js'
import type { Credential, Outcome } from './words.js'

/** How something is known that the document does not say. */
export type Evidence = 'recorded' | 'tested' | 'sdk' | 'weak'

export interface Overlay extends Documented {
  /** Name of the profile it gives. */
  readonly name: string
  /** The profile it is laid over. */
  readonly over: string
  readonly rows: readonly OverlayRow[]
}

export interface OverlayRow extends Documented {
  readonly id: string
  readonly evidence: readonly Evidence[]
  /** What differs, by the keys of the overlay language; plain data that the sandbox plays. */
  readonly effects: Readonly<Record<string, Json>>
  /** Further commands. */
  readonly commands: readonly AddedCommand[]
  /** Parameters that are asked for less strictly. */
  readonly relaxations: readonly Relaxation[]
  /** Attributes that answers have besides. */
  readonly attributes: readonly AddedAttribute[]
  /** Further error codes. */
  readonly errors: readonly Omit<ErrorCode, 'obtain'>[]
  /** Commands that may answer 3DS, each with the command whose attributes that answer has. */
  readonly outcomes: Readonly<Record<string, string>>
  readonly examples: readonly OverlayExample[]
}

/** A command that is done, and answered, like one of the document. */
export interface AddedCommand {
  /** `inpay.GetState` */
  readonly id: string
  /** `api.GetState` */
  readonly like: string
  readonly path: string
  /** Root element of its answer, where it has one of its own. */
  readonly element?: string
  /** Which name of the merchant Key carries. */
  readonly credential?: Credential
  /** Parameter values that select this command where several share a path. */
  readonly for?: Readonly<Record<string, string>>
}

/** Parameters that may have any length, are passed over, or may be absent. */
export interface Relaxation {
  readonly of: readonly string[]
  /** Those in composite parameters with dots: `PayInfo.PAN`. */
  readonly names: readonly string[]
  readonly is: 'any-length' | 'ignored' | 'optional'
  /** Values of parameters it holds for; always when absent. */
  readonly for?: Readonly<Record<string, string>>
}

export interface AddedAttribute {
  readonly of: readonly string[]
  readonly name: string
  /** Outcomes it belongs to. */
  readonly in: readonly Outcome[]
  /** What it says; absent where that tells a reader nothing. */
  readonly summary?: string
}

/** What is seen on the wire. */
export type OverlayExample =
  | {
      readonly kind: 'request'
      readonly title: string
      readonly method: string
      readonly path: string
      readonly query: string
      readonly body: string
      /** Absent where only the answer tells what was read. */
      readonly reads?: { readonly command: string; readonly parameters: Json }
      /** What a client is given to send exactly this body; with `reads`. */
      readonly input?: Json
    }
  | {
      readonly kind: 'answer'
      readonly title: string
      readonly command: string
      readonly answers: string
      readonly gives: Json
    }
  | {
      readonly kind: 'event'
      readonly title: string
      readonly event: string
      readonly body: string
      readonly gives: Json
    }
