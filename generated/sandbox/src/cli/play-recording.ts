// Copied from templates/sandbox/src/cli/play-recording.ts by `npm run generate`. Do not edit: change it there.
import { setImmediate } from 'node:timers/promises'
import type { CommandDescriptor } from '@card-gateway/protocol'
import { NoResponse } from '../engine/wire/messages.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import type { CommandRow, GatewaySpec } from '../spec/gateway-spec.js'
import { layOver } from '../spec/lay-over.js'
import type { Overlay } from '../spec/overlay.js'
import type { SandboxOptions } from '../world/settings.js'
import { type AnswerDifference, compareAnswers, drawnIds } from './compare-answers.js'
import { merchantsOf } from './merchants.js'
import type { Exchange } from './recording.js'
import { valuesOf, withValues } from './request-values.js'
import { said } from './said.js'
import { type Steering, steerBy } from './steer.js'

/** A difference, and where it was seen. */
export interface Difference extends AnswerDifference {
  /** Number of the exchange, from 1 on. */
  readonly exchange: number
  readonly method: string
  readonly path: string
  /** What the path leads to; undefined where the profile spells the path more loosely. */
  readonly command: CommandDescriptor | undefined
  /** What the sandbox found wrong with the request, beside its error code. */
  readonly why?: string
}

export interface Played {
  readonly compared: number
  /** Commands whose answer the recording does not have. */
  readonly passedOver: number
  readonly differences: readonly Difference[]
  /** Requests that the sandbox was told to decline, as the recording does. */
  readonly steered: readonly Steered[]
}

/** A decline that came from the recording's own issuer or acquirer. */
export interface Steered {
  /** Number of the exchange, from 1 on. */
  readonly exchange: number
  readonly method: string
  readonly path: string
  /** The code of the recording, which is one the sandbox knows. */
  readonly error: string
}

/** What a recording is compared with. */
export interface Against {
  readonly spec: GatewaySpec
  readonly createSandbox: (options: SandboxOptions) => Sandbox
  readonly profile: string
  readonly overlays: readonly Overlay[]
}

/** Sends the requests of a recording to a new sandbox, in their order, and compares the answers. Other requests than commands are passed over. */
export async function playRecording(exchanges: readonly Exchange[], against: Against): Promise<Played> {
  const { profile, overlays, createSandbox } = against
  const spec = layOver(against.spec, profile, overlays)
  const terminals = merchantsOf(
    exchanges.filter(({ path }) => rowAt(spec, path) !== undefined),
    spec,
  )
  const sandbox = createSandbox({ profile, overlays, terminals, openTerminals: true, frozen: true, seed: 1 })
  const ids = new Map<string, string>()
  const differences: Difference[] = []
  const steered: Steered[] = []
  const steer = steerBy(spec, overlays)
  let [compared, passedOver] = [0, 0]
  let threeDSKey: string | undefined
  try {
    for (const [index, exchange] of exchanges.entries()) {
      await authenticate(sandbox, exchange, threeDSKey, ids)
      const { method, path, answer } = exchange
      const row = rowAt(spec, path)
      const steering = answer === undefined ? undefined : steer(exchange, row?.operation, await said(answer))
      const ours = await steeredAnswerOf(sandbox, exchange, ids, steering)
      if (ours === undefined) continue
      if (answer === undefined) {
        passedOver++
        continue
      }
      compared++
      if (ours.isSteered && steering !== undefined)
        steered.push({ exchange: index + 1, method, path, error: steering.error })
      const command = row?.descriptor
      for (const [theirs, own] of await drawnIds(answer, ours.body, command)) ids.set(theirs, own)
      threeDSKey = (await said(ours.body)).get('ThreeDSKey') ?? threeDSKey
      for (const found of await compareAnswers(answer, ours.body, command)) {
        const why = found.at === 'ErrCode' && ours.why !== undefined ? { why: ours.why } : {}
        differences.push({ exchange: index + 1, method, path, command, ...found, ...why })
      }
    }
  } finally {
    await sandbox.close()
  }
  return { compared, passedOver, differences, steered }
}

/** The sandbox's issuer decides as the one in the recording did: its PaRes replaces the recorded one. */
async function authenticate(
  sandbox: Sandbox,
  { query, body }: Exchange,
  threeDSKey: string | undefined,
  ids: Map<string, string>,
): Promise<void> {
  if (threeDSKey === undefined || !/PaRes/i.test(query + body)) return
  const values = [...valuesOf(query), ...valuesOf(body)]
  const recorded = values.find(([name]) => name.toLowerCase() === 'pares')?.[1]
  if (recorded === undefined || ids.has(recorded)) return
  for (const key of sandbox.worlds.keys()) {
    try {
      ids.set(recorded, await sandbox.as(key).issuer.decide(threeDSKey))
      return
    } catch (error) {
      // The payment belongs to another merchant, or is over.
      if (!(error instanceof RangeError)) throw error
    }
  }
}

function rowAt({ commands }: GatewaySpec, path: string): CommandRow | undefined {
  const rows = Object.values(commands)
  return rows.find(({ descriptor, deviations }) => descriptor.path === path || deviations?.paths.includes(path))
}

/** The answer of the sandbox, which was told to fail where an issuer of the recording did. */
async function steeredAnswerOf(
  sandbox: Sandbox,
  exchange: Exchange,
  ids: ReadonlyMap<string, string>,
  steering: Steering | undefined,
): Promise<(Answer & { readonly isSteered: boolean }) | undefined> {
  if (steering === undefined) {
    const answer = await answerOf(sandbox, exchange, ids)
    return answer && { ...answer, isSteered: false }
  }
  const plans = [...sandbox.worlds.keys()].map((key) => {
    const { faults } = sandbox.as(key)
    return { faults, ...faults.force('*', { error: steering.error }) }
  })
  const answer = await answerOf(sandbox, exchange, new Map([...ids, ...steering.cards]))
  // The merchant that sent the request has played it, unless a check refused first.
  const waiting = plans.filter(({ faults, id }) => faults.planned.some((planned) => planned.id === id))
  for (const { faults, id } of waiting) faults.clear(id)
  return answer && { ...answer, isSteered: waiting.length < plans.length }
}

/** An answer of the sandbox, and why it is not a success. */
interface Answer {
  readonly body: string
  readonly why: string | undefined
}

/** The answer of the sandbox; undefined where the request is no command. A card that times out makes the clock go on. */
async function answerOf(
  sandbox: Sandbox,
  { method, path, query, body }: Exchange,
  ids: ReadonlyMap<string, string>,
): Promise<Answer | undefined> {
  const request = { method, path, query: withValues(query, ids), body: withValues(body, ids) }
  const answer = sandbox.exchange({ ...request, origin: 'http://localhost', from: undefined })
  if (answer === undefined) return undefined
  const state = { isOver: false }
  const read = answer.then(
    ({ body, why }) => ({ body, why }),
    (error: unknown) => {
      if (error instanceof NoResponse) return { body: '', why: undefined }
      throw error
    },
  )
  const over = read.then(
    () => (state.isOver = true),
    () => (state.isOver = true),
  )
  for (let turn = 0; turn < patience && !state.isOver; turn++) await setImmediate()
  if (!state.isOver) await Promise.race([over, sandbox.clock.advance('1h')])
  return read
}

/** More turns of the event loop than a command in memory ever needs. */
const patience = 1000
