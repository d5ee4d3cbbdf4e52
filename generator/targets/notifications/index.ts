import { Code } from '../../emit/print/code.js'
import { literal } from '../../emit/print/literal.js'
import { Module, reExport, reExportAll } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import type { Model } from '../../model/model.js'
import { entry, packageFiles, scope } from '../shared/package.js'
import type { OutputFile, Target } from '../shared/target.js'
import { beliefsFile } from './beliefs.js'
import { groupsFile } from './event-groups.js'
import { operationsFile } from './event-senders.js'
import { inboxSql, receiverFiles, receiverNames } from './receiver.js'
import { secretsFile } from './secrets.js'

const protocol = `${scope}/protocol`

/** What receives notifications: decoder, receiver, inbox. */
export const notifications: Target = {
  name: 'notifications',
  emit: (model) => [
    decodeFile,
    beliefsFile(model),
    groupsFile(model),
    operationsFile(model),
    secretsFile(model),
    ...receiverFiles(model.gateway),
    indexFile(model),
    ...packageFiles({
      name: 'notifications',
      description: `Decoder and receiver for the notifications of the ${model.gateway.name}.`,
      keywords: ['payments', 'gateway', 'notifications', 'webhooks', 'inbox'],
      uses: ['protocol'],
      // Adapters and inbox are tested against these. They import none of them, so one entry point holds all.
      optionalPeers: {
        '@electric-sql/pglite': '^0.5.0',
        express: '^5.0.0',
        fastify: '^5.0.0',
        hono: '^4.0.0',
        pg: '^8.0.0',
      },
      exports: { '.': entry('index'), './pool': entry('pool'), [`./${inboxSql}`]: `./${inboxSql}` },
      files: ['dist', '!dist/*.tsbuildinfo', 'src', 'sql'],
      readme: { events: model.events.length },
    }),
  ],
}

/** Binds the hand-written half to the tables of events. */
const decodeFile: OutputFile = {
  path: 'src/decode.ts',
  from: [],
  render() {
    const module = new Module(this.path)
    const events = module.value('eventDescriptors', protocol)
    const common = module.value('commonEventFields', protocol)
    const secrets = module.value('secrets', 'src/secrets.ts')
    const vocabularies = module.value('vocabularies', protocol)
    const operations = module.value('operations', 'src/operations.ts')
    return module
      .add(
        {
          kind: 'const',
          local: true,
          name: 'tables',
          value: literal({ events: new Code(events), common: new Code(common) }),
        },
        {
          kind: 'const',
          doc: [
            'Reads the body of a notification: one of the documented events, or one of an unknown name. Nothing in it proves who sent it.',
            '@throws NotificationError when it cannot be read, with the place and never a value; repeating it cannot help',
            '@throws RangeError when there is no such zone',
            example('const notification = decodeNotification(body)', 'log.info(redactNotification(notification))'),
          ],
          name: 'decodeNotification',
          type: module.type('DecodeNotification', 'src/decode-notification.ts'),
          value: `${module.value('createNotificationDecoder', 'src/decode-notification.ts')}({ ...tables, ${secrets}, ${vocabularies} })`,
        },
        {
          kind: 'const',
          doc: [
            'Writes the body of a notification, as the gateway would send it. For tests and sandboxes.',
            '@throws EncodeError when a text holds half of a surrogate pair, or, to be encrypted, a value holds `;`',
            example('const copy = encodeNotification(decodeNotification(body))'),
          ],
          name: 'encodeNotification',
          type: module.type('EncodeNotification', 'src/encode-notification.ts'),
          value: `${module.value('createNotificationEncoder', 'src/encode-notification.ts')}(tables)`,
        },
        {
          kind: 'const',
          doc: [
            'A masked copy of a notification, for logs: what is sensitive is hidden. Throws nothing.',
            example('log.info(redactNotification(notification))'),
          ],
          name: 'redactNotification',
          type: module.type('RedactNotification', 'src/redact-notification.ts'),
          value: `${module.value('createNotificationRedactor', 'src/redact-notification.ts')}(tables)`,
        },
        {
          kind: 'const',
          doc: [
            'Tells what a notification says: whether the operation succeeded, the status of the payment, what happened to the money, and which operations send it. It is no proof. Throws nothing.',
            example('const { money, succeeded } = meaningOf(notification)'),
          ],
          name: 'meaningOf',
          type: module.type('MeaningOf', 'src/meaning.ts'),
          value: `${module.value('createMeaningOf', 'src/meaning.ts')}(${events}, ${operations})`,
        },
      )
      .print()
  },
}

/** Every public name. The hand-written half lists its own in `runtime.ts`. */
function indexFile({ events }: Model): OutputFile {
  const path = 'src/index.ts'
  const types = events.map(({ name }) => `${name}Event`)
  return {
    path,
    from: [types],
    render: () =>
      new Module(path)
        .add(
          reExport([...types, ...common], protocol, true),
          reExport(['decodeNotification', 'encodeNotification', 'meaningOf', 'redactNotification'], './decode.js'),
          reExport(['beliefs'], './beliefs.js'),
          reExport(['eventGroups'], './event-groups.js'),
          reExport(receiverNames, './receive.js'),
          ...reExportAll(path, ['src/runtime.ts']),
        )
        .print(),
  }
}

/** Types of the protocol package every receiver meets. */
const common = ['ErrorCode', 'GatewayEvent', 'KnownErrorCode', 'MoneyMovement', 'WallClock']
