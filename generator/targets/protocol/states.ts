/** The states of each machine, and the table of transitions. */
import type { Declaration } from '../../emit/print/declarations.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { constant, example } from '../../emit/types/examples.js'
import { documentedDoc } from '../../emit/types/field-docs.js'
import { pascalCase } from '../../lib/letter-case.js'
import type { Machine, Model, State, Transition, WireType } from '../../model/model.js'
import { reportingTypes } from '../../projections/reported-states.js'
import type { OutputFile } from '../shared/target.js'

export function statesFile({ machines, states, transitions, types }: Model): OutputFile {
  const path = 'src/states.ts'
  return {
    path,
    source: 'spec/states.yaml',
    from: [machines, states, transitions, machines.map((machine) => reportingTypes(machine, types))],
    render() {
      const module = new Module(path)
      return module
        .add(
          ...machines.flatMap((machine) => machineTypes(machine, states, reportingTypes(machine, types), module)),
          ...transitionTable(
            transitions,
            machines.map(({ name }) => name),
          ),
        )
        .print()
    },
  }
}

/** Names of a machine's states; where the gateway reports them also the text it sends, and its reader. */
function machineTypes(
  { name: machine }: Machine,
  all: readonly State[],
  types: readonly WireType[],
  module: Module,
): Declaration[] {
  const states = all.filter((state) => state.machine === machine)
  const type = `${pascalCase(machine)}State`
  const name = `${type}Name`
  const names: Declaration = {
    kind: 'type',
    doc: [`States of the ${machine} machine.`, constant('state', name, states[0]?.name)],
    name,
    type: states.map((state) => ({
      doc: state.summary,
      type: literal(state.name),
    })),
  }
  if (types.length === 0) return [names]
  const create = module.value('createStateParser', 'src/state-parser.ts')
  const parametrised = states.filter(({ parameter }) => parameter !== undefined).map((state) => state.name)
  const text = parametrised.length > 0 ? `${parametrised[0]}(T2)` : states[0]?.name
  const plain =
    parametrised.length === 0 ? name : `Exclude<${name}, ${parametrised.map((each) => literal(each)).join(' | ')}>`
  return [
    names,
    {
      kind: 'type',
      doc: [...types.flatMap((type) => documentedDoc(type)), constant('reported', type, text)],
      name: type,
      type: [plain, ...parametrised.map((each) => `\`${each}(\${string})\``), '(string & {})'].map((type) => ({
        type,
      })),
    },
    {
      kind: 'const',
      doc: [
        `Reads a ${machine} status: its documented name, and the parameter in its brackets where it has one. Throws nothing; a status that is not documented has the kind \`unknown\`.`,
        example(
          `const state = parse${type}(${literal(text)})`,
          "const name = state.kind === 'known' ? state.name : state.raw",
        ),
      ],
      name: `parse${type}`,
      value: `/* @__PURE__ */ ${create}(${literal(states.map((state) => state.name))}, ${literal(parametrised)})`,
    },
  ]
}

function transitionTable(transitions: readonly Transition[], machines: readonly string[]): Declaration[] {
  const rows = transitions.map(({ machine, id, from, to }) => ({
    machine,
    id,
    from,
    to,
  }))
  return [
    {
      kind: 'interface',
      doc: [
        'One way from state to state.',
        example('const describe = ({ from, to }: TransitionRow) => `${from} to ${to}`'),
      ],
      name: 'TransitionRow',
      properties: [
        {
          doc: ['What it is about.'],
          name: 'machine',
          type: machines.map((each) => literal(each)).join(' | '),
        },
        { doc: ['Its name in the spec.'], name: 'id', type: 'string' },
        {
          doc: ['States it starts from; `none` is the absence of the object.'],
          name: 'from',
          type: 'readonly string[]',
        },
        {
          doc: ['State it ends in; `none` removes the object, `same` leaves the state.'],
          name: 'to',
          type: 'string',
        },
      ],
    },
    {
      kind: 'const',
      doc: [
        'Every documented or decided transition.',
        'Source: States and transitions.',
        example(`const first = transitions.filter(({ machine }) => machine === ${literal(machines[0])})`),
      ],
      name: 'transitions',
      type: 'readonly TransitionRow[]',
      value: literal(rows, 60),
    },
  ]
}
