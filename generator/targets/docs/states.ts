/** One page for each state machine, and their index. */
import type { Machine, Model } from '../../model/model.js'
import { Links, machinePath, machineWords } from './links.js'
import { code, sentence, table } from './markdown.js'
import type { Page } from './page.js'
import { transitionTable } from './transitions.js'

export function statePages(model: Model): Page[] {
  return model.machines.map((machine) => statePage(machine, model))
}

export function stateIndex(model: Model): Page {
  const path = 'states/README.md'
  const links = new Links(model, path)
  return {
    path,
    title: 'States',
    summary: 'The life of a payment, of a registered card and of a confirmation code.',
    keywords: ['status', 'life cycle', 'transitions', 'diagram'],
    template: 'states',
    data: () => ({
      table: table(
        ['Of', 'States', 'What it tells'],
        model.machines.map((machine) => [
          links.machine(machine.name),
          statesOf(machine, model)
            .map(({ name }) => code(name))
            .join(', '),
          links.prose(machine.summary),
        ]),
      ),
    }),
  }
}

function statePage(machine: Machine, model: Model): Page {
  const path = machinePath(machine)
  const links = new Links(model, path)
  const states = statesOf(machine, model)
  return {
    path,
    title: `States of a ${machineWords(machine.name)}`,
    summary: machine.summary,
    keywords: ['status', 'diagram', 'transitions', ...states.map(({ name }) => name)],
    template: 'state',
    source: 'spec/states.yaml',
    data: () => ({
      says: links.about(machine),
      diagram: `![States of a ${machineWords(machine.name)} and the commands between them](${path.replace(/^.*\/(.*)\.md$/, '$1.svg')})`,
      states: states.map((state) => ({
        name: state.name,
        wire: state.parameter === undefined ? code(state.name) : code(`${state.name}(${state.parameter})`),
        says: links.about(state),
        source: links.provenance(state),
      })),
      transitions: transitionTable(
        model.transitions.filter((transition) => transition.machine === machine.name),
        model,
        links,
      ),
      illegal: `A command that the current state forbids is answered with ${links.error(machine.illegal)} and changes nothing.`,
      source: sentence(links.provenance(machine)),
    }),
  }
}

function statesOf({ name }: Machine, { states }: Model) {
  return states.filter(({ machine }) => machine === name)
}
