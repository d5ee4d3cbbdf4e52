/** What the sandbox's engine knows of the gateway, except the commands. */
import { Code } from '../../emit/print/code.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import type { EventType, Field, Limit, Machine, Model, StepFailure, TestCard, Transition } from '../../model/model.js'
import { roleLimits } from '../../projections/role-limits.js'
import type { OutputFile } from '../shared/target.js'

export function gatewaySpecFile(model: Model): OutputFile {
  const path = 'src/generated/gateway-spec.ts'
  const data = {
    machines: Object.fromEntries(model.machines.map((machine) => [machine.name, machineOf(machine, model)])),
    emissions: Object.fromEntries(
      model.emissions.map(({ id, operation, family, success, failure }) => [
        id,
        { operation, family, success, failure },
      ]),
    ),
    events: Object.fromEntries(model.events.map((event) => [event.name, sentFields(event, model.commonEventFields)])),
    testCards: Object.fromEntries(model.testCards.map((card) => [card.name, cardOf(card)])),
    errors: Object.fromEntries(
      model.errors.map(({ code }) => [code, { technical: model.sandbox.technical.includes(code) }]),
    ),
    precedence: model.sandbox.checks,
    lenient: Object.entries(model.sandbox.lenient).flatMap(([tolerance, isOn]) => (isOn ? [tolerance] : [])),
    limits: roleLimits(model.limits),
    ...(model.gateway.docs !== undefined && { docs: model.gateway.docs }),
    defaults: model.gateway.examples,
  }
  return {
    path,
    from: [data],
    render() {
      const module = new Module(path)
      const type = module.type('GatewaySpec', 'src/spec/gateway-spec.ts')
      const commands = module.value('commands', 'src/generated/commands.ts')
      const overlays = module.value('overlays', 'src/generated/overlays.ts')
      const references = {
        commands: new Code(commands),
        diagrams: new Code('() =>', "import('./state-diagrams.js').then(({ stateDiagrams }) => stateDiagrams)"),
        overlays: new Code(overlays),
      }
      return module
        .add({
          kind: 'const',
          doc: [
            'What the engine knows of the gateway.',
            example(`const limit = gatewaySpec.limits.${Object.keys(data.limits)[0]}`),
          ],
          name: 'gatewaySpec',
          type,
          value: literal({ ...references, ...data }),
        })
        .print()
    },
  }
}

function machineOf({ name, illegal }: Machine, { states, transitions }: Model) {
  return {
    illegal,
    states: states.filter(({ machine }) => machine === name).map((state) => state.name),
    transitions: Object.fromEntries(
      transitions.filter(({ machine }) => machine === name).map((transition) => [transition.id, rowOf(transition)]),
    ),
  }
}

function rowOf({ from, to, outcome, error, trigger }: Transition) {
  return { from, to, outcome, error, trigger }
}

/** A sandbox sends the fields that are listed for the event, and no optional extras. */
function sentFields({ fields }: EventType, common: readonly Field[]): string[] {
  return [...common, ...fields].filter(({ presence }) => presence !== 'not-shown').map(({ name }) => name)
}

function cardOf({ name, number, summary, behaviour, limits }: TestCard) {
  const { cvv, threeDS, steps } = behaviour
  const failing = Object.entries(steps).map(([step, failure]) => [step, stepOf(failure, limits)])
  return { name, number, summary, cvv, threeDS, steps: Object.fromEntries(failing) }
}

function stepOf({ error, when, after }: StepFailure, limits: TestCard['limits']) {
  return {
    error,
    above: when === undefined ? undefined : single(limits[when]),
    after: after === undefined ? undefined : inMilliseconds(limits[after]),
  }
}

function single(limit: Limit | undefined): number {
  if (limit?.value === undefined) throw new Error(`The sandbox needs the limit ${limit?.name} to be a single number.`)
  return limit.value
}

const units: Readonly<Record<string, number>> = { seconds: 1000, minutes: 60_000 }

function inMilliseconds(limit: Limit | undefined): number {
  return single(limit) * (units[limit?.unit ?? ''] ?? Number.NaN)
}
