// Copied from templates/sandbox/src/engine/pipeline/command-table.ts by `npm run generate`. Do not edit: change it there.
import { decodeForm, FormatError } from '@card-gateway/protocol'
import type { GatewaySpec } from '../../spec/gateway-spec.js'
import type { CompiledCommand } from '../domain/contract.js'
import { compileCommand } from './compile-command.js'

/** The commands of a gateway, by their ids and by their paths. */
export class CommandTable {
  readonly #commands: ReadonlyMap<string, CompiledCommand>
  /** Commands by path; where several share one, the command for all values. */
  readonly #paths = new Map<string, CompiledCommand>()
  /** Those that share a path with another and are for some values of parameters, by that other's id. */
  readonly #choices = new Map<string, CompiledCommand[]>()
  readonly #pages = new Set<string>()

  constructor(spec: GatewaySpec, chequePaths: Readonly<Record<string, string>>) {
    this.#commands = new Map(Object.entries(spec.commands).map(([id, row]) => [id, compileCommand(id, row, spec)]))
    const general = (command: CompiledCommand) => command.row.deviations?.for === undefined
    const commands = [...this.#commands.values()]
    for (const command of [...commands.filter(general), ...commands.filter((one) => !general(one))]) {
      const { channel, path, pathOption } = command.row.descriptor
      const at = path ?? chequePaths[pathOption?.split('.').at(-1) ?? '']
      for (const one of command.row.deviations?.paths ?? []) this.#place(one, command)
      if (at === undefined) continue
      if (channel === 'browser') this.#pages.add(at)
      else this.#place(at, command)
    }
  }

  #place(path: string, command: CompiledCommand): void {
    const first = this.#paths.get(path)
    if (first === undefined) this.#paths.set(path, command)
    else this.#choices.set(first.id, [...(this.#choices.get(first.id) ?? []), command])
  }

  /** The command of an id. */
  named(id: string): CompiledCommand {
    const command = this.#commands.get(id)
    if (command === undefined) throw new Error(`there is no command ${id}`)
    return command
  }

  /** The command of a path. */
  at(path: string): CompiledCommand | undefined {
    return this.#paths.get(path)
  }

  /** Whether a hosted page is at a path; a command may be there too. */
  hasPage(path: string): boolean {
    return this.#pages.has(path)
  }

  /** The command that is meant, where several share a path. */
  meant(command: CompiledCommand, body: string): CompiledCommand {
    const choices = this.#choices.get(command.id)
    if (choices === undefined) return command
    const given = new Map(readableForm(body).map(([name, value]) => [name.toLowerCase(), value]))
    const isFor = ({ row }: CompiledCommand) =>
      Object.entries(row.deviations?.for ?? {}).every(([name, value]) => given.get(name.toLowerCase()) === value)
    return choices.find(isFor) ?? command
  }
}

/** A body that is not a form is reported where it is read. */
function readableForm(body: string): [name: string, value: string][] {
  try {
    return decodeForm(body)
  } catch (error) {
    if (error instanceof FormatError) return []
    throw error
  }
}
