import { literal } from '../../emit/print/literal.js'
import { Module, reExportAll } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import { camelCase } from '../../lib/letter-case.js'
import type { Model } from '../../model/model.js'
import { asSeen } from '../../projections/seen.js'
import { entry, packageFiles } from '../shared/package.js'
import type { OutputFile, Target } from '../shared/target.js'
import { commandFile } from './command.js'
import { errorsFile } from './errors.js'
import { eventFiles, eventPath } from './events.js'
import { furtherFiles } from './further-command.js'
import { limitsFile } from './limits.js'
import { statesFile } from './states.js'
import { commandPath } from './type-imports.js'
import { enumsFile, resourcesFile, vocabulariesFile } from './types.js'

/** Wire types, descriptors, codecs, and the tables of errors, events, limits and states. */
export const protocol: Target = {
  name: 'protocol',
  emit: (model) => [
    ...model.commands.map((command) => commandFile(command, asSeen(command, model), model.gateway.frame)),
    ...furtherFiles(model),
    ...eventFiles(model),
    enumsFile(model),
    resourcesFile(model),
    errorsFile(model),
    limitsFile(model),
    statesFile(model),
    vocabulariesFile(model),
    decodeFile(camelCase(model.commands.find(({ id }) => id === model.gateway.shown.command)?.typeName ?? '')),
    coreFile,
    indexFile(model),
    ...packageFiles({
      name: 'protocol',
      description: `Wire types, codecs and tables of the ${model.gateway.name}.`,
      keywords: ['payments', 'gateway', 'protocol', 'codec'],
      imports: ['fast-xml-parser'],
      dependencies: { '@nodable/entities': '^3.1.0' },
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
const decodeFile = (shown: string): OutputFile => ({
  path: 'src/decode.ts',
  from: [shown],
  render() {
    const module = new Module(this.path)
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
          example(`const reply = decodeReply(${shown}, answer)`),
        ],
        name: 'decodeReply',
        type,
        value: `/* @__PURE__ */ ${create}(${describeError}, ${vocabularies})`,
      })
      .print()
  },
})

const coreFiles = ['src/runtime.ts', 'src/decode.ts']

/** The entry `core`: encoders and decoders without any command, so that it loads quickly. */
const coreFile: OutputFile = {
  path: 'src/core.ts',
  from: [coreFiles],
  render() {
    return new Module(this.path).add(...reExportAll(this.path, coreFiles)).print()
  },
}

/** Every public name. The hand-written half lists its own in `runtime.ts`. */
function indexFile(model: Model): OutputFile {
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
    ...model.commands.map(commandPath),
    ...model.events.map(eventPath),
  ]
  return {
    path: 'src/index.ts',
    from: [files],
    render() {
      return new Module(this.path).add(...reExportAll(this.path, files)).print()
    },
  }
}

function readme({ gateway, commands, events, errors }: Model) {
  const shown = commands.find(({ id }) => id === gateway.shown.command)
  const input = shown?.examples.find(({ kind }) => kind === 'call')?.input
  return {
    commands: commands.length,
    events: events.length,
    errors: errors.length,
    example: literal(input ?? {}, 20),
  }
}
