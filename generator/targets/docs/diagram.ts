/** Draws states and transitions, laid out by ELK. */
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'
import type { Command, Transition } from '../../model/model.js'
import { at, type Graph, layOut } from '../shared/lay-out.js'

export interface Drawing {
  readonly title: string
  readonly nodes: readonly DrawnNode[]
  readonly edges: readonly DrawnEdge[]
}

interface DrawnNode {
  readonly id: string
  readonly label: string
  /** Start and end are drawn as dots without a name. */
  readonly kind: 'state' | 'dot'
}

interface DrawnEdge {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly label: readonly Line[]
}

/** Pieces of text one after another. */
type Line = readonly Piece[]

interface Piece {
  readonly text: string
  readonly href?: string
}

const font = { size: 12, width: 6.4, line: 16 }
const state = { height: 34, padding: 16 }
const dot = 14
/** Characters of a line before it is broken. */
const lineLength = 26

/** Link to the page of a command. */
type HrefOf = (command: Command) => string

/**
 * Draws states, the transitions between them, and the commands that make them.
 *
 * @param commands those that are named; when it is one, the answers it gives are named instead
 */
export function drawingOf(
  title: string,
  transitions: readonly Transition[],
  commands: readonly Command[],
  hrefOf: HrefOf,
): Drawing {
  const first = firstState(transitions)
  const edges = new Map<string, { from: string; to: string; by: Set<Command>; further: Set<string> }>()
  const add = (from: string, to: string) => {
    const id = `${from} ${to}`
    const edge = edges.get(id) ?? { from, to, by: new Set(), further: new Set() }
    edges.set(id, edge)
    return edge
  }
  for (const { from, to, by, trigger, outcome } of transitions) {
    for (const start of startsOf(from, first)) {
      const edge = add(start === 'none' ? begin : start, to === 'same' ? start : to === 'none' ? end : to)
      if (trigger !== undefined) edge.further.add(trigger === 'clock' ? 'time' : 'the gateway')
      if (commands.length === 1) edge.further.add(outcome === undefined ? '' : `answer ${outcome}`)
      else for (const command of commands) if (by.includes(command.id)) edge.by.add(command)
    }
    if (first !== undefined && from.includes('none') && from.includes(first))
      add(begin, first).further.add('or at once')
  }
  const names = new Set([...edges.values()].flatMap(({ from, to }) => [from, to]))
  return {
    title,
    nodes: [...names].map((id) => ({ id, label: id, kind: id === begin || id === end ? 'dot' : 'state' })),
    edges: [...edges].map(([id, { from, to, by, further }]) => ({
      id,
      from,
      to,
      label: [...linesOf([...by], hrefOf), ...[...further].filter(Boolean).map((text) => [{ text }])],
    })),
  }
}

const begin = '(begin)'
const end = '(end)'

/**
 * The state of something that is registered and not processed yet. Where a transition may begin there or from nothing,
 * only this state is drawn.
 */
function firstState(transitions: readonly Transition[]): string | undefined {
  const made = new Set(transitions.filter(({ from }) => from.join() === 'none').map(({ to }) => to))
  return transitions.flatMap(({ from }) => (from.includes('none') ? from : [])).find((name) => made.has(name))
}

/**
 * The states where a transition is drawn to begin: one line instead of two, from nothing and from the registered state.
 */
function startsOf(from: readonly string[], first: string | undefined): readonly string[] {
  if (!from.includes('none')) return from
  return first === undefined ? ['none'] : from.filter((name) => name !== 'none' || from.length === 1)
}

/** `API Pay, MPPay` and `InPay PayPage`: a family begins a line, and a long line is broken. */
function linesOf(commands: readonly Command[], hrefOf: HrefOf): Line[] {
  const lines: Piece[][] = []
  let family = ''
  for (const command of commands) {
    const piece = { text: command.localId, href: hrefOf(command) }
    const line = lines.at(-1)
    if (command.family.title !== family) lines.push([{ text: `${command.family.title} ` }, piece])
    else if (line === undefined || lengthOf(line) + piece.text.length > lineLength) lines.push([piece])
    else line.push({ text: ', ' }, piece)
    family = command.family.title
  }
  return lines
}

