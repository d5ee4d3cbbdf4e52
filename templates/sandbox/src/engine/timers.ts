import type { SandboxWorld } from '../sandbox-world.js'
import type { TimerRow } from '../store/rows.js'
import type { Tx } from '../store/store.js'
import type { Call } from './call.js'
import type { Engine } from './engine.js'
import { move, startsIn, stateAfter } from './move.js'
import { newCall } from './new-call.js'
import { tellPayment } from './tell.js'

/** Does what the clock does by itself. A timer whose row is gone, or whose matter is settled, does nothing. */
export async function ring(engine: Engine, world: SandboxWorld, timer: TimerRow): Promise<void> {
  const work = works[timer.kind]
  if (work === undefined) return
  const call = clockCall(engine, world, timer)
  await world.transact(call, async (tx) => {
    const current = await tx.get('timers', timer.id)
    if (current === undefined || current.due !== timer.due) return
    await tx.remove('timers', timer.id)
    await work(engine, call, tx, timer)
  })
}

type Work = (engine: Engine, call: Call, tx: Tx, timer: TimerRow) => Promise<void>

async function expireThreeDS(engine: Engine, call: Call, tx: Tx, { of }: TimerRow): Promise<void> {
  await tx.lock(`payment:${of}`)
  const payment = await tx.get('payments', of)
  const row = engine.tables.machines.payment.transitions['expire-3ds']
  if (payment === undefined || row?.error === undefined || !row.from.includes(payment.state)) return
  const errCode = row.error
  const asked = { ...call, plan: engine.plan(payment.threeDS?.asked ?? ''), terminalName: payment.terminal }
  const expired = move(asked, payment, 'expire-3ds', { balance: 0, errCode })
  await tx.put('payments', expired)
  tellPayment({ ...asked, amount: payment.requested }, expired, { errCode, failedAt: 'authenticate' })
}

async function expireCode(engine: Engine, call: Call, tx: Tx, { of }: TimerRow): Promise<void> {
  const code = await tx.get('codes', of)
  if (code === undefined || call.now < code.expiresAt) return
  stateAfter(engine.tables.machines.confirmationCode, 'expire-code', code.state)
  await tx.remove('codes', of)
}

/** The clock as one who calls; which command it goes on with, each work says itself. */
function clockCall(engine: Engine, world: SandboxWorld, { due }: TimerRow): Call {
  const [first = ''] = Object.keys(engine.tables.commands)
  const now = Math.max(due, world.clock.now())
  return newCall(engine.tables, world, engine.plan(first), {
    by: 'clock',
    request: {},
    terminalName: world.terminal.key,
    origin: '',
    now,
  })
}

/** Ends an operation whose sandbox did not live to its end: it had no effect (decision S53). */
async function endProcessing(engine: Engine, call: Call, tx: Tx, { of }: TimerRow): Promise<void> {
  await tx.lock(`payment:${of}`)
  const payment = await tx.get('payments', of)
  if (payment?.processing === undefined) return
  const { processing, ...rest } = payment
  const begun = { ...call, plan: engine.plan(processing), terminalName: payment.terminal }
  const errCode = 'PROCESSING_TIME_OUT'
  const suffix = engine.tables.machines.payment.transitions['technical-error']?.from.includes(payment.state)
    ? ''
    : '-3ds'
  const transition = `technical-error${suffix}`
  const ended = startsIn(engine.tables.machines.payment, transition, payment.state)
    ? move(begun, payment, transition, { balance: 0, errCode })
    : rest
  await tx.put('payments', ended)
  tellPayment(begun, ended, { errCode, failedAt: 'request' })
}

const works: Readonly<Record<string, Work>> = {
  'expire-3ds': expireThreeDS,
  'expire-code': expireCode,
  'end-processing': endProcessing,
}
