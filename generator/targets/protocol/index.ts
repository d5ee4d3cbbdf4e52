import { literal } from '../../emit/print/literal.js'
import { Module, reExportAll } from '../../emit/print/module.js'
import type { Model } from '../../model/model.js'
import { entry, packageUnits } from '../shared/package.js'
import type { Target, Unit } from '../shared/target.js'
import { commandUnit } from './command.js'
import { eventFile, eventUnits } from './events.js'
import { enumsUnit, errorsUnit, limitsUnit, resourcesUnit, statesUnit, vocabulariesUnit } from './reference-data.js'
import { commandFile } from './type-imports.js'

/** Wire types, descriptors, codecs, and the tables of errors, events, limits and states. */
export const protocol: Target = {
  name: 'protocol',
  emit: (model) => [
    ...model.commands.map(commandUnit),
    ...eventUnits(model),
    enumsUnit(model),
    resourcesUnit(model),
    errorsUnit(model),
    limitsUnit(model),
    statesUnit(model),
    vocabulariesUnit(model),
    decodeUnit,
    coreUnit,
    indexUnit(model),
    ...packageUnits({
      name: 'protocol',
      description: `Wire types, codecs and tables of the ${model.gateway.name}.`,
      keywords: ['payments', 'gateway', 'protocol', 'codec'],
      dependencies: { '@nodable/entities': '^3.1.0', 'fast-xml-parser': '^5.12.1' },
      exports: {
        '.': entry('index'),
        './basics': entry('basics'),
        './core': entry('core'),
        './redaction': entry('redaction'),
        './states': entry('states'),
        './commands/*': entry('commands/*'),
      },
      readme: readme(model),
    }),
  ],
}

/** Binds the decoder to the table of errors. */
const decodeUnit: Unit = {
  path: 'src/decode.ts',
  from: [],
  render() {
    const module = new Module('src/decode.ts')
    const create = module.value('createReplyDecoder', 'src/decode-reply.ts')
    const type = module.type('DecodeReply', 'src/decode-reply.ts')
    const vocabularies = module.value('vocabularies', 'src/vocabularies.ts')
    const describeError = module.value('describeError', 'src/errors.ts')
    return module
      .add({
        kind: 'const',
        doc: [
          "Reads the body of an answer as the command's reply; with what was sent, also checks that the answer is to that request.",
          '@throws DecodeError when it is no answer to this command; whether the command took effect is then not known',
        ],
        name: 'decodeReply',
        type,
        value: `/* @__PURE__ */ ${create}(${describeError}, ${vocabularies})`,
      })
      .print()
  },
}

const coreFiles = ['src/runtime.ts', 'src/decode.ts']

/** What writes and reads any command, and no command: all that a first call needs, and quick to load. */
const coreUnit: Unit = {
  path: 'src/core.ts',
  from: [coreFiles],
  render: () => new Module('src/core.ts').add(...reExportAll('src/core.ts', coreFiles)).print(),
}

/** Every public name. The hand-written half lists its own in `runtime.ts`. */
function indexUnit(model: Model): Unit {
  const files = [
    'src/core.ts',
    'src/redaction.ts',
    'src/factories.ts',
    'src/enums.ts',
    'src/errors.ts',
    'src/events.ts',
    'src/limits.ts',
    'src/resources.ts',
    'src/states.ts',
    'src/vocabularies.ts',
    ...model.commands.map(commandFile),
    ...model.events.map(eventFile),
  ]
  return {
    path: 'src/index.ts',
    from: [files],
    render: () => new Module('src/index.ts').add(...reExportAll('src/index.ts', files)).print(),
  }
}

function readme({ commands, events, errors }: Model) {
  const shown = commands.find(({ id }) => id === 'api.Pay')
  const input = shown?.examples.find(({ kind }) => kind === 'call')?.input
  return {
    commands: commands.length,
    events: events.length,
    errors: errors.length,
    example: literal(input ?? {}, 20),
  }
}
