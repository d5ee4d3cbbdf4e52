// Copied from templates/sandbox/src/cli/play-recording.ts by `npm run generate`. Do not edit: change it there.
import { setImmediate } from 'node:timers/promises'
import { type CommandDescriptor, decodeFormText, FormatError } from '@card-gateway/protocol'
import { NoResponse } from '../engine/wire/messages.js'
import type { Sandbox } from '../sandbox/sandbox.js'
import type { GatewaySpec } from '../spec/gateway-spec.js'
import { layOver } from '../spec/lay-over.js'
import type { Overlay } from '../spec/overlay.js'
import type { SandboxOptions } from '../world/settings.js'
import { type AnswerDifference, compareAnswers, drawnIds } from './compare-answers.js'
import type { Exchange } from './recording.js'

/** A difference, and where it was seen. */
export interface Difference extends AnswerDifference {
  /** Number of the exchange, from 1 on. */
  readonly exchange: number
  readonly method: string
  readonly path: string
  /** What the path leads to; undefined where the profile spells the path more loosely. */
  readonly command: CommandDescriptor | undefined
}

export interface Played {
  readonly compared: number
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
  const terminals = [merchantOf(exchanges, spec)]
  const sandbox = createSandbox({ profile, overlays, terminals, openTerminals: true, frozen: true, seed: 1 })
  const ids = new Map<string, string>()
  const differences: Difference[] = []
  let compared = 0
  try {
    for (const [index, exchange] of exchanges.entries()) {
      const ours = await answerOf(sandbox, exchange, ids)
      if (ours === undefined) continue
      compared++
      const command = commandAt(spec, exchange.path)
      for (const [theirs, own] of await drawnIds(exchange.answer, ours, command)) ids.set(theirs, own)
      for (const found of await compareAnswers(exchange.answer, ours, command))
        differences.push({ exchange: index + 1, method: exchange.method, path: exchange.path, command, ...found })
    }
  } finally {
    await sandbox.close()
  }
  return { compared, differences }
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
): Promise<string | undefined> {
  const request = { method, path, query: withIds(query, ids), body: withIds(body, ids) }
  const answer = sandbox.exchange({ ...request, origin: 'http://localhost', from: undefined })
  if (answer === undefined) return undefined
  const state = { isOver: false }
  const read = answer.then(
    (response) => response.body,
    (error: unknown) => {
      if (error instanceof NoResponse) return ''
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

/** The ids that the recording's gateway drew are those of the sandbox. */
function withIds(text: string, ids: ReadonlyMap<string, string>): string {
  let changed = text
  for (const [theirs, own] of ids) {
    changed = changed.replaceAll(theirs, own).replaceAll(encodeURIComponent(theirs), encodeURIComponent(own))
  }
  return changed
}

/** The names and the password that the recording's merchant has. */
function merchantOf(exchanges: readonly Exchange[], { defaults }: GatewaySpec) {
  const text = exchanges.map(({ query, body }) => plain(`${query}&${body}`)).join('&')
  const first = (name: string) => new RegExp(`(?:^|[&;"])${name}"?[=:]"?([^&;"]+)`, 'i').exec(text)?.[1]
  return {
    key: first('Key') ?? defaults.key,
    vwid: first('VWID') ?? defaults.vwid,
    password: first('Password') ?? defaults.password,
  }
}

function plain(text: string): string {
  try {
    return decodeFormText(text)
  } catch (error) {
    if (error instanceof FormatError) return text
    throw error
  }
}
