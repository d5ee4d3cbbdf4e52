import { gatewaySpec, MemoryStore } from '@card-gateway/sandbox'
import { newContext } from '@card-gateway/sandbox/engine/domain/context'
import type { CommandContext, CompiledCommand, EngineWorld } from '@card-gateway/sandbox/engine/domain/contract'
import { jobOf } from '@card-gateway/sandbox/engine/domain/processing-timeout'
import { compileCommand } from '@card-gateway/sandbox/engine/pipeline/compile-command'
import { createRandom, seedState } from '@card-gateway/sandbox/lib/random'
import type { GatewaySpec } from '@card-gateway/sandbox/spec/gateway-spec'
import { namesOf } from '@card-gateway/sandbox/spec/names'
import type { Tolerance } from '@card-gateway/sandbox/spec/overlay'
import type { Profile } from '@card-gateway/sandbox/spec/profile'
import type { PaymentRow } from '@card-gateway/sandbox/store/payment-rows'
import type { Tx } from '@card-gateway/sandbox/store/transaction'
import type { CardRow, CodeRow, UserRow } from '@card-gateway/sandbox/store/user-rows'
import { FaultPlan } from '@card-gateway/sandbox/world/faults'
import { JournalRing } from '@card-gateway/sandbox/world/journal'
import type { Terminal } from '@card-gateway/sandbox/world/settings'
import { noon, terminalOf } from './delivery-world.js'

/** The world that a call finds, and the call itself. */
export interface Given {
  readonly request?: Record<string, unknown>
  readonly terminal?: Partial<Terminal>
  readonly tolerates?: readonly Tolerance[]
  readonly byOperator?: boolean
  /** Changes the command's row. */
  readonly row?: Partial<CompiledCommand['row']>
  readonly rows?: {
    readonly payments?: readonly PaymentRow[]
    readonly users?: readonly UserRow[]
    readonly cards?: readonly CardRow[]
    readonly codes?: readonly CodeRow[]
  }
}

/** The document's gateway, playing what a profile overlooks. */
export function specWith(tolerates: readonly Tolerance[] = [], change: Partial<Profile> = {}): GatewaySpec {
  const profile: Profile = {
    ...{ tolerates: new Set(tolerates), settings: {}, refusals: {}, aliases: {}, keepsDocuments: false },
    ...change,
  }
  return { ...gatewaySpec, profile }
}

/** A command as the engine prepares it. */
export function commandOf(id: string, row: Given['row'] = {}, spec = specWith()): CompiledCommand {
  const known = spec.commands[id]
  if (known === undefined) throw new Error(`There is no command ${id}.`)
  return compileCommand(id, { ...known, ...row }, spec)
}

interface WorldParts {
  readonly spec: GatewaySpec
  readonly store: MemoryStore
  readonly terminal?: Given['terminal']
  readonly clock?: EngineWorld['clock']
  readonly waitFor?: EngineWorld['waitFor']
}

/** What the engine needs of a world: one merchant's, whose calls note what they would. */
export function engineWorld({ spec, store, terminal, ...parts }: WorldParts) {
  const calls: CommandContext[] = []
  const locks: string[] = []
  const transact: EngineWorld['transact'] = (context, work) =>
    store.transaction('Merchant', async (tx) => {
      noteLocks(tx, locks)
      const result = await work(tx)
      calls.push(context)
      for (const timer of context.timers) await tx.put('jobs', jobOf(timer))
      return result
    })
  const world: EngineWorld = {
    ...{ name: 'Merchant', tag: '', store, publicUrl: undefined, starting: undefined },
    terminal: { ...terminalOf(), ...terminal },
    random: createRandom(seedState(1, 'Merchant')),
    clock: parts.clock ?? { now: () => noon },
    faults: new FaultPlan(namesOf(spec)),
    journal: new JournalRing(1),
    started: async () => {},
    sync: () => undefined,
    ...{ transact, transactDue: transact, waitFor: parts.waitFor ?? (async () => true) },
  }
  return { world, calls, locks }
}

function noteLocks(tx: Tx, locks: string[]): void {
  const { lock } = tx
  Object.assign(tx, {
    lock: (name: string) => {
      locks.push(name)
      return lock.call(tx, name)
    },
  })
}

/** A call of a command at its beginning, in a world that holds these rows. */
export function callOf(
  id: string,
  { request = {}, terminal, tolerates, byOperator = false, row, rows = {} }: Given = {},
) {
  const spec = specWith(tolerates)
  const command = commandOf(id, row, spec)
  const store = new MemoryStore()
  store.restore('Merchant', rows)
  const { world } = engineWorld({ spec, store, ...(terminal !== undefined && { terminal }) })
  const terminalName = command.family === 'ewallet' ? 'MerchantVW' : 'Merchant'
  const context = newContext(spec, world, command, { request, terminalName, origin: '', byOperator })
  /** Runs a check in a transaction, noting what it locks; gives the code of its refusal. */
  const check = async (
    work: (context: CommandContext, tx: Parameters<Parameters<typeof store.transaction>[1]>[0]) => unknown,
  ) => {
    const locks: string[] = []
    const refusal = await store.transaction('Merchant', async (tx) => {
      noteLocks(tx, locks)
      return work(context, tx)
    })
    const errCode = typeof refusal === 'object' && refusal !== null && 'errCode' in refusal ? refusal.errCode : refusal
    return { errCode, locks }
  }
  return { context, check, store }
}
