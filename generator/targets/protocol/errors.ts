/** The table of error codes. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { constant, example } from '../../emit/types/examples.js'
import { documentedDoc } from '../../emit/types/field-docs.js'
import type { ErrorCode, Model, WireType } from '../../model/model.js'
import type { OutputFile } from '../shared/target.js'

export function errorsFile({ errors, gateway, overlays, types }: Model): OutputFile {
  const further = overlays.flatMap(({ rows }) => rows.flatMap((row) => row.errors))
  const type = types.find(({ listed }) => listed?.in === 'errors')
  const path = 'src/errors.ts'
  return {
    path,
    source: 'spec/errors.yaml',
    from: [errors, gateway.docs, further, type],
    render: () => renderErrors(errors, further, type, gateway.docs, new Module(path)),
  }
}

type AdvisedCode = Omit<ErrorCode, 'obtain'>

function renderErrors(
  errors: readonly AdvisedCode[],
  further: readonly AdvisedCode[],
  type: WireType | undefined,
  docs: string | undefined,
  module: Module,
): Promise<string> {
  const shown = errors[0]?.code
  const row = module.type('ErrorRow', 'src/error-table.ts')
  const create = module.value('createErrorTable', 'src/error-table.ts')
  const rows = (codes: readonly AdvisedCode[]) =>
    Object.fromEntries(
      codes.map(({ code, summary, advice }) => [
        code,
        [summary, advice.fault, advice.repeat, advice.payer, advice.merchant],
      ]),
    )
  return module
    .add(
      {
        kind: 'type',
        doc: ['The documented error codes.', constant('code', 'KnownErrorCode', shown)],
        name: 'KnownErrorCode',
        type: errors.map(({ code, summary }) => ({
          doc: summary,
          type: literal(code),
        })),
      },
      {
        kind: 'type',
        doc: [
          ...(type === undefined ? [] : documentedDoc(type)),
          example('const advise = (code: ErrorCode) => describeError(code).advice.payer'),
        ],
        name: 'ErrorCode',
        type: [{ type: 'KnownErrorCode' }, { type: '(string & {})' }],
      },
      {
        kind: 'const',
        name: 'rows',
        local: true,
        type: `Readonly<Record<KnownErrorCode, ${row}>>`,
        value: literal(rows(errors)),
      },
      {
        kind: 'const',
        doc: ['Codes that were seen in the field and that no document has.'],
        name: 'further',
        local: true,
        type: `Readonly<Record<string, ${row}>>`,
        value: literal(rows(further)),
      },
      {
        kind: 'const',
        doc: [
          'Tells what is known about an error code: what it means, whose fault it is, whether repeating can help, what to tell the payer and the developer. A code outside the table comes back as not known. Throws nothing.',
          example(`describeError(${literal(shown)}).advice.payer // a sentence that may be shown`),
        ],
        name: 'describeError',
        value: `/* @__PURE__ */ ${create}(rows, ${docs === undefined ? 'undefined' : literal(docs)}, further)`,
      },
    )
    .print()
}
