/** What `init` writes: settings of the sandbox, and a shop to start from. */
import type { Model, TestCard } from '../../model/model.js'
import { readTemplate, renderText } from '../shared/project-files.js'
import type { OutputFile } from '../shared/target.js'

export function starterFiles({ gateway, testCards }: Model): OutputFile[] {
  const cards = testCards.map(({ number, summary }: TestCard) => ({ number, summary }))
  const data = { ...gateway.examples, card: cards[0], cards }
  return [
    file('starter/card-gateway-sandbox.yaml', 'sandbox.starter-settings', data),
    file('starter/shop.mjs', 'sandbox.starter-shop', data),
  ]
}

function file(path: string, name: string, data: object): OutputFile {
  const template = readTemplate(name)
  return { path, from: [template, data], render: () => renderText(template, data) }
}
