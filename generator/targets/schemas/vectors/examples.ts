/** The examples of the spec as vectors. */
import { ExampleRunner } from '../../../lint/shared/example-runner.js'
import type { Command, EventType, Example, Model } from '../../../model/model.js'
import { pathOf as pathInExamples } from '../../../projections/command-path.js'

export function commandVectors(model: Model, family: string) {
  return model.commands
    .filter((command) => command.family.name === family)
    .flatMap((command) => {
      const runner = new ExampleRunner(command, model)
      return command.examples.map((example) => ({
        id: `${command.id}/${example.name}`,
        command: command.id,
        path: pathOf(command, model),
        ...assertion(example),
        ...(example.kind === 'refused' && { reasons: runner.refusals(example.input) }),
      }))
    })
}

/** What the examples of commands show, without what follows from the rest of the spec. */
export function commandExamples({ commands }: Model) {
  return commands.flatMap(({ id, examples }) =>
    examples.map((example) => ({ id: `${id}/${example.name}`, ...assertion(example) })),
  )
}

export function eventVectors(events: readonly EventType[]) {
  return events.flatMap((event) =>
    event.examples.map(({ name, title, body, gives }) => ({
      id: `${event.name}/${name}`,
      event: event.name,
      title,
      kind: 'event',
      body,
      gives,
    })),
  )
}

/** Where a command is sent; that of a cheque is the one of the settings. */
export function pathOf(command: Command, { gateway }: Model): string | null {
  return pathInExamples(command, gateway.examples) ?? null
}

/** The example without its name, the kind first. */
function assertion({ name: _name, kind, title, ...facts }: Example) {
  return { title, kind, ...facts }
}
