/** A file of the spec, as text. */
export interface Source {
  /** Relative to the project, with `/`: `spec/families/api/Pay.yaml`. */
  readonly path: string
  readonly text: string
  /** Why the file cannot be read, when it cannot. */
  readonly trouble?: string
}

/** Offsets in a file's text, in UTF-16 units; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}
