import { get } from '../../load/yaml/node.js'
import type { WireType } from '../../model/model.js'
import { resourceSchema } from '../../projections/request-schema.js'
import { refusalsBy } from '../shared/example-runner.js'
import type { ModelRule } from '../shared/rule.js'
import { definitions } from '../shared/spec-queries.js'

/** Only in what the gateway sends, so that no caller could give the sample. */
const receivedOnly = ['timestamp', 'ticks', 'raw']

/** Samples are valid values of their type, judged by the schemas that the validators are compiled from. */
export const samples: ModelRule = (model, spec, report) => {
  const places = definitions(spec, 'type')
  for (const type of model.types) {
    if (receivedOnly.includes(type.base)) continue
    const place = places.get(type.name)
    const [reason] = refusalsBy(schemaOf(type))({ sample: type.sample })
    if (!reason || !place) continue
    const node = get(place.entry.value, 'sample') ?? place.entry.keySpan
    report('bad-sample', place.file, node, `the type does not accept it: ${reason.code}`)
  }
}

function schemaOf(type: WireType) {
  return resourceSchema({
    name: type.name,
    typeName: type.name,
    summary: type.summary,
    decided: [],
    documentary: false,
    fields: [
      {
        name: 'sample',
        summary: type.summary,
        decided: [],
        value: { kind: 'scalar', type },
        presence: 'required',
        clientOnly: false,
      },
    ],
  })
}
