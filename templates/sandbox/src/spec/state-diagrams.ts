/** A box, in pixels from the upper left corner of the drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** All transitions that lead from one state to another, and the line that stands for them. */
export interface Edge {
  /** `none`: the beginning. */
  readonly from: string
  /** `removed`: the end of what is removed. */
  readonly to: string
  readonly transitions: readonly string[]
  /** `M8 40 C…`, the path of an SVG. */
  readonly line: string
  /** Where the number of a step stands. */
  readonly step: { readonly x: number; readonly y: number }
}

/** States with the edges between them, each in its place. */
export interface StateLayout {
  readonly width: number
  readonly height: number
  readonly states: Readonly<Record<string, Box>>
  readonly edges: readonly Edge[]
}

/** From left to right where there is room, else from top to bottom. */
export interface StateDiagram {
  readonly wide: StateLayout
  readonly tall: StateLayout
}

/** Drawings of all that has states the dashboard shows. */
export interface StateDiagrams {
  /** By family: the ways a payment can go that its commands make, and those no command makes. */
  readonly payment: Readonly<Record<string, StateDiagram>>
  readonly card: StateDiagram
}
