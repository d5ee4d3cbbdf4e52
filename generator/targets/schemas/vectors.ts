/**
 * Conformance vectors: the examples of the spec, for an implementation in any language to run. The README of the package
 * says what each kind asserts.
 */
import type { Command, EventType, Example, ExampleSettings } from '../../model/model.js'

export function commandVectors(settings: ExampleSettings, commands: readonly Command[]) {
  return {
    settings,
    vectors: commands.flatMap((command) =>
      command.examples.map((example) => ({
        id: `${command.id}/${example.name}`,
        command: command.id,
        path: command.path ?? settings.chequePaths[command.pathOption ?? ''] ?? null,
        ...assertion(example),
      })),
    ),
  }
}

export function eventVectors(events: readonly EventType[]) {
  return {
    vectors: events.flatMap((event) =>
      event.examples.map(({ name, title, body, gives }) => ({
        id: `${event.name}/${name}`,
        event: event.name,
        title,
        kind: 'event',
        body,
        gives,
      })),
    ),
  }
}

/** The example without its name, the kind first. */
function assertion({ name: _name, kind, title, ...facts }: Example) {
  return { title, kind, ...facts }
}
