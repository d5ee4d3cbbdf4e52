// Copied from templates/sandbox/src/engine/pipeline/engine.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen } from '../../lib/awaitable.js'
import type { BodyProblem } from '../../lib/request-body.js'
import type { EngineTables } from '../../spec/gateway-spec.js'
import type { PaymentRow } from '../../store/rows.js'
import type { Tx } from '../../store/transaction.js'
import { forcedError, laterCall, newCall, text } from '../domain/context.js'
import type { Call, Deferred, Early, EngineWorld, Operation, Plan, Refusal } from '../domain/contract.js'
import { isStillProcessed, timedOut } from '../domain/processing-timeout.js'
import { toldSo } from '../operations/authorise.js'
import { type GatewayAnswer, type GatewayRequest, longestCommand } from '../wire/messages.js'
import { newDraft, type Reading } from '../wire/parsed-request.js'
import type { Answer } from '../wire/reply-writer.js'
import { readWalletToken } from '../wire/wallet-token.js'
import { playFault } from './apply-fault.js'
import { planOf } from './compile-command.js'
import { Entry } from './journal-entry.js'
import { refused, repeated, withCommon } from './replies.js'
import { judge } from './validate-request.js'

/** Finds the worlds of the sandbox. */
export interface Worlds {
  /** By Key or VWID. */
  named(name: string): EngineWorld | undefined
  /** By a SessionId or MD. */
  issuerOf(token: string): EngineWorld | undefined
  /** Where requests of nobody are noted. */
  readonly first: EngineWorld
}

export interface EngineOptions {
  readonly lenient: boolean
  readonly chequePaths: Readonly<Record<string, string>>
}

/** Carries out commands. It knows no HTTP library and no store of its own. */
export class Engine {
  readonly tables: EngineTables
  readonly #plans: ReadonlyMap<string, Plan>
  /** Commands by path. */
  readonly #paths = new Map<string, Plan>()
  readonly #pages = new Set<string>()
  readonly #lenient: boolean
  readonly #worlds: Worlds
  readonly #cardsByNumber: ReadonlyMap<string, string>

  constructor(tables: EngineTables, worlds: Worlds, { lenient, chequePaths }: EngineOptions) {
    this.tables = tables
    this.#worlds = worlds
    this.#lenient = lenient
    this.#cardsByNumber = new Map(Object.values(tables.testCards).map(({ number, name }) => [number, name]))
    this.#plans = new Map(Object.entries(tables.commands).map(([id, row]) => [id, planOf(id, row, tables, lenient)]))
    for (const plan of this.#plans.values()) {
      const { channel, path, pathOption = '' } = plan.row.descriptor
      const at = path ?? chequePaths[pathOption.split('.').at(-1) ?? '']
      if (at === undefined) continue
      if (channel === 'browser') this.#pages.add(at)
      else this.#paths.set(at, plan)
    }
  }

  /** The command of a path. */
  commandAt(path: string): Plan | undefined {
    return this.#paths.get(path)
  }

  /** Whether a hosted page is at a path; a command may be there too. */
  hasPage(path: string): boolean {
    return this.#pages.has(path)
  }

  /** A command by its id. */
  plan(id: string): Plan {
    const plan = this.#plans.get(id)
    if (plan === undefined) throw new Error(`there is no command ${id}`)
    return plan
  }

  /** The name of the test card of a number. */
  testCardOf(number: string): string | undefined {
    return this.#cardsByNumber.get(number)
  }

