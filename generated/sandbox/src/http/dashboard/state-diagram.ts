// Copied from templates/sandbox/src/http/dashboard/state-diagram.ts by `npm run generate`. Do not edit: change it there.
import type { Box, Edge, StateDiagram, StateLayout } from '../../spec/state-diagrams.js'
import type { TimelineEntry } from '../../store/payment-rows.js'
import { type Html, html } from '../shared/html.js'
import type { StateStatuses } from './state-status.js'

/** What there is to draw. */
export interface Drawn {
  readonly diagram: StateDiagram
  readonly timeline: readonly TimelineEntry[]
  /** The state of the object; undefined: only the table is drawn. */
  readonly current?: string
  readonly statusOf: StateStatuses
}

/** The state before the first transition, and after a removal. */
const start = 'none'
const end = 'removed'

/** Made, still possible, or neither. Transitions that were made are drawn last, over all others. */
const looks = ['closed', 'open', 'walked'] as const
type Look = (typeof looks)[number]

/** An edge with how it looks, and the numbers its steps have in the timeline. */
interface SeenEdge extends Edge {
  readonly look: Look
  readonly steps: readonly number[]
}

/** What the object has been in, and what it can still come to. */
interface Seen {
  readonly visited: ReadonlySet<string>
  readonly open: ReadonlySet<string>
  readonly edges: readonly SeenEdge[]
}

/**
 * The transition table as a picture, with the way a payment took: each step has the number it has in the timeline. Twice: for
 * wide windows and for narrow ones.
 */
export function drawStates(drawn: Drawn): Html {
  return html`${draw(drawn, 'wide')}${draw(drawn, 'tall')}`
}

function draw(drawn: Drawn, direction: keyof StateDiagram): Html {
  const layout = drawn.diagram[direction]
  const seen = see(layout, drawn)
  const { width, height, states } = layout
  return html`<svg class="states ${direction}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="states-${direction}">
<title id="states-${direction}">${describe(drawn, layout)}</title>
<defs>${looks.map((look) => arrow(look, direction))}</defs>
${seen.edges.map((edge) => drawEdge(edge, direction))}
${Object.entries(states).map(([state, box]) => drawState(state, box, drawn, seen))}
${seen.edges.map(drawSteps)}
</svg>`
}

function describe({ timeline, current }: Drawn, { states }: StateLayout): string {
  if (current === undefined) return `States: ${Object.keys(states).filter(isNamed).join(', ')}.`
  const steps = timeline.map(({ to, transition }) => `${to} by ${transition}`)
  return steps.length === 0 ? `The payment is in ${current}.` : `States of the payment: ${steps.join(', then ')}.`
}

function see({ edges }: StateLayout, { timeline, current }: Drawn): Seen {
  const open = reachable(edges, current ?? start)
  const visited = new Set(timeline.flatMap(({ from, to }) => [from, to]))
  const [onlyBeginning, another] = edges.filter(({ from }) => from === start)
  const seen = edges.map((edge): SeenEdge => {
    const steps = timeline.flatMap((entry, index) => (isStep(entry, edge) ? [index + 1] : []))
    // A payment that began with another transition also took the only line out of the start.
    const passed = edge === onlyBeginning && another === undefined && timeline.length > 0
    return { ...edge, steps, look: steps.length > 0 || passed ? 'walked' : open.has(edge.from) ? 'open' : 'closed' }
  })
  return { visited, open, edges: seen.sort((a, b) => looks.indexOf(a.look) - looks.indexOf(b.look)) }
}

/** Transitions that begin a payment are drawn from the state of a registered one. */
function isStep(entry: TimelineEntry, { from, to, transitions }: Edge): boolean {
  const target = entry.to === start ? end : entry.to
  return target === to && (entry.from === from || entry.from === start) && transitions.includes(entry.transition)
}

/** All states one can still come to. */
function reachable(edges: readonly Edge[], from: string): Set<string> {
  const found = new Set([from])
  // Iterating over a Set also visits what is added meanwhile.
  for (const state of found) for (const edge of edges) if (edge.from === state) found.add(edge.to)
  return found
}

function drawEdge({ line, look, transitions }: SeenEdge, direction: string): Html {
  return html`<path class="edge ${look}" d="${line}" marker-end="url(#${look}-${direction})"><title>${transitions.join(', ')}</title></path>`
}

function drawSteps({ steps, step: { x, y } }: SeenEdge): Html {
  if (steps.length === 0) return html``
  const text = steps.length > 3 ? `${steps[0]}…${steps.at(-1)}` : steps.join(' ')
  const width = Math.max(18, 8 + text.length * 7)
  return html`<g class="step"><rect x="${x - width / 2}" y="${y - 9}" width="${width}" height="18" rx="9"/><text x="${x}" y="${y}">${text}</text></g>`
}

function drawState(
  state: string,
  { x, y, width, height }: Box,
  { current, statusOf }: Drawn,
  { visited, open }: Seen,
): Html {
  const marks = [visited.has(state) && 'visited', state === current && 'current', open.has(state) && 'open']
  const [middle, centre] = [x + width / 2, y + height / 2]
  if (!isNamed(state)) {
    const classes = ['node', state === start ? 'begin' : 'end', ...marks].filter(Boolean).join(' ')
    return html`<g class="${classes}"><circle cx="${middle}" cy="${centre}" r="${width / 2 - 1}"/></g>`
  }
  const classes = ['node', statusOf(state), ...marks].filter(Boolean).join(' ')
  return html`<g class="${classes}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9"/><text x="${middle}" y="${centre}">${state}</text></g>`
}

function isNamed(state: string): boolean {
  return state !== start && state !== end
}

function arrow(look: Look, direction: string): Html {
  return html`<marker id="${look}-${direction}" class="${look}" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`
}
