import type { CommandDescriptor } from '@card-gateway/protocol'
import type { CommandRow, EngineTables } from '../../spec/gateway-spec.js'
import type { Plan } from '../domain/contract.js'
import { operations } from '../operations/registry.js'
import { createWriter } from '../wire/reply-writer.js'
import { createReader } from '../wire/request-reader.js'
import { checksFor } from './checks.js'

/** Prepares a command. Browser commands have no operation of their own: pages carry them out. */
export function planOf(id: string, row: CommandRow, tables: EngineTables, lenient: boolean): Plan {
  const { descriptor, element } = row
  const plan: Omit<Plan, 'early' | 'late'> = {
    id,
    name: descriptor.name,
    family: descriptor.family,
    row,
    read: createReader(descriptor, lenient ? tables.lenient : undefined),
    write: createWriter(descriptor, element),
    operation: row.operation && operations[row.operation],
    fields: fieldNames(descriptor),
    check: undefined,
  }
  return { ...plan, ...checksFor({ ...plan, early: [], late: [] }, tables) }
}

function fieldNames({ request }: CommandDescriptor): Set<string> {
  return new Set(
    request.flatMap(({ name, flat, fields = [] }) => (flat ? [name, ...fields.map((field) => field.name)] : [name])),
  )
}
