import { jsonWords } from '../../model/json-words.js'
import type { Json, Model, OverlayExample } from '../../model/model.js'
import { about, decisions, type Row, section, type Topic } from './topic.js'

const evidence = {
  recorded: 'recorded from the gateway',
  tested: "tested by a client against the gateway's test environment",
  sdk: 'always sent by an official SDK',
  weak: 'weak: one source',
}

/** A topic for each row of each overlay, and one for the overlay. */
export function overlayTopics(model: Model): Topic[] {
  return model.overlays.flatMap((overlay) => [
    {
      kind: 'overlay',
      name: overlay.name,
      blocks: () => [
        ...about(overlay),
        ...section(
          'Rows',
          overlay.rows.map(({ id, summary }): Row => [id, summary]),
        ),
      ],
    },
    ...overlay.rows.map(
      (row): Topic => ({
        kind: `row of the overlay ${overlay.name}`,
        name: row.id,
        blocks: () => [
          ...about(row),
          `Evidence: ${row.evidence.map((one) => evidence[one]).join('; ')}.`,
          ...section('Differs', Object.entries(row.effects).map(effectRow)),
          ...section('On the wire', row.examples.map(exampleRow)),
          ...decisions(row.decided, model.unspecified),
        ],
      }),
    ),
  ])
}

function effectRow([name, value]: [string, Json]): Row {
  return [name, jsonWords(value)]
}

function exampleRow(example: OverlayExample): Row {
  if (example.kind === 'answer') return [example.title, example.answers]
  if (example.kind === 'event') return [example.title, example.body]
  const { title, method, path, query, body } = example
  return [title, `${method} ${path}${query === '' ? '' : `?${query}`} ${body}`.trim()]
}
