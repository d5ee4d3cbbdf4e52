/** Vectors of what is known beyond the document, for each row, in both directions. */
import type { Model, Overlay, OverlayExample } from '../../model/model.js'
import type { OutputFile } from '../shared/target.js'
import { formatVersion, idOf } from './ids.js'
import { listFile } from './json-file.js'

export function overlayFiles({ overlays, gateway }: Model): OutputFile[] {
  return overlays.map((overlay) =>
    listFile(
      `overlays/${overlay.name}.json`,
      [overlay, gateway.examples],
      () => ({ $schema: idOf('vectors'), formatVersion, overlay: overlay.name, settings: gateway.examples }),
      () => overlayVectors(overlay),
    ),
  )
}

/** The examples of its rows, each by the row and its place there. */
export function overlayVectors({ rows }: Overlay) {
  return rows.flatMap(({ id, examples }) =>
    examples.flatMap((example, index) => {
      const head = { id: `${id}/${index + 1}`, row: id, title: example.title }
      return [{ ...head, ...received(example) }, ...sent(head, example)]
    }),
  )
}

/** What the gateway reads of it, or a client. */
function received(example: OverlayExample) {
  switch (example.kind) {
    case 'request': {
      const { method, path, query, body, reads } = example
      return { kind: 'reads', method, path, query, body, ...reads }
    }
    case 'answer': {
      const { command, answers, gives } = example
      return { kind: 'gives', command, answers, gives }
    }
    case 'event': {
      const { event, body, gives } = example
      return { kind: 'event', event, body, gives }
    }
  }
}

/** The same for the client that sends it. */
function sent(head: { readonly id: string }, example: OverlayExample) {
  if (example.kind !== 'request' || example.input === undefined || example.reads === undefined) return []
  const { input, body, reads } = example
  return [{ ...head, id: `${head.id}/sends`, kind: 'sends', command: reads.command, input, sends: body }]
}
