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

/** Laying out takes longer than all pages together, and many commands move the same states: equal graphs are laid out once. */
const laidOut = new Map<string, Promise<ElkNode>>()

/** Loaded when the first drawing is made, which is seldom: it is larger than all of the generator. */
let layouter: Promise<ELK> | undefined

async function place({ options, children, edges }: Graph): Promise<ElkNode> {
  layouter ??= import('elkjs/lib/elk.bundled.js').then(({ default: elk }) => new elk.default())
  const layoutOptions = { 'elk.algorithm': 'layered', 'elk.randomSeed': '1', ...options }
  return (await layouter).layout(structuredClone({ id: 'root', layoutOptions, children, edges }))
}

/** A coordinate without digits nobody sees. */
export function at(value: number): number {
  return Math.round(value * 10) / 10
}
