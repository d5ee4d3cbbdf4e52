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
      () => vectorsOf(overlay),
    ),
  )
}

function vectorsOf({ rows }: Overlay) {
  return rows.flatMap(({ id, examples }) =>
    examples.map((example, index) => ({ id: `${id}/${index + 1}`, row: id, ...vectorOf(example) })),
  )
}

function vectorOf(example: OverlayExample) {
  switch (example.kind) {
    case 'request': {
      const { title, method, path, query, body, reads } = example
      return { title, kind: 'reads', method, path, query, body, ...reads }
    }
    case 'answer': {
      const { title, command, answers, gives } = example
      return { title, kind: 'gives', command, answers, gives }
    }
    case 'event': {
      const { title, event, body, gives } = example
      return { title, kind: 'event', event, body, gives }
    }
  }
}