  /** Carries out a command. Resolves with undefined where a fault takes the answer away. */
  async handle(plan: Plan, request: GatewayRequest): Promise<GatewayAnswer | undefined> {
    plan.check ??= await plan.row.load()
    const isTooLong = request.bodyProblem === 'too-long' || request.body.length > longestCommand
    const reading = isTooLong ? unread : readingOf(plan, this.#bodyOf(request), request.bodyProblem)
    if (plan.fields.has('PayToken')) nameWalletKind(reading)
    const world = this.#worldOf(plan, reading)
    const home = world ?? this.#worlds.first
    if (home.starting !== undefined) await home.started()
    const synced = home.sync()
    if (synced !== undefined) await synced
    const fault = home.faults.takeFault(plan.id)
    const entry = new Entry(plan, request, reading, home.clock.now(), fault)
    if (isTooLong) return this.#turnAway(home, entry, 413, `A command has ${longestCommand} bytes at the most.`)
    if (plan.operation === undefined) {
      return this.#turnAway(home, entry, 501, `The sandbox has no behaviour for ${plan.id}.`)
    }
    if (fault === 'connection-reset') return this.#close(home, entry)
    if (fault === 'time-out') {
      await home.waitFor(this.tables.limits.slowestAnswer)
      return this.#close(home, entry)
    }
    const call = commandCall(this.tables, plan, reading, home, request)
    const carried =
      this.#refuseEarly(call, entry, this.#early(plan, reading, request, world)) ?? this.#carryOut(home, call, entry)
    const answer = carried instanceof Promise ? await carried : carried
    if (answer === undefined || fault === 'answer-lost') return this.#close(home, entry, answer)
    if (answer.why !== undefined) entry.why ??= answer.why
    const body = plan.write(withCommon(answer, plan, call), (name) => repeated(call, reading, name))
    this.#close(home, entry, answer, call, body)
    return playFault(fault, {
      status: 200,
      contentType: plan.row.descriptor.channel === 'json' ? jsonType : xmlType,
      body,
      why: entry.why,
      slow: false,
    })
  }

  /** Runs an operation in transactions of its world: checks, the operation, what happened. */
  #carryOut(home: EngineWorld, call: Call, entry: Entry): Awaitable<Answer | undefined> {
    const first = home.transact(call, (tx) => this.#attempt(call, tx, entry))
    return andThen(first, (answer) => ('success' in answer ? answer : this.#finish(home, call, answer)))
  }

  /** Waits, and ends what took time, on the payment as it stands by then. */
  async #finish(home: EngineWorld, call: Call, deferred: Deferred): Promise<Answer | undefined> {
    if (!(await home.waitFor(deferred.after))) return undefined
    const id = call.payment?.id
    const later = laterCall(call, home.clock.now())
    const answer = await home.transact(later, async (tx) => {
      if ('answer' in deferred) return deferred.answer(later)
      const payment = id === undefined ? undefined : await lockedPayment(tx, id)
      if (payment === undefined) return undefined
      if (!(await isStillProcessed(tx, call, payment))) return timedOut(payment)
      return deferred.finish(later, tx, payment)
    })
    if (later.payment !== undefined) call.payment = later.payment
    return answer
  }

  #attempt(call: Call, tx: Tx, entry: Entry): Awaitable<Answer | Deferred> {
    entry.forgetRefusal()
    this.#findTestCard(call)
    return this.#checkFrom(0, call, tx, entry)
  }

  /** Makes the checks from one on, waiting only where one waits, then carries the operation out. */
  #checkFrom(first: number, call: Call, tx: Tx, entry: Entry): Awaitable<Answer | Deferred> {
    const { late } = call.plan
    for (let index = first; index < late.length; index++) {
      const check = late[index]
      const found = check?.late?.(call, tx)
      if (check === undefined || found === undefined) continue
      if (!(found instanceof Promise)) return refused(call, entry, check, found)
      return found.then((refusal) =>
        refusal === undefined ? this.#checkFrom(index + 1, call, tx, entry) : refused(call, entry, check, refusal),
      )
    }
    return forcedFailure(call) ?? operationOf(call.plan).run(call, tx)
  }

