/** Commands that overlays add, as far as they are new to their family. One that is like another of its own family is that one under a further name. */
import type { AddedCommand, Command, Field, Model, Overlay } from '../model/model.js'

export interface FurtherCommand extends Command {
  readonly like: Command
}

/** Each as if the document had it: with the request, the reply and the type names of the command it is like. */
export function furtherCommands({ rows, name }: Overlay, { commands, families }: Model): FurtherCommand[] {
  return rows.flatMap((row) =>
    row.commands.flatMap((added) => {
      const [familyName = '', localId = ''] = added.id.split('.')
      const like = commands.find(({ id }) => id === added.like)
      const family = families.find((one) => one.name === familyName)
      if (like === undefined || family === undefined || like.family.name === familyName) return []
      const { path, id } = added
      const parameters = like.parameters.map(carried(added))
      const source = `row ${row.id} of the overlay ${name}`
      return [
        {
          ...like,
          like,
          id,
          family,
          localId,
          path,
          parameters,
          description: row.summary,
          source,
          decided: row.decided,
        },
      ]
    }),
  )
}

/** Key carries the name of the merchant that the overlay says. */
function carried({ credential }: AddedCommand): (field: Field) => Field {
  return (field) => (credential !== undefined && field.from === 'key' ? { ...field, from: credential } : field)
}
