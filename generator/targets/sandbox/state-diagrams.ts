/** The states of payments and cards as the dashboard draws them: where each box stands, and how each line runs. */
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import type { DiagramScope, Model, Transition } from '../../model/model.js'
import { at, type Graph, layOut } from '../shared/lay-out.js'
import type { OutputFile } from '../shared/target.js'

/** All transitions that lead from one state to another. `none`: the beginning; `removed`: the end of what is removed. */
interface Edge {
  readonly from: string
  readonly to: string
  readonly transitions: readonly string[]
}

type Direction = 'wide' | 'tall'

export function stateDiagramsFile(model: Model): OutputFile {
  const path = 'src/generated/state-diagrams.ts'
  const drawings = Object.entries(model.gateway.shown.diagrams).map(([machine, scope]) =>
    drawingOf(machine, scope, model),
  )
  return {
    path,
    from: [drawings],
    async render() {
      const diagrams = await Promise.all(drawings.map(async (one) => [one.machine, await laidOutParts(one)]))
      const module = new Module(path)
      return module
        .add({
          kind: 'const',
          doc: ['The states of payments, by family, and of cards, laid out for wide and for narrow windows.'],
          name: 'stateDiagrams',
          type: module.type('StateDiagrams', 'src/spec/state-diagrams.ts'),
          value: literal(Object.fromEntries(diagrams)),
        })
        .print()
    },
  }
}

/** A life cycle, as a whole or as each family can go through it. */
interface Drawing {
  readonly machine: string
  readonly whole?: readonly Edge[]
  readonly families: readonly (readonly [family: string, edges: readonly Edge[]])[]
}

function drawingOf(machine: string, scope: DiagramScope, { transitions, families, commands }: Model): Drawing {
  const all = transitions.filter((transition) => transition.machine === machine)
  if (scope === 'whole') return { machine, whole: joined(all), families: [] }
  const each = families.map(({ name }) => {
    const moves = commands.flatMap((command) => (command.family.name === name ? command.moves : []))
    return [name, joined(possible(all, new Set(moves)))] as const
  })
  return { machine, families: each.filter(([, edges]) => edges.length > 0) }
}

async function laidOutParts({ whole, families }: Drawing) {
  if (whole !== undefined) return diagramOf(whole)
  const diagrams = await Promise.all(families.map(async ([family, edges]) => [family, await diagramOf(edges)]))
  return Object.fromEntries(diagrams)
}

/** The transitions that an object of a family can take: those of its commands, and those that no command makes. */
function possible(own: readonly Transition[], moves: ReadonlySet<string>): Transition[] {
  if (moves.size === 0) return []
  const made = own.filter(({ id, trigger }) => trigger !== undefined || moves.has(id))
  const reached = new Set(['none', ...made.map(({ to }) => to)])
  return made.map((transition) => ({ ...transition, from: transition.from.filter((state) => reached.has(state)) }))
}

/** A transition that may begin from nothing or from a registered payment is drawn once, from the registered one. */
function joined(transitions: readonly Transition[]): Edge[] {
  const edges = new Map<string, { from: string; to: string; transitions: string[] }>()
  for (const { id, from, to } of transitions) {
    for (const state of from.length > 1 ? from.filter((one) => one !== 'none') : from) {
      const target = to === 'same' ? state : to === 'none' ? 'removed' : to
      const edge = edges.get(`${state} ${target}`) ?? { from: state, to: target, transitions: [] }
      edge.transitions.push(id)
      edges.set(`${state} ${target}`, edge)
    }
  }
  return [...edges.values()]
}

async function diagramOf(edges: readonly Edge[]) {
  return { wide: await laidOut(edges, 'wide'), tall: await laidOut(edges, 'tall') }
}

async function laidOut(edges: readonly Edge[], direction: Direction) {
  const { width = 0, height = 0, children = [], edges: lines = [] } = await layOut(graphOf(edges, direction))
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    states: Object.fromEntries(children.map((child) => [child.id, boxOf(child)])),
    edges: edges.map((edge, index) => ({ ...edge, ...lineOf(lines[index]) })),
  }
}

/** Sizes in pixels: of states, of the dots for begin and end, and of the number of a step. */
const sizes = { height: 34, wide: 128, letter: 7, padding: 20, dot: 14, step: 18 }

const spacings = {
  wide: { 'elk.direction': 'RIGHT', 'elk.spacing.nodeNode': '16', 'elk.layered.spacing.nodeNodeBetweenLayers': '34' },
  // A phone has room for two states beside each other.
  tall: {
    'elk.direction': 'DOWN',
    'elk.spacing.nodeNode': '8',
    'elk.layered.spacing.nodeNodeBetweenLayers': '16',
    'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
    'elk.layered.layering.coffmanGraham.layerBound': '2',
  },
}

function graphOf(edges: readonly Edge[], direction: Direction): Graph {
  const states = [...new Set(edges.flatMap(({ from, to }) => [from, to]))]
  const [width, height] = direction === 'wide' ? [sizes.step, sizes.step] : [sizes.step / 2, sizes.step]
  return {
    options: {
      ...spacings[direction],
      'elk.edgeRouting': 'SPLINES',
      'elk.spacing.edgeNode': '8',
      'elk.spacing.edgeEdge': '6',
      'elk.spacing.edgeLabel': '1',
      'elk.layered.spacing.edgeNodeBetweenLayers': '8',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.edgeLabels.inline': 'true',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
    children: states.map((id) => ({ id, ...sizeOf(id, direction) })),
    edges: edges.map(({ from, to }) => ({
      id: `${from} ${to}`,
      sources: [from],
      targets: [to],
      labels: [{ id: `${from} ${to} step`, text: ' ', width, height }],
    })),
  }
}

function sizeOf(state: string, direction: Direction) {
  if (state === 'none' || state === 'removed') return { width: sizes.dot, height: sizes.dot }
  const width = direction === 'wide' ? sizes.wide : state.length * sizes.letter + sizes.padding
  return { width, height: sizes.height }
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: ElkNode) {
  return { x: at(x), y: at(y), width, height }
}

/** A line as an SVG path, and the middle of its label. */
function lineOf(edge: ElkExtendedEdge | undefined) {
  const [section, label] = [edge?.sections?.[0], edge?.labels?.[0]]
  if (section === undefined || label === undefined) throw new Error('ELK drew no line for a transition.')
  const { startPoint, bendPoints = [], endPoint } = section
  const [start, ...rest] = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${at(x)} ${at(y)}`)
  // Each piece of a spline has three points.
  const line = rest.length % 3 === 0 ? `C${rest.join(' ')}` : `L${rest.join(' ')}`
  const { x = 0, y = 0, width = 0, height = 0 } = label
  return { line: `M${start} ${line}`, step: { x: at(x + width / 2), y: at(y + height / 2) } }
}
