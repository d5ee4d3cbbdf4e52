import type { MachineTable } from '../../spec/gateway-spec.js'
import type { TimelineEntry } from '../../store/rows.js'
import { type Box, type Layout, layOut } from './layers.js'
import { type Edge, edgesOf, end, reachable, start, twinOfStart } from './state-graph.js'
import type { StateStatuses } from './state-status.js'

/** What there is to draw. */
export interface Diagram {
  readonly machine: MachineTable
  readonly timeline: readonly TimelineEntry[]
  /** Where the object is; undefined: the table by itself is wanted. */
  readonly current?: string
  readonly tone: StateStatuses
}

/** From left to right where there is room, else from top to bottom with only what still matters. */
export type Direction = 'wide' | 'tall'

/** Sizes in pixels. */
export const sizes = { box: 34, wideBox: 128, dot: 14, frame: 10, inFrame: 44, loop: 28 } as const

const spacings = {
  wide: { rank: 88, box: 14, lane: 20 },
  tall: { rank: 38, box: 12, lane: 14, room: 330 },
} as const

/** What is seen of a diagram, and where. */
export interface Picture {
  readonly direction: Direction
  readonly edges: readonly Edge[]
  /** Ways between boxes, each once: those from the beginning and from its twin are one. */
  readonly links: readonly Edge[]
  /** Shares a frame with the beginning. */
  readonly twin: string | undefined
  /** States, the beginning first. */
  readonly states: readonly string[]
  readonly visited: ReadonlySet<string>
  /** States one can still come to. */
  readonly open: ReadonlySet<string>
  readonly layout: Layout
}

/** Chooses what is shown, and lays it out. */
export function pictureOf({ machine, timeline, current, tone: status }: Diagram, direction: Direction): Picture {
  const all = edgesOf(machine, timeline)
  const open = reachable(all, current ?? start)
  const edges = direction === 'wide' ? all : all.filter(({ from, steps }) => steps.length > 0 || open.has(from))
  const twin = twinOfStart(edges)
  const links = linksOf(edges, twin)
  const rank = (state: string) => ['good', 'wait', 'calm', 'bad'].indexOf(status(state))
  const met = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const states = [...new Set([...machine.states, ...met])]
    .filter((state) => met.has(state) && state !== start && state !== twin)
    .sort((a, b) => rank(a) - rank(b))
  const boxes = [boxOfStart(twin, direction), ...states.map((state) => boxOf(state, direction, edges))]
  return {
    direction,
    edges,
    links,
    twin,
    states: [start, ...states],
    visited: new Set(timeline.flatMap(({ from, to }) => [from, to])),
    open,
    layout: layOut(
      boxes,
      links.filter(({ from, to }) => from !== to),
      spacings[direction],
    ),
  }
}

function linksOf(edges: readonly Edge[], twin: string | undefined): Edge[] {
  const links = new Map<string, Edge>()
  for (const { from, to, names, steps } of edges) {
    if (to === twin) continue
    const link = { from: from === twin ? start : from, to }
    const known = links.get(`${link.from} ${to}`)
    links.set(`${link.from} ${to}`, {
      ...link,
      names: [...new Set([...(known?.names ?? []), ...names])],
      steps: [...(known?.steps ?? []), ...steps],
    })
  }
  return [...links.values()]
}

/** With room on both sides for a way that leads back to the same state. */
function boxOf(state: string, direction: Direction, edges: readonly Edge[]): Box {
  if (state === end) return { id: end, along: sizes.dot, across: sizes.dot }
  const { along, across } = bareBox(state, direction)
  const loops = edges.some(({ from, to }) => from === state && to === state)
  return { id: state, along, across: across + (loops ? 2 * sizes.loop : 0) }
}

/** A state's box by itself; in narrow windows as wide as its name. */
export function bareBox(state: string, direction: Direction): { readonly along: number; readonly across: number } {
  return direction === 'wide'
    ? { along: sizes.wideBox, across: sizes.box }
    : { along: sizes.box, across: Math.round(state.length * 7.3) + 22 }
}

function boxOfStart(twin: string | undefined, direction: Direction): Box {
  if (twin === undefined) return { id: start, along: sizes.dot, across: sizes.dot }
  const { along, across } = bareBox(twin, direction)
  const { dot, inFrame, frame } = sizes
  return { id: start, along: dot + inFrame + along + 2 * frame, across: across + 2 * frame }
}
