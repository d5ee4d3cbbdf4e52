/** Data of the client's README. */
import { literal } from '../../emit/print/literal.js'
import type { Command, Model } from '../../model/model.js'

export function readme(model: Model): object {
  const first = model.commands.find(({ id }) => id === model.gateway.shown.command)
  return {
    title: model.gateway.name,
    example: first === undefined ? '' : firstCall(first),
    families: model.families.map((family) => ({
      title: family.title,
      summary: family.summary,
      methods: model.commands
        .filter((command) => command.family.name === family.name)
        .map((command) => ({
          call: `gateway.${family.name}.${command.method}`,
          summary: command.summary,
        })),
    })),
  }
}

function firstCall(command: Command): string {
  const example = command.examples.find(({ kind }) => kind === 'call')
  return `await gateway.${command.family.name}.${command.method}(${literal(example?.input ?? {}, 60)})`
}
