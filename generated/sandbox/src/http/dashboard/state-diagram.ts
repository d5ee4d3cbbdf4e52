// Copied from templates/sandbox/src/http/dashboard/state-diagram.ts by `npm run generate`. Do not edit: change it there.
import { type Html, html } from '../shared/html.js'
import type { Spot } from './layers.js'
import { bareBox, type Diagram, type Direction, type Picture, pictureOf, sizes } from './picture.js'
import { type Edge, end, start } from './state-graph.js'

const margin = 4

/** Between the end of a line and the box its head points at. */
const headRoom = 5

/** A point along the ranks and across them. */
type Point = readonly [along: number, across: number]

/**
 * The transition table as a picture, with the way a payment took: each step has the number it has in the timeline. Twice: for
 * wide windows and for narrow ones.
 */
export function drawStates(diagram: Diagram): Html {
  return html`${draw(diagram, 'wide')}${draw(diagram, 'tall')}`
}

function draw(diagram: Diagram, direction: Direction): Html {
  const picture = pictureOf(diagram, direction)
  const { layout, links, states, twin, edges } = picture
  const [width, height] = flat([Math.ceil(layout.length), Math.ceil(layout.breadth)], direction)
  const inner = edges.find(({ from, to }) => from === start && to === twin)
  const looks = ['closed', 'open', 'walked']
  // What was walked is drawn last, over all else.
  const drawn = links
    .map((edge) => ({ way: edge, look: lookOf(edge, picture), ...routeOf(edge, picture) }))
    .sort((a, b) => looks.indexOf(a.look) - looks.indexOf(b.look))
  return html`<svg class="states ${direction}" viewBox="${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}" width="${
    width + 2 * margin
  }" height="${height + 2 * margin}" role="img" aria-labelledby="states-${direction}">
<title id="states-${direction}">${describe(diagram)}</title>
<defs>${looks.map((look) => arrow(look, direction))}</defs>
${drawn.map(({ way: edge, look, path }) => drawWay(edge, look, path, direction))}
${states.map((state) => (state === start ? drawStart(diagram, picture, inner) : drawState(state, spotOf(state, picture), diagram, picture)))}
${drawn.map(({ way: edge, middle }) => drawSteps(edge, flat(middle, direction)))}
</svg>`
}

function describe({ timeline, current, machine }: Diagram): string {
  if (current === undefined) return `States: ${machine.states.join(', ')}.`
  const edge = timeline.map(({ to, transition }) => `${to} by ${transition}`)
  return edge.length === 0 ? `The payment is in ${current}.` : `States of the payment: ${edge.join(', then ')}.`
}

/** Across is down where the ranks go to the right, and to the right where they go down. */
function flat([along, across]: Point, direction: Direction): Point {
  return direction === 'wide' ? [along, across] : [across, along]
}

function spotOf(state: string, { layout }: Picture): Spot {
  return layout.boxes.get(state) ?? { begin: 0, end: 0, across: 0 }
}

/** Whether it was gone, can still be, or no longer. */
function lookOf({ from, steps }: Edge, { open, twin }: Picture): string {
  if (steps.length > 0) return 'walked'
  return open.has(from) || (from === start && twin !== undefined && open.has(twin)) ? 'open' : 'closed'
}

/** The line of a way, and where its numbers stand. */
function routeOf({ from, to }: Edge, picture: Picture): { path: string; middle: Point } {
  const { direction, layout } = picture
  const begin = spotOf(from, picture)
  if (from === to) return loopAt(begin, bareBox(from, direction).across, direction)
  const last = spotOf(to, picture)
  const stops = [...(layout.lanes.get(`${from} ${to}`) ?? []), { ...last, begin: last.begin - headRoom }]
  const first = stops[0] ?? last
  const pieces = stops.map((stop, index) => {
    const before = stops[index - 1] ?? begin
    const bend = (before.end + stop.begin) / 2
    const from: Point = [before.end, before.across]
    return `${index === 0 ? 'M' : 'L'}${points(direction, from)} C${points(direction, [bend, before.across], [bend, stop.across], [stop.begin, stop.across])}`
  })
  return { path: pieces.join(' '), middle: [(begin.end + first.begin) / 2, (begin.across + first.across) / 2] }
}

