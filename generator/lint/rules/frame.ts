import { entriesOf, get, textOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'
import { requestFields } from '../shared/spec-queries.js'

/** Fields named in `frame` of gateway.yaml exist in the messages. */
export const frame: SpecRule = ({ documents: { gateway, events }, commands }, report) => {
  const keys = (node: ReturnType<typeof get>) => entriesOf(node).map(({ key }) => key)
  const found = {
    order: commands.flatMap((command) => requestFields(command).map(({ entry }) => entry.key)),
    reason: commands.flatMap(({ root }) => [
      ...keys(get(root, 'reply', 'attributes')),
      ...keys(get(root, 'reply', 'fields')),
    ]),
    event: keys(get(events.root, 'common')),
  }
  for (const [key, names] of Object.entries(found)) {
    const node = get(gateway.root, 'frame', key)
    const name = textOf(node)
    if (node === undefined || name === undefined || names.includes(name)) continue
    report('dangling-frame', gateway, node, `no message has ${name} there`)
  }
}
