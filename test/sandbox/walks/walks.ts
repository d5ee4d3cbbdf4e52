import type { Notification } from '@card-gateway/notifications'
import { fc } from '../../support/fast-check.js'
import { accountCommands } from './account-commands.js'
import { Coverage } from './coverage.js'
import { expectGrounds } from './grounds.js'
import { laterCommands, threeDSCommands } from './later-commands.js'
import { Model, type Settings } from './model.js'
import { otherCommands } from './other-commands.js'
import { pageCommands } from './page-commands.js'
import { payCommands } from './pay-commands.js'
import { raceCommands } from './race-commands.js'
import { Place, start } from './real.js'
import type { CommandKind, WalkCommand } from './step.js'
import { walletCommands } from './wallet-commands.js'

const settings: fc.Arbitrary<Settings> = fc.record({
  ewalletTwoStep: fc.boolean(),
  autoActivation: fc.integer({ min: 0, max: 2 }).map((drawn) => drawn === 2),
  autoRegistration: fc.integer({ min: 0, max: 2 }).map((drawn) => drawn === 2),
  threeDSecure: fc.integer({ min: 0, max: 4 }).map((drawn) => drawn < 4),
})

type Kinds = Readonly<Record<string, Pick<CommandKind<never>, 'any'>>>

/** Each command as often as its weight says. */
function often(weight: number, kinds: Kinds): fc.Arbitrary<WalkCommand>[] {
  return Object.values(kinds).flatMap(({ any }) => Array.from({ length: weight }, () => any))
}

const { pay3DS, block3DS, paySubmit3DS, issuer } = threeDSCommands
const { inpay: initInPay, ewallet: initWallet, page } = pageCommands
const { register, add, activate, ...accounts } = accountCommands
const { sendCode, pay } = walletCommands
const { operations, payingTwice, pressingTwice } = raceCommands
const api = [
  ...often(5, payCommands),
  ...often(4, laterCommands.api),
  ...often(7, { pay3DS, block3DS }),
  ...often(2, { issuer, payingTwice, operations }),
]
const inpay = [
  ...often(8, { initInPay }),
  ...often(10, { page }),
  ...often(2, { pressingTwice, operations }),
  ...often(3, laterCommands.inpay),
]
const ewallet = [
  ...often(10, { pay, register }),
  ...often(5, { add, activate, sendCode, initWallet, page, paySubmit3DS }),
  ...often(2, { ...accounts, pressingTwice }),
  ...often(3, laterCommands.ewallet),
]
const { closedFamily: _never, ...everyday } = otherCommands
const others = [...often(1, everyday), ...often(2, { advance: everyday.advance })]

/** A walk keeps to one family, or goes through all of them: a walk through all at once seldom gets far with any. */
const themes = [
  [...api, ...others],
  [...api, ...others],
  [...inpay, ...others],
  [...ewallet, ...others],
  [...ewallet, ...others],
  [...api, ...inpay, ...ewallet, ...others],
]

export interface WalkOptions {
  readonly seed: number
  /** How many walks. */
  readonly runs: number
  /** The longest walk. */
  readonly length: number
}

/**
 * Walks at random through everything a shop, its payers and its clock can do, once with the model and once with the
 * sandbox, and compares the two after each step.
 *
 * @throws Error that lists the commands of the shortest walk found to fail, each with what came of it
 */
export async function walk({ seed, runs, length }: WalkOptions): Promise<Coverage> {
  const coverage = new Coverage()
  await using place = await Place.open()
  const commands = fc.oneof(...themes.map((theme) => fc.commands(theme, { maxCommands: length, size: 'max' })))
  const walks = fc.asyncProperty(settings, commands, (chosen, steps) => once(place, chosen, steps, coverage))
  const result = await fc.check(walks, { seed, numRuns: runs })
  if (result.counterexample === null) return coverage
  // Walked once more, for the steps to say what came of them in this very walk.
  const [chosen, steps] = result.counterexample
  const again = once(place, chosen, steps, new Coverage())
  const cause: unknown = await again.then(
    () => result.errorInstance,
    (error: unknown) => error,
  )
  throw new Error(`${story(chosen, steps)}\nseed ${seed}, path ${result.counterexamplePath}`, { cause })
}

/** Goes one way, as a merchant of its own. */
export async function once(
  place: Place,
  chosen: Settings,
  steps: Iterable<WalkCommand>,
  coverage: Coverage,
): Promise<void> {
  const real = place.merchant(chosen)
  const { key, vwid } = real.sandbox.credentials
  const model = new Model(chosen, { Key: key, VWID: vwid }, Date.parse(start))
  const received: Notification[] = []
  try {
    await fc.asyncModelRun(() => ({ model, real: { real, coverage, received } }), steps)
    const payments = await real.sandbox.inspect.payments()
    expectGrounds(received, payments)
    coverage.look(payments, real.sandbox.journal.entries)
  } finally {
    await real.close()
  }
}

function story(chosen: Settings, steps: Iterable<WalkCommand>): string {
  const on = Object.entries(chosen).flatMap(([name, value]) => (value ? [name] : []))
  const lines = [...steps].filter((step) => 'hasRan' in step && step.hasRan === true).map(String)
  return [`A walk fails, with ${on.join(', ') || 'no setting'} switched on:`, ...lines].join('\n  ')
}
