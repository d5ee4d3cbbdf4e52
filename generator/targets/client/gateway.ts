/** The gateway itself: a class that holds the families, for each entry point. */
import type { Declaration, Doc, Field } from '../../emit/print/declarations.js'
import { literal } from '../../emit/print/literal.js'
import { Module, reExport, reExportAll, relativeSpecifier } from '../../emit/print/module.js'
import type { Family, Model } from '../../model/model.js'
import { pathName } from '../../projections/command-path.js'
import type { OutputFile } from '../shared/target.js'
import { familyClass, familyPath } from './family.js'

/** The table of transports: its name, its file, and the type of the transports' names. */
export interface Transports {
  readonly table: readonly [string, string]
  readonly names?: string
}

/** An entry point with the gateway that takes its transports from one table. */
interface Entry {
  /** File of the entry point, without its extension. */
  readonly name: string
  readonly gateway: string
  readonly transports: Transports
}

export const nodeTransports: Transports = { table: ['nodeTransports', 'src/node-transports.ts'] }
export const fetchTransports: Transports = {
  table: ['fetchTransports', 'src/fetch-transports.ts'],
  names: literal('fetch'),
}

export const node: Entry = { name: 'index', gateway: 'src/gateway.ts', transports: nodeTransports }
export const anywhere: Entry = {
  name: 'fetch',
  gateway: 'src/fetch-gateway.ts',
  transports: fetchTransports,
}

export function gatewayFile(model: Model, { gateway: path, transports }: Entry): OutputFile {
  return {
    path,
    from: [model.families, model.gateway.name, pathNames(model)],
    render() {
      const module = new Module(path)
      const doc = [
        `The ${model.gateway.name}, a property per family of commands. One instance serves a whole program; close it at the end.`,
        "@example\n```ts\nawait using gateway = new CardGateway({ baseUrl: 'https://gateway.example', key: 'Merchant', password })\n```",
      ]
      return module
        .add(gatewayClass(model, module, { name: 'CardGateway', doc, transports, familyOf: ownFamily }))
        .print()
    },
  }
}

interface GatewayClass {
  readonly name: string
  readonly doc: Doc
  readonly transports: Transports
  /** Class of a family, and its file. */
  familyOf(family: Family): readonly [string, string]
}

/** The class and the file of a family as the document has it. */
export function ownFamily(family: Family): readonly [string, string] {
  return [familyClass(family), familyPath(family)]
}

/** A class with a property per family. */
export function gatewayClass(
  model: Model,
  module: Module,
  { name, doc, transports, familyOf }: GatewayClass,
): Declaration {
  const base = module.value('GatewayBase', 'src/gateway-base.ts')
  const options = module.type('GatewayOptions', 'src/options.ts')
  const facts = module.value('facts', 'src/gateway-facts.ts')
  const table = module.value(...transports.table)
  const paths = pathNames(model).map((path) => literal(path))
  const parameters = [paths.join(' | ') || 'never', ...(transports.names ? [transports.names] : [])]
  const fields = model.families.map(
    (family): Field => ({ doc: [family.summary], name: family.name, type: module.value(...familyOf(family)) }),
  )
  return {
    kind: 'class',
    doc,
    name,
    extends: base,
    fields,
    constructs: {
      doc: ['@throws ConfigurationError which option is wrong, why, and what to do'],
      parameters: [{ name: 'options', type: `${options}<${parameters.join(', ')}>` }],
      body: [
        `super(options, ${facts}, ${table})`,
        ...fields.map(({ name, type }) => `this.${name} = new ${type}(this.caller)`),
      ],
    },
  }
}

/** All public names of one entry point. */
export function entryFile({ name, gateway }: Entry): OutputFile {
  const path = `src/${name}.ts`
  return {
    path,
    from: [],
    render: () =>
      new Module(path)
        .add(...reExportAll(path, ['src/names.ts']), reExport(['CardGateway'], relativeSpecifier(path, gateway)))
        .print(),
  }
}

/** Commands whose path is an option of the client, by the option's name: `create`. */
export function pathNames({ commands }: Model): string[] {
  return commands.flatMap((command) => pathName(command) ?? [])
}
