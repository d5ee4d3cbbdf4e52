import { type Awaitable, andThen } from '../../lib/awaitable.js'
import { errorPage } from '../../lib/docs-links.js'
import { isRecord } from '../../lib/records.js'
import type { BodyProblem } from '../../lib/request-body.js'
import type { GatewaySpec, RequestCheck } from '../../spec/gateway-spec.js'
import { tolerates } from '../../spec/profile.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import type { Tx } from '../../store/transaction.js'
import { forcedError, found, laterContext, text } from '../domain/context.js'
import type {
  CommandContext,
  CompiledCommand,
  Deferred,
  EngineWorld,
  Operation,
  Refusal,
  RequestFacts,
} from '../domain/contract.js'
import { isStillProcessed, timedOut } from '../domain/processing-timeout.js'
import { toldSo } from '../operations/authorise.js'
import { type GatewayRequest, type GatewayResponse, longestCommand } from '../wire/messages.js'
import { newBuilder, type ParsedRequest } from '../wire/parsed-request.js'
import type { Reply } from '../wire/reply-writer.js'
import { withAdded } from './added-attributes.js'
import { applyFault } from './apply-fault.js'
import { commandContext, nameWalletKind } from './command-context.js'
import { CommandTable } from './command-table.js'
import { JournalEntryBuilder } from './journal-entry.js'
import { relax } from './relax.js'
import { refused, repeated, withCommon } from './replies.js'
import { validateRequest } from './validate-request.js'

/** Finds the worlds of the sandbox. */
export interface Worlds {
  /** By Key or VWID. */
  named(name: string): EngineWorld | undefined
  /** By a SessionId or MD. */
  issuerOf(token: string): EngineWorld | undefined
  /** Where requests that belong to no world are noted. */
  readonly first: EngineWorld
}

export interface EngineOptions {
  readonly chequePaths: Readonly<Record<string, string>>
  /** Documentation site, or a path of the server. */
  readonly docs: string | undefined
}

/** Carries out commands. It knows no HTTP library and no store of its own. */
export class Engine {
  readonly spec: GatewaySpec
  readonly #commands: CommandTable
  readonly #readsQuery: boolean
  readonly #readsBodyOfGet: boolean
  readonly #docs: string | undefined
  readonly #worlds: Worlds
  readonly #cardsByNumber: ReadonlyMap<string, string>

  constructor(spec: GatewaySpec, worlds: Worlds, { chequePaths, docs }: EngineOptions) {
    this.spec = spec
    this.#worlds = worlds
    this.#docs = docs
    this.#readsQuery = tolerates(spec, 'query')
    this.#readsBodyOfGet = tolerates(spec, 'bodyOfGet')
    this.#cardsByNumber = new Map(Object.values(spec.testCards).map(({ number, name }) => [number, name]))
    this.#commands = new CommandTable(spec, chequePaths)
  }

  /** The command of a path. */
  commandAt(path: string): CompiledCommand | undefined {
    return this.#commands.at(path)
  }

  /** Whether a hosted page is at a path; a command may be there too. */
  hasPage(path: string): boolean {
    return this.#commands.hasPage(path)
  }

  /** A command by its id. */
  command(id: string): CompiledCommand {
    return this.#commands.named(id)
  }

  /** The name of the test card of a number. */
  testCardOf(number: string): string | undefined {
    return this.#cardsByNumber.get(number)
  }

