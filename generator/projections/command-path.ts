/** Where commands are sent, also those whose path the document does not show. */
import type { Command, ExampleSettings } from '../model/model.js'

/** The name under which an option of the client gives the path: the last word of `chequePaths.create`. */
export function pathName({ pathOption }: Command): string | undefined {
  return pathOption?.split('.').at(-1)
}

/** The path, or the one that examples are played with; undefined where there is neither. */
export function pathOf(command: Command, { chequePaths }: ExampleSettings): string | undefined {
  return command.path ?? chequePaths[pathName(command) ?? '']
}
