import { maskPan } from '@card-gateway/protocol'
import type { StepOutcome, TestCard } from '../../spec/gateway-spec.js'
import { insertNew } from '../../store/insert-new.js'
import type { Tx } from '../../store/transaction.js'
import type { CardRow, UserRow } from '../../store/user-rows.js'
import { isExpired, isOver } from '../domain/card-expiry.js'
import { forcedError, found, number, text } from '../domain/context.js'
import type { CommandContext, Deferred, Operation, Refusal } from '../domain/contract.js'
import { recordResult } from '../domain/results.js'
import { stateAfter } from '../domain/state-machine.js'
import type { Reply } from '../wire/reply-writer.js'
import { lost } from './payment-reply.js'
import { newUser, takeOff } from './users.js'

/** Add, on the merchant's side. */
export const addCard: Operation = {
  playsForced: true,
  async run(context, tx): Promise<Reply | Deferred> {
    const card = await register(context, tx)
    if (!('errCode' in card)) {
      const late = blockOf(context, found(context, 'testCard'))?.after
      return late === undefined ? { success: 'True', values: { CardId: card.id, CardName: card.mask } } : lost(late)
    }
    const { after, errCode, why } = card
    if (after === undefined) return { success: 'False', errCode, why }
    return {
      after,
      reply(later) {
        tellRefused(later, card)
        return { success: 'False', errCode, why }
      },
    }
  },
}

/**
 * Registers a card, also from the hosted page, and announces it. A refusal that takes time is announced by the caller. A
 * user who is registered by this comes with the card (decision S90).
 */
export async function register(context: CommandContext, tx: Tx): Promise<CardRow | AddRefusal> {
  const testCard = found(context, 'testCard')
  const isNew = context.user === undefined
  const user = context.user ?? newUser(context, context.session?.password)
  context.user = user
  await tx.lock(`user:${user.id}`)
  const refusal = await refusalOf(context, tx, user, testCard)
  if (refusal !== undefined) {
    if (refusal.after === undefined) tellRefused(context, refusal)
    return refusal
  }
  if (isNew) await tx.put('users', user)
  const builder = newCard(context, user, testCard)
  const card = await insertNew(tx, 'cards', builder, () => ({ ...builder, id: cardId(context) }))
  context.card = card
  recordResult(context, { orderId: ownOrderId(context), amount: card.verification })
  return card
}

/** Announces that a card was not registered. */
export function tellRefused(context: CommandContext, { errCode, failedAt }: AddRefusal): void {
  recordResult(context, { orderId: ownOrderId(context), errCode, failedAt })
}

/** OrderId of the block that proves a card: the merchant gives none to Add (decision C42). */
function ownOrderId({ world }: CommandContext): string {
  return `add-${world.random.hex(12)}`
}

/** Why a card is not registered. With `after`, this is only known so many milliseconds later (decision S53). */
export type AddRefusal = Refusal & { readonly failedAt: 'block' | 'request'; readonly after?: number }

/**
 * The verification block is a step of the card like any other; 3-D Secure is not asked (decision S60). Where cards become
 * active by themselves nothing is blocked, so that no block can fail (decision S91).
 */
async function refusalOf(
  context: CommandContext,
  tx: Tx,
  user: UserRow,
  testCard: TestCard,
): Promise<AddRefusal | undefined> {
  const forced = forcedError(context)
  if (forced !== undefined)
    return { errCode: forced, why: 'This outcome was planned in the sandbox.', failedAt: 'block' }
  for (const card of await tx.find('cards', 'user', user.id)) {
    if (card.testCard === testCard.name) {
      context.twin = card
      return { errCode: 'DUPLICATE_CARD', why: 'The user already has this card.', failedAt: 'request' }
    }
  }
  if (isOver(context, expiryOf(context)))
    return { errCode: 'WRONG_EXPIRE_DATE', why: 'The card has expired.', failedAt: 'block' }
  if (testCard.cvv === 'mandatory' && text(context, 'SecureCode') === undefined) {
    return { errCode: 'WRONG_CVV', why: 'The card needs its security code, and none was sent.', failedAt: 'block' }
  }
  const blocked = blockOf(context, testCard)
  if (blocked === undefined || blocked.above !== undefined) return undefined
  const { after, error } = blocked
  if (after === undefined) return { errCode: error, why: 'The test card refuses the block.', failedAt: 'block' }
  if (context.world.terminal.timeoutTakesEffect) return undefined
  return { errCode: error, why: 'The block of the card timed out.', failedAt: 'block', after }
}

/** The result of the card's verification block. */
function blockOf({ world }: CommandContext, testCard: TestCard): StepOutcome | undefined {
  return world.terminal.autoActivation ? undefined : testCard.steps.block
}

function expiryOf(context: CommandContext): string {
  return `${text(context, 'EYear') ?? ''}${text(context, 'EMonth') ?? ''}`
}

function cardId({ world, spec }: CommandContext): string {
  if (spec.profile?.cardIds !== undefined) return uuid(world.random.hex(32))
  return world.random.digits(spec.limits.cardId.max)
}

/** 32 digits in the groups of a UUID. */
function uuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function newCard(context: CommandContext, user: UserRow, testCard: TestCard): CardRow {
  const { world, spec } = context
  const machine = spec.machines.card
  const transition = world.terminal.autoActivation ? 'add-active-card' : 'add-card'
  const { min, max } = spec.limits.verificationAmount
  context.transitions.push(transition)
  return {
    id: cardId(context),
    terminal: context.terminalName,
    user: user.id,
    login: user.login,
    testCard: testCard.name,
    mask: maskPan(testCard.number),
    holder: text(context, 'CardHolder') ?? '',
    expiry: expiryOf(context),
    state: stateAfter(machine, transition, 'none'),
    verification: world.terminal.autoActivation ? 0 : world.random.integer(min, max),
    createdAt: context.now,
  }
}

/** The right amount makes the card active; a wrong one changes nothing (decisions C23, S57). */
export const activate: Operation = {
  async run(context, tx): Promise<Reply> {
    const card = found(context, 'card')
    const machine = context.spec.machines.card
    const right = number(context, 'Amount') === card.verification
    const transition = right ? 'activate-card' : 'activate-wrong-amount'
    context.transitions.push(transition)
    const state = stateAfter(machine, transition, card.state)
    await tx.put('cards', { ...card, state, ...(right && { verification: 0 }) })
    const errCode = machine.transitions[transition]?.error
    if (errCode === undefined) return { success: 'True' }
    return { success: 'False', errCode, why: 'Amount is not the amount that was blocked on the card.' }
  },
}

export const removeCard: Operation = {
  async run(context, tx) {
    await takeOff(context, tx, found(context, 'card'))
    return { success: 'True' }
  },
}

export const listCards: Operation = {
  async run(context, tx) {
    const { spec, now } = context
    const cards = await tx.find('cards', 'user', found(context, 'user').id)
    return {
      success: 'True',
      children: {
        Item: cards.map((card) => ({
          CardName: card.mask,
          CardId: card.id,
          CardHolder: card.holder,
          Status: card.state,
          NoCVV: spec.testCards[card.testCard]?.cvv === 'optional',
          Expired: isExpired(card.expiry, now),
        })),
      },
    }
  },
}
