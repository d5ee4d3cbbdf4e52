import { Code, Explained } from '../../emit/print/code.js'
import { literal } from '../../emit/print/literal.js'
import { Module, reExportAll } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import type { Command, Model } from '../../model/model.js'
import { entry, packageFiles } from '../shared/package.js'
import type { OutputFile, Target } from '../shared/target.js'
import { commandFile, commandPath, isMocked, mockName, scenariosName, scenariosOf } from './command.js'

/** Canned answers for unit tests of merchants' code: the examples of the spec, and adapters for what sends requests. */
export const mock: Target = {
  name: 'mock',
  emit(model) {
    const commands = model.commands.filter(isMocked)
    return [
      ...commands.map((command) => commandFile(command, model.gateway.examples)),
      bindingFile(commands, model),
      indexFile(commands),
      ...packageFiles({
        name: 'mock',
        description: `Canned answers of the ${model.gateway.name} for unit tests.`,
        keywords: ['payments', 'gateway', 'mock', 'testing', 'msw', 'undici'],
        uses: ['protocol', 'validators'],
        optionalPeers: { msw: '^2.0.0 || ^3.0.0', undici: '^7.0.0 || ^8.0.0' },
        exports: {
          '.': entry('index'),
          './msw': entry('msw'),
          './undici': entry('undici'),
          './commands/*': entry('commands/*'),
        },
        readme: readme(commands),
      }),
    ]
  },
}

/** Connects the hand-written half with the table of all commands. */
function bindingFile(commands: readonly Command[], { gateway }: Model): OutputFile {
  const path = 'src/bound.ts'
  const { key, vwid, password, chequePaths } = gateway.examples
  const { shown, frame } = gateway
  const command = literal(shown.command)
  return {
    path,
    from: [
      commands.map(({ id, family, localId }) => [id, family.title, localId]),
      commands.map(mockName),
      gateway.examples,
      shown,
      frame,
    ],
    render() {
      const module = new Module(path)
      const rows = commands.map((command) => ({
        doc: [`${command.family.title} ${command.localId}.`],
        name: command.id,
        value: new Code(module.value(mockName(command), commandPath(command))),
      }))
      return module
        .add(
          {
            kind: 'const',
            doc: [
              'Every command that is answered, by id.',
              example(`const names = Object.keys(commandMocks[${command}].scenarios)`),
            ],
            name: 'commandMocks',
            value: literal(new Explained(rows)),
          },
          {
            kind: 'const',
            doc: [
              'What the mock is played with, as options of a client. Synthetic.',
              example('const gateway = new CardGateway({ ...credentials, transport: createMock() })'),
            ],
            name: 'credentials',
            type: module.type('MockCredentials', 'src/engine.ts'),
            value: literal({ key, vwid, password, chequePaths }, 45),
          },
          {
            kind: 'const',
            doc: [
              'An example of the spec as an answer: its exact body, and what the client gives for it.',
              '@throws MockError when there is no such command, scenario or attribute',
              `@example\n\`\`\`ts\nmockReply(${command}, 'declined', { ${frame.reason}: ${literal(shown.error)} })\n\`\`\``,
            ],
            name: 'mockReply',
            type: `${module.type('MockReplyFunction', 'src/canned.ts')}<typeof commandMocks>`,
            value: `/* @__PURE__ */ ${module.value('createMockReply', 'src/canned.ts')}(commandMocks)`,
          },
          {
            kind: 'const',
            doc: [
              'Makes a gateway that answers by a script, the same way each time. Values that an answer repeats come from the request, so any order will do; a command that is not in the script answers with its first example that succeeds.',
              '@throws MockError when the script names something that does not exist',
              `@example\n\`\`\`ts\nconst mock = createMock({ ${command}: ['threeDS', 'declined', 'answer-lost'] })\nconst gateway = new CardGateway({ ...mock.credentials, transport: mock })\n\`\`\``,
            ],
            name: 'createMock',
            type: `${module.type('CreateMock', 'src/mock.ts')}<typeof commandMocks>`,
            value: `/* @__PURE__ */ ${module.value('createMockFactory', 'src/mock.ts')}(commandMocks, credentials)`,
          },
        )
        .print()
    },
  }
}

/** Every public name but those of the adapters. The hand-written half lists its own in `runtime.ts`. */
function indexFile(commands: readonly Command[]): OutputFile {
  const path = 'src/index.ts'
  const files = ['src/runtime.ts', 'src/bound.ts', ...commands.map(commandPath)]
  return { path, from: [files], render: () => new Module(path).add(...reExportAll(path, files)).print() }
}

function readme(commands: readonly Command[]) {
  return {
    commands: commands.map((command) => ({
      id: command.id,
      type: scenariosName(command),
      scenarios: scenariosOf(command)
        .map(({ name }) => `\`${name}\``)
        .join(', '),
    })),
  }
}