/** Out of a box and back into it, on the side. */
function loopAt(
  { begin, end: past, across }: Spot,
  breadth: number,
  direction: Direction,
): { path: string; middle: Point } {
  const [middle, side] = [(begin + past) / 2, direction === 'wide' ? -1 : 1]
  const edge = across + (side * breadth) / 2
  const far = edge + side * 26
  const reach = direction === 'wide' ? 17 : 9
  const path = `M${points(direction, [middle - reach, edge])} C${points(
    direction,
    [middle - reach - 5, far],
    [middle + reach + 5, far],
    [middle + reach, edge + side * headRoom],
  )}`
  return { path, middle: [middle, edge + side * 18] }
}

function points(direction: Direction, ...all: readonly Point[]): string {
  return all.map((point) => flat(point, direction).map(rounded).join(' ')).join(' ')
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function drawWay({ names }: Edge, look: string, path: string, direction: Direction): Html {
  return html`<path class="edge ${look}" d="${path}" marker-end="url(#${look}-${direction})"><title>${names.join(', ')}</title></path>`
}

function drawSteps({ steps }: Edge, [x, y]: Point): Html {
  if (steps.length === 0) return html``
  const text = steps.length > 3 ? `${steps[0]}…${steps.at(-1)}` : steps.join(' ')
  const width = Math.max(18, 8 + text.length * 7)
  return html`<g class="step"><rect x="${rounded(x - width / 2)}" y="${rounded(y - 9)}" width="${width}" height="18" rx="9"/><text x="${rounded(x)}" y="${rounded(y)}">${text}</text></g>`
}

function drawState(
  state: string,
  spot: Spot,
  { current, tone: status }: Diagram,
  { direction, visited, open }: Picture,
): Html {
  const looks = [visited.has(state) && 'visited', state === current && 'current', open.has(state) && 'open']
  const classes = ['node', status(state), ...looks].filter(Boolean).join(' ')
  const [x, y] = flat([(spot.begin + spot.end) / 2, spot.across], direction)
  if (state === end) return drawDot(x, y, `${classes} end`)
  const { along, across } = bareBox(state, direction)
  const [width, height] = flat([along, across], direction)
  return html`<g class="${classes}"><rect x="${rounded(x - width / 2)}" y="${rounded(y - height / 2)}" width="${width}" height="${height}" rx="9"/><text x="${rounded(x)}" y="${rounded(y)}">${state}</text></g>`
}

function drawDot(x: number, y: number, classes: string): Html {
  return html`<g class="${classes}"><circle cx="${rounded(x)}" cy="${rounded(y)}" r="${sizes.dot / 2 - 1}"/></g>`
}

/** The beginning; with its twin, where it has one, in a frame that the ways of both lead out of. */
function drawStart(diagram: Diagram, picture: Picture, inner: Edge | undefined): Html {
  const { direction, twin, visited } = picture
  const { begin, end: past, across } = spotOf(start, picture)
  const inset = twin === undefined ? 0 : sizes.frame
  const classes = visited.has(start) ? 'node begin visited' : 'node begin'
  const dot = drawDot(...flat([begin + inset + sizes.dot / 2, across], direction), classes)
  if (twin === undefined || inner === undefined) return dot
  const box = bareBox(twin, direction)
  const [left, top] = flat([begin, across - box.across / 2 - inset], direction)
  const [width, height] = flat([past - begin, box.across + 2 * inset], direction)
  const spot = { begin: past - inset - box.along, end: past - inset, across }
  const from: Point = [begin + inset + sizes.dot, across]
  const to: Point = [spot.begin - headRoom, across]
  const look = lookOf(inner, picture)
  return html`<rect class="frame" x="${rounded(left)}" y="${rounded(top)}" width="${rounded(width)}" height="${rounded(height)}" rx="14"/>
${drawWay(inner, look, `M${points(direction, from)} L${points(direction, to)}`, direction)}${dot}${drawState(twin, spot, diagram, picture)}
${drawSteps(inner, flat([begin + inset + sizes.dot + sizes.inFrame / 2 - 2, across], direction))}`
}

function arrow(look: string, direction: Direction): Html {
  return html`<marker id="${look}-${direction}" class="${look}" viewBox="0 0 8 8" refX="4" refY="4" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="9" orient="auto"><path d="M0 0 8 4 0 8z"/></marker>`
}