  #refuseEarly(call: Call, entry: Entry, early: Early): Answer | undefined {
    for (const check of call.plan.early) {
      const refusal = check.early?.(early)
      if (refusal !== undefined) return refused(call, entry, check, refusal)
    }
    return undefined
  }

  #early(plan: Plan, reading: Reading, request: GatewayRequest, world: EngineWorld | undefined): Early {
    const { structure, values, repeats } = judge(plan, reading)
    const isPost = request.method === 'POST' || (this.#lenient && this.tables.lenient.query)
    return {
      plan,
      world,
      credential: plan.family === 'ewallet' ? 'VWID' : 'Key',
      password: reading.credentials.password,
      from: request.from,
      structure: isPost ? structure : [onlyPost],
      values,
      repeats,
    }
  }

  #bodyOf({ body, query }: GatewayRequest): string {
    return this.#lenient && this.tables.lenient.query && query !== ''
      ? body === ''
        ? query
        : `${body}&${query}`
      : body
  }

  #worldOf(plan: Plan, { credentials, request }: Reading): EngineWorld | undefined {
    const name = credentials.vwid ?? credentials.key
    if (name !== undefined) {
      const world = this.#worlds.named(name)
      const own = plan.family === 'ewallet' ? world?.terminal.vwid : world?.terminal.key
      return own === name ? world : undefined
    }
    const token = request.MD
    return typeof token === 'string' ? (this.#worlds.issuerOf(token) ?? this.#worlds.first) : undefined
  }

  /** Which test card the request is about; the number itself goes no further. */
  #findTestCard(call: Call): void {
    const { request, plan } = call
    const { PayInfo } = request
    const number = PayInfo instanceof Object ? Reflect.get(PayInfo, 'PAN') : request.CardNumber
    const name = plan.fields.has('PayToken')
      ? call.token?.card
      : plan.fields.has('Token')
        ? text(call, 'Token')
        : this.#cardsByNumber.get(typeof number === 'string' ? number : '')
    const card =
      name === undefined || !Object.hasOwn(this.tables.testCards, name) ? undefined : this.tables.testCards[name]
    if (card !== undefined) call.testCard = card
  }

  /** What no gateway would answer: a status and the reason. */
  #turnAway(home: EngineWorld, entry: Entry, status: number, why: string): GatewayAnswer {
    entry.why = why
    this.#close(home, entry)
    return { status, contentType: textType, body: `${why}\n`, why, slow: false }
  }

  #close(home: EngineWorld, entry: Entry, answer?: Answer, call?: Call, reply?: string): undefined {
    home.journal.add(entry.closed(home.journal.nextNumber(), answer, call, reply))
    return undefined
  }
}

const xmlType = 'text/xml; charset=utf-8'
const textType = 'text/plain; charset=utf-8'
const jsonType = 'application/json; charset=utf-8'
const onlyPost: Refusal = { errCode: 'WRONG_PARAMS', why: 'A command is a POST.' }

/** Of a body that is not read at all. */
const unread: Reading = { ...newDraft(), masked: '[a body that is too long]' }

function readingOf(plan: Plan, body: string, problem: BodyProblem | undefined): Reading {
  const reading = plan.read(body)
  if (problem === undefined) return reading
  return { ...reading, structure: [{ at: 'body', why: 'The body is no UTF-8.' }, ...reading.structure] }
}

async function lockedPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  await tx.lock(`payment:${id}`)
  return tx.get('payments', id)
}

function commandCall(
  tables: EngineTables,
  plan: Plan,
  { request, notes }: Reading,
  world: EngineWorld,
  { origin, byOperator = false }: GatewayRequest,
): Call {
  const terminalName = plan.family === 'ewallet' ? world.terminal.vwid : world.terminal.key
  const call = newCall(tables, world, plan, { request, terminalName, origin, byOperator, notes: [...notes] })
  if (byOperator) call.notes.push('Given from behind the counter.')
  const token = plan.fields.has('PayToken') ? readWalletToken(text(call, 'PayToken') ?? '') : undefined
  if (token !== undefined) call.token = token
  return call
}

/** The kind of wallet is not sent (decision S18): the token tells it. */
function nameWalletKind({ request }: Reading): void {
  const token = typeof request.PayToken === 'string' ? readWalletToken(request.PayToken) : undefined
  request.WalletKind = token?.kind ?? 1
}

function operationOf({ operation, id }: Plan): Operation {
  if (operation === undefined) throw new Error(`${id} has no operation`)
  return operation
}

/** Operations that do not play forced outcomes themselves fail here. */
function forcedFailure(call: Call): Answer | undefined {
  const errCode = call.plan.operation?.playsForced ? undefined : forcedError(call)
  return errCode === undefined ? undefined : { success: 'False', ...toldSo(errCode) }
}
