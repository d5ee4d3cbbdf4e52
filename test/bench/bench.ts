/** Measures what the project promises about speed and size; every ratio compares two things of this very run. */
import { clientFigures } from './client.js'
import { coldFigures } from './cold.js'
import { type Figure, table } from './figure.js'
import { generateFigures } from './generate.js'
import { inboxFigures } from './inbox.js'
import { notificationFigures } from './notifications.js'
import { protocolFigures } from './protocol.js'
import { receiverFigures } from './receiver.js'
import { sandboxFigures } from './sandbox.js'
import { sandboxDeliveryFigures } from './sandbox-delivery.js'
import { storeFigures } from './store.js'
import { validatorFigures } from './validators.js'

const groups: Readonly<Record<string, () => readonly Figure[] | Promise<readonly Figure[]>>> = {
  protocol: protocolFigures,
  validators: validatorFigures,
  client: clientFigures,
  notifications: notificationFigures,
  receiver: receiverFigures,
  inbox: inboxFigures,
  store: storeFigures,
  sandbox: sandboxFigures,
  'sandbox-delivery': sandboxDeliveryFigures,
  cold: coldFigures,
  generate: generateFigures,
}

const wanted = process.argv.slice(2)
for (const name of wanted) {
  if (!(name in groups)) throw new Error(`no figures named ${name}; there are ${Object.keys(groups).join(', ')}`)
}
const figures: Figure[] = []
for (const [name, measure] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stderr.write(`measuring ${name} …\n`)
  figures.push(...(await measure()))
}
console.log(table(figures))
