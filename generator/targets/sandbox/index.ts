import { configSchema } from '../../../templates/sandbox/src/world/settings-schema.js'
import { Code, Explained } from '../../emit/print/code.js'
import { lineWidth } from '../../emit/print/layout.js'
import { literal } from '../../emit/print/literal.js'
import { Module, reExport, reExportAll } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import { provenance } from '../../emit/types/field-docs.js'
import type { Field, Model } from '../../model/model.js'
import { withoutWords } from '../../projections/without-words.js'
import { idOf } from '../schemas/ids.js'
import { overlaySchema } from '../shared/overlay-schema.js'
import { entry, packageFiles, rootManifest } from '../shared/package.js'
import type { OutputFile, Target } from '../shared/target.js'
import { commandsFile } from './commands.js'
import { gatewaySpecFile } from './gateway-spec.js'
import { overlaySchemaFile, overlaysFile } from './overlays.js'
import { starterFiles } from './starter.js'
import { stateDiagramsFile } from './state-diagrams.js'

/** The gateway itself, for development and tests. */
export const sandbox: Target = {
  name: 'sandbox',
  emit(model) {
    return [
      commandsFile(withoutWords(model.commands), model.sandbox),
      gatewaySpecFile(model),
      stateDiagramsFile(model),
      overlaysFile(model),
      overlaySchemaFile,
      createFile,
      testCardsFile(model),
      indexFile,
      binFile(model),
      configSchemaFile,
      overlaySchemaJson,
      ...starterFiles(model),
      ...packageFiles({
        name: 'sandbox',
        description: `The ${model.gateway.name} on your own machine, for development and tests.`,
        keywords: ['payments', 'gateway', 'sandbox', 'testing', 'mock-server'],
        uses: ['notifications', 'protocol', 'validators'],
        optionalPeers: { '@electric-sql/pglite': '>=0.5.0', nodemailer: '>=6.0.0', pg: '^8.0.0' },
        imports: ['@hono/node-server', 'hono'],
        dependencies: { yaml: '^2.9.0' },
        exports: {
          '.': entry('index'),
          './server': entry('server'),
          './config.schema.json': './config.schema.json',
          './overlay.schema.json': './overlay.schema.json',
        },
        bin: { [program]: 'bin' },
        files: ['dist', '!dist/*.tsbuildinfo', 'src', 'starter', 'config.schema.json', 'overlay.schema.json'],
        readme: {
          commands: model.commands.length,
          precedence: model.sandbox.checks.map(({ summary, codes }, index) => ({
            place: index + 1,
            summary,
            codes: codes.join(', '),
          })),
          cards: model.testCards.map(({ name, number, summary }) => ({ name, number, summary })),
        },
      }),
    ]
  },
}

/** Connects the hand-written half with the tables of the gateway. */
const createFile: OutputFile = {
  path: 'src/create-sandbox.ts',
  from: [],
  render() {
    const module = new Module(this.path)
    const create = module.value('createSandboxFactory', 'src/sandbox/gateway.ts')
    const spec = module.value('gatewaySpec', 'src/generated/gateway-spec.ts')
    const pages = module.value('createPages', 'src/http/pages/app.ts')
    const nothing = module.value('nothingHere', 'src/http/pages/app.ts')
    const admin = module.value('createAdmin', 'src/http/admin/create-admin.ts')
    const notifier = module.value('createNotifier', 'src/notifications/create-notifier.ts')
    const parts = {
      handlers: new Code('({ control }, spec) =>', `[${pages}(spec), ${admin}(spec, control), ${nothing}]`),
      notifier: new Code('(options, spec) =>', `${notifier}(spec, options)`),
    }
    return module
      .add({
        kind: 'const',
        doc: [
          'Makes a gateway in this process. Nothing is needed; with the same `seed`, the same random values come again.',
          '@throws RangeError when an option makes no sense',
          `@example\n\`\`\`ts\nconst sandbox = createSandbox({ seed: 1 })\nconst gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport })\n\`\`\``,
        ],
        name: 'createSandbox',
        type: module.type('CreateSandbox', 'src/sandbox/gateway.ts'),
        value: `${create}(${spec}, ${literal(parts, lineWidth)})`,
      })
      .print()
  },
}