function lengthOf(line: Line): number {
  return line.reduce((length, { text }) => length + text.length, 0)
}

/** The drawing as SVG. Colours are the reader's: the text's own colour in all strengths. */
export async function renderDrawing(drawing: Drawing): Promise<string> {
  const graph = await layOut(graphOf(drawing))
  const width = Math.ceil(graph.width ?? 0)
  const height = Math.ceil(graph.height ?? 0)
  const edges = (graph.edges ?? []).map((edge) => drawEdge(edge, drawing))
  const nodes = (graph.children ?? []).map((node) => drawNode(node, drawing))
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(drawing.title)}" font-family="system-ui, sans-serif" font-size="${font.size}" fill="currentColor" color="#57606a">`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>',
    ...edges,
    ...nodes,
    '</svg>',
  ].join('\n')}\n`
}

function graphOf({ nodes, edges }: Drawing): Graph {
  return {
    options: {
      'elk.direction': 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.spacing.nodeNode': '36',
      'elk.spacing.edgeNode': '24',
      'elk.spacing.edgeEdge': '14',
      'elk.spacing.edgeLabel': '6',
      'elk.layered.spacing.nodeNodeBetweenLayers': '36',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.edgeLabels.inline': 'false',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
    children: nodes.map(({ id, label, kind }) =>
      kind === 'dot'
        ? { id, width: dot, height: dot }
        : { id, width: Math.ceil(label.length * 7.4) + 2 * state.padding, height: state.height },
    ),
    edges: edges.map(({ id, from, to, label }) => ({
      id,
      sources: [from],
      targets: [to],
      labels: [
        {
          id: `${id} label`,
          text: ' ',
          width: Math.ceil(Math.max(...label.map(lengthOf), 0) * font.width),
          height: label.length * font.line,
        },
      ],
    })),
  }
}

function drawNode({ id, x = 0, y = 0, width = 0, height = 0 }: ElkNode, { nodes }: Drawing): string {
  const found = nodes.find((node) => node.id === id)
  const [middle, centre] = [x + width / 2, y + height / 2]
  if (found?.kind === 'dot') {
    const ring =
      id === '(end)' ? `<circle cx="${at(middle)}" cy="${at(centre)}" r="6.5" fill="none" stroke="currentColor"/>` : ''
    return `${ring}<circle cx="${at(middle)}" cy="${at(centre)}" r="${ring === '' ? 6 : 3.5}"/>`
  }
  return [
    `<g class="state"><rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="8" fill="currentColor" fill-opacity="0.1" stroke="currentColor"/>`,
    `<text x="${at(middle)}" y="${at(centre + 4)}" text-anchor="middle" font-weight="600" font-size="13">${escaped(found?.label ?? id)}</text></g>`,
  ].join('')
}

function drawEdge({ id, sections = [], labels = [] }: ElkExtendedEdge, { edges }: Drawing): string {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
  const words = edges.find((edge) => edge.id === id)?.label ?? []
  const [label] = labels
  const lines = words.map((line, index) => {
    const y = (label?.y ?? 0) + index * font.line + font.size
    return `<text x="${at(label?.x ?? 0)}" y="${at(y)}">${line.map(drawPiece).join('')}</text>`
  })
  return `<path d="${pathOf(points)}" fill="none" stroke="currentColor" marker-end="url(#arrow)"/>${lines.join('')}`
}

function drawPiece({ text, href }: Piece): string {
  return href === undefined ? escaped(text) : `<a href="${escaped(href)}">${escaped(text)}</a>`
}

function pathOf(points: readonly ElkPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
