import type { MachineTable } from '../engine/tables.js'
import { type Html, html } from '../pages/html.js'
import type { TimelineEntry } from '../store/rows.js'
import type { StateTones } from './tone.js'

const nodeWidth = 128
const nodeHeight = 34
const columnStep = 172
const rowStep = 74
const margin = 30

interface Node {
  readonly state: string
  readonly x: number
  readonly y: number
}

interface Edge {
  readonly from: string
  readonly to: string
  /** Transitions that lead this way. */
  readonly names: readonly string[]
  /** Numbers of the steps of the timeline that went this way. */
  readonly steps: readonly number[]
}

/**
 * The transition table as a picture, with the way a payment took: each step has the number it has in the timeline.
 *
 * @param current where the payment is
 */
export function drawStates(
  machine: MachineTable,
  timeline: readonly TimelineEntry[],
  current: string,
  tone: StateTones,
): Html {
  const edges = edgesOf(machine, timeline)
  const nodes = layOut(machine, edges, tone)
  const places = new Map(nodes.map((node) => [node.state, node]))
  const width = Math.max(...nodes.map(({ x }) => x)) + nodeWidth + margin
  const height = Math.max(...nodes.map(({ y }) => y)) + nodeHeight + margin
  const visited = new Set(timeline.flatMap(({ from, to }) => [from, to]))
  // What was walked is drawn last, over all else.
  const drawn = [...edges].sort((a, b) => Math.min(a.steps.length, 1) - Math.min(b.steps.length, 1))
  return html`<div class="scroll" tabindex="0" role="group"><svg class="states" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="states-title">
<title id="states-title">${describe(timeline, current)}</title>
<defs>${arrow('arrow', '')}${arrow('arrow-walked', 'walked')}</defs>
${drawn.map((edge) => drawEdge(edge, places))}
${nodes.map((node) => drawNode(node, current, visited, tone))}
${drawn.map((edge) => drawSteps(edge, places))}
</svg></div>`
}

function describe(timeline: readonly TimelineEntry[], current: string): string {
  const way = timeline.map(({ to, transition }) => `${to} by ${transition}`)
  return way.length === 0 ? `The payment is in ${current}.` : `States of the payment: ${way.join(', then ')}.`
}

/** One for each pair of states the table, or the timeline, knows a way between. */
function edgesOf(machine: MachineTable, timeline: readonly TimelineEntry[]): Edge[] {
  const edges = new Map<string, { from: string; to: string; names: Set<string>; steps: number[] }>()
  const edge = (from: string, to: string) => {
    const key = `${from} ${to}`
    const known = edges.get(key) ?? { from, to, names: new Set(), steps: [] }
    edges.set(key, known)
    return known
  }
  for (const [name, { from, to }] of Object.entries(machine.transitions)) {
    for (const start of from) edge(start, to === 'same' ? start : to).names.add(name)
  }
  timeline.forEach(({ from, to, transition }, index) => {
    const known = edge(from, to)
    known.names.add(transition)
    known.steps.push(index + 1)
  })
  return [...edges.values()].map(({ names, ...rest }) => ({ ...rest, names: [...names] }))
}

/** Each state stands right of all that lead to it; in a column what is good stands above what is bad. */
function layOut({ states }: MachineTable, edges: readonly Edge[], tone: StateTones): Node[] {
  const all = [...new Set(['none', ...states, ...edges.flatMap(({ from, to }) => [from, to])])]
  const column = new Map(all.map((state) => [state, 0]))
  for (let round = 0; round < all.length; round++) {
    for (const { from, to } of edges) {
      if (from !== to && to !== 'none') {
        column.set(to, Math.min(all.length, Math.max(column.get(to) ?? 0, (column.get(from) ?? 0) + 1)))
      }
    }
  }
  const columns = [...new Set(column.values())]
    .sort((a, b) => a - b)
    .map((at) => all.filter((state) => column.get(state) === at))
  const most = Math.max(...columns.map(({ length }) => length))
  return columns.flatMap((members, at) =>
    [...members]
      .sort((a, b) => rank(tone(a)) - rank(tone(b)))
      .map((state, row) => ({
        state,
        x: margin + at * columnStep,
        // A lone state stands beside the first of its neighbours, not between them.
        y: margin + (row + (members.length === 1 ? 0 : (most - members.length) / 2)) * rowStep,
      })),
  )
}

function rank(tone: string): number {
  return ['good', 'wait', 'calm', 'bad'].indexOf(tone)
}

function drawNode({ state, x, y }: Node, current: string, visited: ReadonlySet<string>, tone: StateTones): Html {
  const classes = ['node', tone(state), visited.has(state) && 'visited', state === current && 'current'].filter(Boolean)
  return html`<g class="${classes.join(' ')}"><rect x="${x}" y="${y}" width="${nodeWidth}" height="${nodeHeight}" rx="9"/><text x="${
    x + nodeWidth / 2
  }" y="${y + nodeHeight / 2}">${state === 'none' ? '·' : state}</text></g>`
}

function drawEdge(edge: Edge, places: ReadonlyMap<string, Node>): Html {
  const way = wayOf(edge, places)
  if (way === undefined) return html``
  const walked = edge.steps.length > 0
  return html`<path class="edge${walked ? ' walked' : ''}" d="${way.path}" marker-end="url(#arrow${walked ? '-walked' : ''})"><title>${edge.names.join(
    ', ',
  )}</title></path>`
}

function drawSteps(edge: Edge, places: ReadonlyMap<string, Node>): Html {
  const way = edge.steps.length === 0 ? undefined : wayOf(edge, places)
  if (way === undefined) return html``
  const text = edge.steps.length > 3 ? `${edge.steps[0]}…${edge.steps.at(-1)}` : edge.steps.join(' ')
  const width = 12 + text.length * 7
  return html`<g class="step"><rect x="${way.x - width / 2}" y="${way.y - 9}" width="${width}" height="18" rx="9"/><text x="${way.x}" y="${way.y}">${text}</text></g>`
}

/** The curve of an edge, and its middle. */
function wayOf(
  { from, to }: Edge,
  places: ReadonlyMap<string, Node>,
): { path: string; x: number; y: number } | undefined {
  const start = places.get(from)
  const end = places.get(to)
  if (start === undefined || end === undefined) return undefined
  if (start === end) {
    const middle = start.x + nodeWidth / 2
    return {
      path: `M${middle - 18} ${start.y} C${middle - 26} ${start.y - 26} ${middle + 26} ${start.y - 26} ${middle + 18} ${start.y - 4}`,
      x: middle,
      y: start.y - 19,
    }
  }
  const x1 = start.x + nodeWidth
  const y1 = start.y + nodeHeight / 2
  const x2 = end.x - 5
  const y2 = end.y + nodeHeight / 2
  const bend = Math.max(22, (x2 - x1) * 0.45)
  // One that passes a column on the level of its states keeps clear of them.
  const lift = Math.abs(x2 - x1) > columnStep && Math.abs(y2 - y1) < rowStep / 2 ? -rowStep * 0.62 : 0
  return {
    path: `M${x1} ${y1} C${x1 + bend} ${y1 + lift} ${x2 - bend} ${y2 + lift} ${x2} ${y2}`,
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2 + lift * 0.75,
  }
}

function arrow(id: string, look: string): Html {
  return html`<marker id="${id}" class="${look}" viewBox="0 0 8 8" refX="6" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`
}
