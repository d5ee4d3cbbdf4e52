import { Module, reExport } from '../../emit/typescript.js'
import type { Model } from '../../model/model.js'
import { packageUnits, scope } from '../package.js'
import type { Target, Unit } from '../target.js'
import { handlersUnit } from './handlers.js'
import { operationsUnit } from './operations.js'
import { secretsUnit } from './secrets.js'

const protocol = `${scope}/protocol`

/** What receives notifications: decoder, receiver, inbox. */
export const notifications: Target = {
  name: 'notifications',
  emit: (model) => [
    decodeUnit,
    handlersUnit(model),
    operationsUnit(model),
    secretsUnit(model),
    indexUnit(model),
    ...packageUnits({
      name: 'notifications',
      description: `Decoder and receiver for the notifications of the ${model.gateway.name}.`,
      keywords: ['payments', 'gateway', 'notifications', 'webhooks', 'inbox'],
      uses: ['protocol'],
      readme: { events: model.events.length },
    }),
  ],
}

/** Binds the hand-written half to the tables of events. */
const decodeUnit: Unit = {
  path: 'src/decode.ts',
  from: [],
  render() {
    const module = new Module('src/decode.ts')
    const events = module.value('eventDescriptors', protocol)
    const common = module.value('commonEventFields', protocol)
    const secrets = module.value('secrets', 'src/secrets.ts')
    const operations = module.value('operations', 'src/operations.ts')
    const bound = (factory: string, file: string, tables: string) => `${module.value(factory, file)}(${tables})`
    const plain = `{ events: ${events}, common: ${common} }`
    return module
      .add(
        {
          kind: 'const',
          doc: [
            'Reads the body of a notification: one of the documented events, or one of an unknown name. Nothing in it proves who sent it.',
            '@throws NotificationError when it cannot be read, with the place and never a value; repeating it cannot help',
          ],
          name: 'decodeNotification',
          type: module.type('DecodeNotification', 'src/decode-notification.ts'),
          value: bound(
            'createNotificationDecoder',
            'src/decode-notification.ts',
            `{ events: ${events}, common: ${common}, ${secrets} }`,
          ),
        },
        {
          kind: 'const',
          doc: ['Writes the body of a notification, as the gateway would send it. For tests and sandboxes.'],
          name: 'encodeNotification',
          type: module.type('EncodeNotification', 'src/encode-notification.ts'),
          value: bound('createNotificationEncoder', 'src/encode-notification.ts', plain),
        },
        {
          kind: 'const',
          doc: ['A masked copy of a notification, for logs: sensitive fields are hidden.'],
          name: 'redactNotification',
          type: module.type('RedactNotification', 'src/redact-notification.ts'),
          value: bound('createNotificationRedactor', 'src/redact-notification.ts', plain),
        },
        {
          kind: 'const',
          doc: [
            'Tells what a notification says: whether the operation succeeded, the status of the payment, what happened to the money, and which operations send it.',
          ],
          name: 'meaningOf',
          type: module.type('MeaningOf', 'src/meaning.ts'),
          value: bound('createMeaningOf', 'src/meaning.ts', `${events}, ${operations}`),
        },
      )
      .print()
  },
}

/** Every public name. The hand-written half lists its own in `runtime.ts`. */
function indexUnit({ events }: Model): Unit {
  const path = 'src/index.ts'
  const types = events.map(({ name }) => `${name}Event`)
  return {
    path,
    from: [types],
    render: () =>
      new Module(path)
        .add(reExport([...types, ...common], protocol, true), {
          kind: 'code',
          text: [
            "export { decodeNotification, encodeNotification, meaningOf, redactNotification } from './decode.js'",
            "export type * from './handlers.js'",
            "export * from './runtime.js'",
          ].join('\n'),
        })
        .print(),
  }
}

/** Types of the protocol package every receiver meets. */
const common = ['ErrorCode', 'GatewayEvent', 'KnownErrorCode', 'MoneyMovement', 'WallClock']
