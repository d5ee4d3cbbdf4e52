/** JSON Schemas of the files themselves: model.json, the vector files, and overlays of one's own. */
import { overlaySchema } from '../shared/overlay-schema.js'
import { readProjectFile } from '../shared/project-files.js'
import type { OutputFile } from '../shared/target.js'
import { idOf } from './ids.js'
import { jsonFile } from './json-file.js'
import { withPortablePatterns } from './portable.js'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

export const formatFiles: readonly OutputFile[] = [
  ...['model', 'vectors'].map((name) => {
    const text = readProjectFile(`templates/schemas/formats/${name}.json`)
    return jsonFile(`json-schema/${name}.json`, [text], () => {
      const schema: unknown = JSON.parse(text)
      if (typeof schema !== 'object' || schema === null) throw new TypeError(`${name}.json is no schema.`)
      return { $schema: dialect, $id: idOf(name), ...schema }
    })
  }),
  jsonFile('json-schema/overlay.json', [overlaySchema], () => ({
    $schema: dialect,
    $id: idOf('overlay'),
    ...withPortablePatterns(overlaySchema),
  })),
]
