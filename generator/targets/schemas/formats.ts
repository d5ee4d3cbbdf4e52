/** JSON Schemas of the files themselves: model.json and the vector files. */
import { readProjectFile } from '../shared/project-files.js'
import type { OutputFile } from '../shared/target.js'
import { idOf } from './ids.js'
import { jsonFile } from './json-file.js'

export const formatFiles: readonly OutputFile[] = ['model', 'vectors'].map((name) => {
  const text = readProjectFile(`templates/schemas/formats/${name}.json`)
  return jsonFile(`json-schema/${name}.json`, [text], () => {
    const schema: unknown = JSON.parse(text)
    if (typeof schema !== 'object' || schema === null) throw new TypeError(`${name}.json is no schema.`)
    return { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: idOf(name), ...schema }
  })
})
