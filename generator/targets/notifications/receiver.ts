/** Connects the receiver with the gateway's events, and publishes the inbox's SQL as a file and as text. */
import { Code } from '../../emit/print/code.js'
import { lineWidth } from '../../emit/print/layout.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import type { Frame, Gateway } from '../../model/model.js'
import { readProjectFile } from '../shared/project-files.js'
import type { OutputFile } from '../shared/target.js'

/** Where the SQL stands in the package, and what its name is in `exports`. */
export const inboxSql = 'sql/001-inbox.sql'

/** What of these files is public. */
export const receiverNames = ['createReceiver', 'inspect', 'migrateInbox']

export function receiverFiles({ frame }: Pick<Gateway, 'frame'>): OutputFile[] {
  const sql = readProjectFile(`templates/notifications/${inboxSql}`)
  return [bindings(frame), { path: inboxSql, from: [sql], render: () => sql }, sqlModule(sql)]
}

/** The SQL as text as well: bundlers do not include files beside the code. */
function sqlModule(sql: string): OutputFile {
  const path = 'src/inbox-sql.ts'
  const doc = [`The text of ${inboxSql}.`]
  return {
    path,
    from: [sql],
    render: () =>
      new Module(path)
        .add({ kind: 'const', doc, name: 'inboxSql', value: `${literal(sql.split('\n'), 0)}.join('\\n')` })
        .print(),
  }
}

function bindings({ order }: Frame): OutputFile {
  return {
    path: 'src/receive.ts',
    from: [order],
    render() {
      const module = new Module(this.path)
      const decode = module.value('decodeNotification', 'src/decode.ts')
      const meaning = module.value('meaningOf', 'src/decode.ts')
      const redact = module.value('redactNotification', 'src/decode.ts')
      const beliefs = module.value('beliefs', 'src/beliefs.ts')
      const unknown = module.value('unknownPayment', 'src/beliefs.ts')
      const sql = module.value('inboxSql', 'src/inbox-sql.ts')
      const parts = {
        decode: new Code(decode),
        meaningOf: new Code(meaning),
        beliefs: new Code(beliefs),
        unknownPayment: new Code(unknown),
      }
      return module
        .add(
          {
            kind: 'const',
            doc: [
              'Makes the receiver of notifications: it stores what arrives, answers 200, asks the gateway, and then calls your handlers, once for each step of a payment and for each event.',
              '@throws TypeError when an option makes no sense; RangeError when there is no such zone',
              `@example\n\`\`\`ts\nconst receive = createReceiver({\n  inbox: new PostgresInbox(pool),\n  confirm: gateway,\n  secret: process.env.NOTIFICATION_SECRET ?? '',\n  steps: { charged: (payment, { tx }) => markPaid(tx, payment.${order}) },\n  otherwise: (event) => log.info(redactNotification(event)),\n})\napp.post('/notifications/:secret', toHonoHandler(receive))\n\`\`\``,
            ],
            name: 'createReceiver',
            type: module.type('CreateReceiver', 'src/receiver.ts'),
            value: `${module.value('createReceiverFactory', 'src/receiver.ts')}(${literal(parts, lineWidth)})`,
          },
          {
            kind: 'const',
            doc: [
              'Shows a stored notification, masked, and whether it can be read by now.',
              '@returns undefined when there is no such entry',
              '@throws what the store throws when it cannot be asked',
              example(
                "const shown = await inspect(inbox, '17')",
                'if (shown?.unreadable !== undefined) log.info(shown.unreadable)',
              ),
            ],
            name: 'inspect',
            type: module.type('Inspect', 'src/dead-letter.ts'),
            value: `${module.value('createInspect', 'src/dead-letter.ts')}(${decode}, ${redact})`,
          },
          {
            kind: 'const',
            doc: [
              'Makes the tables of `PostgresInbox`, or leaves them as they are. Several processes may call it at once.',
              '@throws TypeError when `schema` can be no name; else what the pool throws',
              example('await migrateInbox(pool)'),
            ],
            name: 'migrateInbox',
            type: module.type('MigrateInbox', 'src/migrate.ts'),
            value: `${module.value('createMigrateInbox', 'src/migrate.ts')}(${sql})`,
          },
        )
        .print()
    },
  }
}