function testCardsFile({ testCards, commands, gateway }: Model): OutputFile {
  const parameter = cardParameter(commands.find(({ id }) => id === gateway.shown.command)?.parameters ?? [])
  const path = 'src/test-cards.ts'
  return {
    path,
    source: 'spec/test-cards.yaml',
    from: [testCards, parameter],
    render() {
      const module = new Module(path)
      const data = module.type('CardData', 'src/spec/card-data.ts')
      const card = module.value('testCard', 'src/spec/card-data.ts')
      const cards = testCards.map(({ name, number, summary }) => ({
        doc: [summary],
        name,
        value: new Code(`${card}(${literal(number)})`),
      }))
      return module
        .add({
          kind: 'const',
          doc: [
            `Card data of every test card, ready for \`${parameter}\`. The numbers are synthetic and belong to nobody.`,
            provenance(testCards),
            example(`const ${parameter} = testCards.${testCards[0]?.name}`),
          ],
          name: 'testCards',
          value: `${literal(new Explained(cards))} as const satisfies Readonly<Record<string, ${data}>>`,
        })
        .print()
    },
  }
}

/** The parameter that card data stand in. */
function cardParameter(parameters: readonly Field[]): string | undefined {
  const isNumber = ({ value }: Field) => value.kind === 'scalar' && value.type.sensitive === 'pan'
  return parameters.find(({ value }) => value.kind === 'pairs' && value.keys.some(isNumber))?.name
}

const program = 'card-gateway-sandbox'

/** The program: what it is called, and the gateway it runs. */
function binFile({ gateway }: Model): OutputFile {
  const path = 'src/bin.ts'
  const { version } = rootManifest()
  return {
    path,
    from: [gateway.name, version],
    render() {
      const module = new Module(path)
      const run = module.value('runInNode', 'src/cli/process.ts')
      const spec = module.value('gatewaySpec', 'src/generated/gateway-spec.ts')
      const create = module.value('createSandbox', 'src/create-sandbox.ts')
      const schema = module.value('overlaySchema', 'src/overlay-schema.ts')
      const facts = {
        name: program,
        title: gateway.name,
        version,
        spec: new Code(spec),
        createSandbox: new Code(create),
        overlaySchema: new Code(schema),
        docs: new Code("new URL('./docs/', import.meta.url)"),
        starter: new Code("new URL('../starter/', import.meta.url)"),
      }
      return module.add({ kind: 'code', text: `await ${run}(${literal(facts, 20)})` }).print('#!/usr/bin/env node\n')
    },
  }
}

/** For editors of the configuration file. */
const configSchemaFile: OutputFile = {
  path: 'config.schema.json',
  from: [configSchema],
  render: () => `${JSON.stringify(configSchema, null, 2)}\n`,
}

/** For editors of an overlay of one's own. */
const overlaySchemaJson: OutputFile = {
  path: 'overlay.schema.json',
  from: [overlaySchema],
  render: () =>
    `${JSON.stringify({ $schema: overlayDialect, $id: idOf('sandbox/overlay'), ...overlaySchema }, null, 2)}\n`,
}
const overlayDialect = 'https://json-schema.org/draft/2020-12/schema'

/** Every public name. The hand-written half lists its own in `runtime.ts`. */
const indexFile: OutputFile = {
  path: 'src/index.ts',
  from: [],
  render() {
    return new Module(this.path)
      .add(
        reExport(['createSandbox'], './create-sandbox.js'),
        reExport(['gatewaySpec'], './generated/gateway-spec.js'),
        reExport(['testCards'], './test-cards.js'),
        ...reExportAll(this.path, ['src/runtime.ts']),
      )
      .print()
  },
}
