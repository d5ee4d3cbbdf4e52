/** Places for the boxes and lines of a drawing, found by ELK. */
import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'

/** Boxes with their sizes, and the lines between them. */
export interface Graph {
  readonly options: LayoutOptions
  readonly children: ElkNode[]
  readonly edges: ElkExtendedEdge[]
}

/** The same graph gives the same places, to the digit. */
export function layOut(graph: Graph): Promise<ElkNode> {
  const key = JSON.stringify(graph)
  const known = laidOut.get(key) ?? place(graph)
  laidOut.set(key, known)
  return known
}

/**
 * Equal graphs are laid out once: layout takes longer than all pages together, and many commands have the same
 * transitions.
 */
const laidOut = new Map<string, Promise<ElkNode>>()

/**
 * Loaded when the first drawing is made: the library is larger than the whole generator, and drawings seldom change.
 */
let layouter: Promise<ELK> | undefined

async function place({ options, children, edges }: Graph): Promise<ElkNode> {
  layouter ??= import('elkjs/lib/elk.bundled.js').then(({ default: elk }) => new elk.default())
  const layoutOptions = { 'elk.algorithm': 'layered', 'elk.randomSeed': '1', ...options }
  return (await layouter).layout(structuredClone({ id: 'root', layoutOptions, children, edges }))
}

/** A coordinate rounded to what is visible. */
export function at(value: number): number {
  return Math.round(value * 10) / 10
}
