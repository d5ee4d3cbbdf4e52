/** The overlays, and the JSON Schema of the language they are written in. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import type { Json, Model } from '../../model/model.js'
import { isList, isObject, overlaySchema } from '../shared/overlay-schema.js'
import type { OutputFile } from '../shared/target.js'

export function overlaysFile({ overlays }: Model): OutputFile {
  const path = 'src/generated/overlays.ts'
  const data = Object.fromEntries(
    overlays.map(({ name, summary, over, rows }) => [
      name,
      {
        summary,
        over,
        rows: Object.fromEntries(
          rows.map(({ id, summary, evidence, effects }) => [id, { summary, evidence, ...effects }]),
        ),
      },
    ]),
  )
  return {
    path,
    from: [data],
    render() {
      const module = new Module(path)
      const type = module.type('Overlay', 'src/spec/overlay.ts')
      return module
        .add({
          kind: 'const',
          doc: ['What is known of the gateway beyond the document, by the name of the profile it gives.'],
          name: 'overlays',
          type: `Readonly<Record<string, ${type}>>`,
          value: literal(data, 0, 0),
        })
        .print()
    },
  }
}

const { title: _title, ...untitled } = overlaySchema

/**
 * The part of the schema that the sandbox uses. Keys that are names, and values of several kinds, are checked when they
 * are looked up.
 */
function checkable(value: Json): Json {
  if (isList(value)) return value.map(checkable)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(
    ([name, inner]) => name !== 'propertyNames' && !(name === 'type' && isList(inner)),
  )
  return Object.fromEntries(kept.map(([name, inner]) => [name, checkable(inner)]))
}

export const overlaySchemaFile: OutputFile = {
  path: 'src/overlay-schema.ts',
  from: [overlaySchema],
  render() {
    const path = 'src/overlay-schema.ts'
    const module = new Module(path)
    const type = module.type('ConfigSchema', 'src/world/settings-schema.ts')
    return module
      .add({
        kind: 'const',
        doc: ['What an overlay file looks like.'],
        name: 'overlaySchema',
        type,
        value: literal(checkable(untitled), 0, 0),
      })
      .print()
  },
}
