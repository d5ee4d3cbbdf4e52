// Copied from templates/sandbox/src/engine/pipeline/compile-command.ts by `npm run generate`. Do not edit: change it there.
import type { CommandDescriptor } from '@card-gateway/protocol'
import type { CommandRow, GatewaySpec } from '../../spec/gateway-spec.js'
import type { CompiledCommand, UncheckedCommand } from '../domain/contract.js'
import { operations } from '../operations/registry.js'
import { createWriter } from '../wire/reply-writer.js'
import { createReader } from '../wire/request-reader.js'
import { checksFor } from './checks.js'

/** Prepares a command. Browser commands have no operation of their own: pages carry them out. */
export function compileCommand(id: string, row: CommandRow, spec: GatewaySpec): CompiledCommand {
  const { descriptor, element } = row
  const command: UncheckedCommand = {
    id,
    name: descriptor.name,
    family: descriptor.family,
    row,
    read: createReader(descriptor, spec.profile),
    write: createWriter(descriptor, element, row.deviations),
    operation: row.operation && operations[row.operation],
    fields: fieldNames(descriptor),
    isValid: undefined,
  }
  return { ...command, ...checksFor(command, spec) }
}

function fieldNames({ request }: CommandDescriptor): Set<string> {
  return new Set(
    request.flatMap(({ name, flat, fields = [] }) => (flat ? [name, ...fields.map((field) => field.name)] : [name])),
  )
}