  /** Carries out a command. Resolves with undefined where a fault takes the answer away. */
  async handle(atPath: CompiledCommand, request: GatewayRequest): Promise<GatewayResponse | undefined> {
    const body = this.#bodyOf(request)
    const command = this.#commands.meant(atPath, body)
    command.isValid ??= await command.row.load()
    const isTooLong = request.bodyProblem === 'too-long' || request.body.length > longestCommand
    const parsed = isTooLong ? unread : relax(command, readingOf(command, body, request.bodyProblem))
    if (command.fields.has('PayToken')) nameWalletKind(parsed)
    const world = this.#worldOf(command, parsed)
    const home = world ?? this.#worlds.first
    if (home.starting !== undefined) await home.started()
    const synced = home.sync()
    if (synced !== undefined) await synced
    const fault = home.faults.takeFault(command.id)
    const entry = new JournalEntryBuilder(command, request, parsed, home.clock.now(), fault)
    if (isTooLong) return this.#turnAway(home, entry, 413, `A command may have at most ${longestCommand} bytes.`)
    if (command.operation === undefined) {
      return this.#turnAway(home, entry, 501, `The sandbox has no behaviour for ${command.id}.`)
    }
    if (fault === 'connection-reset') return this.#close(home, entry)
    if (fault === 'time-out') {
      await home.waitFor(this.spec.limits.slowestAnswer)
      return this.#close(home, entry)
    }
    const context = commandContext(this.spec, command, parsed, home, request)
    const carried =
      this.#refuseBeforeTx(context, entry, this.#factsOf(command, command.isValid, parsed, request, world)) ??
      this.#carryOut(home, context, entry)
    const reply = carried instanceof Promise ? await carried : carried
    if (reply === undefined || fault === 'answer-lost') return this.#close(home, entry, reply)
    entry.why ??= reply.why
    const whole = withAdded(withCommon(reply, command, context), context, parsed)
    const written = command.write(whole, (name) => repeated(context, parsed, name))
    this.#close(home, entry, reply, context, written)
    return applyFault(fault, {
      status: 200,
      contentType: command.row.descriptor.channel === 'json' ? jsonType : xmlType,
      body: written,
      why: entry.why,
      docs: errorPage(this.#docs, reply.errCode, home.publicUrl ?? request.origin),
      slow: false,
    })
  }

  /** Runs an operation in transactions of its world: checks, the operation, what happened. */
  #carryOut(home: EngineWorld, context: CommandContext, entry: JournalEntryBuilder): Awaitable<Reply | undefined> {
    const first = home.transact(context, (tx) => this.#attempt(context, tx, entry))
    return andThen(first, (reply) => ('success' in reply ? reply : this.#finish(home, context, reply)))
  }

  /** Waits, then ends the operation that took time, on the payment as it is by then. */
  async #finish(home: EngineWorld, context: CommandContext, deferred: Deferred): Promise<Reply | undefined> {
    if (!(await home.waitFor(deferred.after))) return undefined
    const later = laterContext(context, home.clock.now())
    return home.transact(later, async (tx) => {
      if ('reply' in deferred) return deferred.reply(later)
      const begun = found(context, 'payment')
      const payment = await lockedPayment(tx, begun.id)
      if (payment === undefined || !(await isStillProcessed(tx, context, payment))) return timedOut(begun)
      return deferred.finish(later, tx, payment)
    })
  }

  #attempt(context: CommandContext, tx: Tx, entry: JournalEntryBuilder): Awaitable<Reply | Deferred> {
    entry.forgetRefusal()
    this.#findTestCard(context)
    return this.#checkFrom(0, context, tx, entry)
  }

  /** Runs the checks from one on, waiting only where a check waits, then carries the operation out. */
  #checkFrom(first: number, context: CommandContext, tx: Tx, entry: JournalEntryBuilder): Awaitable<Reply | Deferred> {
    const { inTx } = context.command
    for (let place = first; ; place++) {
      const check = inTx[place]
      if (check === undefined) return forcedFailure(context) ?? operationOf(context.command).run(context, tx)
      const refusal = check.inTx(context, tx)
      if (refusal instanceof Promise) return this.#checkAfter(refusal, place, context, tx, entry)
      if (refusal !== undefined) return refused(context, entry, check, refusal)
    }
  }

