// Copied from templates/sandbox/src/cli/play-recording.ts by `npm run generate`. Do not edit: change it there.
import { setImmediate } from 'node:timers/promises'
import type { CommandDescriptor } from '@card-gateway/protocol'
import { NoResponse } from '../engine/wire/messages.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import type { GatewaySpec } from '../spec/gateway-spec.js'
import { layOver } from '../spec/lay-over.js'
import type { Overlay } from '../spec/overlay.js'
import type { SandboxOptions } from '../world/settings.js'
import { type AnswerDifference, compareAnswers, drawnIds } from './compare-answers.js'
import { merchantsOf } from './merchants.js'
import type { Exchange } from './recording.js'
import { valuesOf, withValues } from './request-values.js'
import { said } from './said.js'

/** A difference, and where it was seen. */
export interface Difference extends AnswerDifference {
  /** Number of the exchange, from 1 on. */
  readonly exchange: number
  readonly method: string
  readonly path: string
  /** What the path leads to; undefined where the profile spells the path more loosely. */
  readonly command: CommandDescriptor | undefined
  /** What was wrong with the request in the sandbox's eyes, beside the code it gives. */
  readonly why?: string
}

export interface Played {
  readonly compared: number
  /** Commands whose answer the recording does not have. */
  readonly passedOver: number
  readonly differences: readonly Difference[]
}

/** What a recording is held against. */
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
    exchanges.filter(({ path }) => commandAt(spec, path) !== undefined),
    spec,
  )
  const sandbox = createSandbox({ profile, overlays, terminals, openTerminals: true, frozen: true, seed: 1 })
  const ids = new Map<string, string>()
  const differences: Difference[] = []
  let [compared, passedOver] = [0, 0]
  let threeDSKey: string | undefined
  try {
    for (const [index, exchange] of exchanges.entries()) {
      await authenticate(sandbox, exchange, threeDSKey, ids)
      const ours = await answerOf(sandbox, exchange, ids)
      if (ours === undefined) continue
      const { method, path, answer } = exchange
      if (answer === undefined) {
        passedOver++
        continue
      }
      compared++
      const command = commandAt(spec, path)
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
  return { compared, passedOver, differences }
}

/** What the issuer said in the recording, ours says too: its PaRes stands for the recorded one. */
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
      // The payment is another merchant's, or over.
      if (!(error instanceof RangeError)) throw error
    }
  }
}

function commandAt(spec: GatewaySpec, path: string) {
  const rows = Object.values(spec.commands)
  return rows.find(({ descriptor, deviations }) => descriptor.path === path || deviations?.paths.includes(path))
    ?.descriptor
}

/** The answer of the sandbox; undefined where the request is no command. A card that times out makes the clock go on. */
async function answerOf(
  sandbox: Sandbox,
  { method, path, query, body }: Exchange,
  ids: ReadonlyMap<string, string>,
): Promise<{ readonly body: string; readonly why: string | undefined } | undefined> {
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

/** Turns of the event loop that a command in memory never needs. */
const patience = 1000
