import { holds } from '../../store/due-work.js'
import type { Tx } from '../../store/transaction.js'
import type { JobRow } from '../../store/work-rows.js'
import { newContext } from '../domain/context.js'
import type { CommandContext, EngineWorld } from '../domain/contract.js'
import { processingTimeOut } from '../domain/processing-timeout.js'
import { recordPaymentResult } from '../domain/results.js'
import { applyTransition, startsIn, stateAfter } from '../domain/state-machine.js'
import { threeDSTimeOut } from '../domain/three-d-secure.js'
import type { Engine } from './engine.js'

/** Does a job that is due. */
type ClockWork = (world: EngineWorld, job: JobRow) => Promise<void>

/** What the clock does by itself, by the kind of job. Where the matter is settled already, nothing is done. */
export function clockWork(engine: Engine): Readonly<Record<string, ClockWork>> {
  return {
    'expire-3ds': due(engine, 'payment', expireThreeDS),
    'expire-code': due(engine, 'code', expireCode),
    'end-processing': due(engine, 'payment', endProcessing),
  }
}

type Work = (engine: Engine, context: CommandContext, tx: Tx, subject: string) => Promise<void>

function due(engine: Engine, locked: 'payment' | 'code', work: Work): ClockWork {
  return async (world, job) => {
    const context = clockCall(engine, world)
    await world.transactDue(context, async (tx) => {
      // Locks the payment first, as all transactions do.
      await tx.lock(`${locked}:${job.subject}`)
      if (!holds(await tx.get('jobs', job.id), job)) return
      await tx.remove('jobs', job.id)
      await work(engine, context, tx, job.subject)
    })
  }
}

async function expireThreeDS(engine: Engine, context: CommandContext, tx: Tx, subject: string): Promise<void> {
  const payment = await tx.get('payments', subject)
  if (payment?.threeDS === undefined || !startsIn(engine.spec.machines.payment, 'expire-3ds', payment.state)) return
  const { errCode } = threeDSTimeOut
  const asked: CommandContext = {
    ...context,
    command: engine.command(payment.threeDS.asked),
    terminalName: payment.terminal,
  }
  const expired = applyTransition(asked, payment, 'expire-3ds', { balance: 0, errCode })
  await tx.put('payments', expired)
  recordPaymentResult(asked, expired, { errCode, failedAt: 'authenticate' })
}

async function expireCode(engine: Engine, _context: CommandContext, tx: Tx, subject: string): Promise<void> {
  const code = await tx.get('codes', subject)
  if (code === undefined) return
  stateAfter(engine.spec.machines.confirmationCode, 'expire-code', code.state)
  await tx.remove('codes', subject)
}

/** Ends an operation whose process stopped before its end: it had no effect (decision S53). */
async function endProcessing(engine: Engine, context: CommandContext, tx: Tx, subject: string): Promise<void> {
  const payment = await tx.get('payments', subject)
  if (payment?.processing === undefined) return
  const { processing, ...rest } = payment
  const begun: CommandContext = { ...context, command: engine.command(processing), terminalName: payment.terminal }
  const errCode = processingTimeOut
  const transition = ['technical-error', 'technical-error-3ds'].find((one) =>
    startsIn(engine.spec.machines.payment, one, payment.state),
  )
  const ended = transition === undefined ? rest : applyTransition(begun, payment, transition, { balance: 0, errCode })
  await tx.put('payments', ended)
  recordPaymentResult(begun, ended, { errCode, failedAt: 'request' })
}

/** A call made by the clock; each job says which command it continues. */
function clockCall(engine: Engine, world: EngineWorld): CommandContext {
  const [first = ''] = Object.keys(engine.spec.commands)
  const { key: terminalName } = world.terminal
  return newContext(engine.spec, world, engine.command(first), { by: 'clock', request: {}, terminalName, origin: '' })
}