  /** Goes on after a check that waits: a function of its own, so that what it needs is kept only where a check waits. */
  async #checkAfter(
    waiting: Promise<Refusal | undefined>,
    place: number,
    context: CommandContext,
    tx: Tx,
    entry: JournalEntryBuilder,
  ): Promise<Reply | Deferred> {
    const refusal = await waiting
    const check = context.command.inTx[place]
    if (refusal === undefined || check === undefined) return this.#checkFrom(place + 1, context, tx, entry)
    return refused(context, entry, check, refusal)
  }

  #refuseBeforeTx(context: CommandContext, entry: JournalEntryBuilder, facts: RequestFacts): Reply | undefined {
    for (const check of context.command.beforeTx) {
      const refusal = check.beforeTx(facts)
      if (refusal !== undefined) return refused(context, entry, check, refusal)
    }
    return undefined
  }

  #factsOf(
    command: CompiledCommand,
    isValid: RequestCheck,
    parsed: ParsedRequest,
    request: GatewayRequest,
    world: EngineWorld | undefined,
  ): RequestFacts {
    const { structure, values, repeats } = validateRequest(command, isValid, parsed)
    const isPost = request.method === 'POST' || this.#readsQuery || (this.#readsBodyOfGet && request.method === 'GET')
    return {
      command,
      world,
      credential: command.family === 'ewallet' ? 'VWID' : 'Key',
      password: parsed.credentials.password,
      from: request.from,
      structure: isPost ? structure : [onlyPost],
      values,
      repeats,
    }
  }

  #bodyOf({ method, body: sent, query }: GatewayRequest): string {
    const body = method === 'GET' && !this.#readsBodyOfGet ? '' : sent
    return this.#readsQuery ? [body, query].filter((part) => part !== '').join('&') : body
  }

  #worldOf(command: CompiledCommand, { credentials, request }: ParsedRequest): EngineWorld | undefined {
    const name = credentials.vwid ?? credentials.key
    if (name !== undefined) {
      const world = this.#worlds.named(name)
      const own = command.family === 'ewallet' ? world?.terminal.vwid : world?.terminal.key
      return own === name ? world : undefined
    }
    const token = request.MD
    return typeof token === 'string' ? (this.#worlds.issuerOf(token) ?? this.#worlds.first) : undefined
  }

  /** Which test card the request is about; the number itself goes no further. */
  #findTestCard(context: CommandContext): void {
    const { request, command } = context
    const { PayInfo } = request
    const number = isRecord(PayInfo) ? PayInfo.PAN : request.CardNumber
    const name = command.fields.has('PayToken')
      ? context.token?.card
      : command.fields.has('Token')
        ? text(context, 'Token')
        : this.#cardsByNumber.get(typeof number === 'string' ? number : '')
    const card = name === undefined || !Object.hasOwn(this.spec.testCards, name) ? undefined : this.spec.testCards[name]
    if (card !== undefined) context.testCard = card
  }

  /** What no gateway would answer: a status and the reason. */
  #turnAway(home: EngineWorld, entry: JournalEntryBuilder, status: number, why: string): GatewayResponse {
    entry.why = why
    this.#close(home, entry)
    return { status, contentType: textType, body: `${why}\n`, why, slow: false }
  }

  #close(
    home: EngineWorld,
    entry: JournalEntryBuilder,
    answer?: Reply,
    context?: CommandContext,
    reply?: string,
  ): undefined {
    home.journal.add(entry.closed(home.journal.nextNumber(), answer, context, reply))
    return undefined
  }
}

const xmlType = 'text/xml; charset=utf-8'
const textType = 'text/plain; charset=utf-8'
const jsonType = 'application/json; charset=utf-8'
const onlyPost: Refusal = { errCode: 'WRONG_PARAMS', why: 'A command must be sent by POST.' }

/** Of a body that is not read at all. */
const unread: ParsedRequest = { ...newBuilder(), masked: '[a body that is too long]' }

function readingOf(command: CompiledCommand, body: string, problem: BodyProblem | undefined): ParsedRequest {
  const parsed = command.read(body)
  if (problem === undefined) return parsed
  return { ...parsed, structure: [{ at: 'body', why: 'The body is not UTF-8.' }, ...parsed.structure] }
}

async function lockedPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  await tx.lock(`payment:${id}`)
  return tx.get('payments', id)
}

function operationOf({ operation, id }: CompiledCommand): Operation {
  if (operation === undefined) throw new Error(`${id} has no operation`)
  return operation
}

/** Operations that do not play forced outcomes themselves fail here. */
function forcedFailure(context: CommandContext): Reply | undefined {
  const errCode = context.command.operation?.playsForced ? undefined : forcedError(context)
  return errCode === undefined ? undefined : { success: 'False', ...toldSo(errCode) }
}
