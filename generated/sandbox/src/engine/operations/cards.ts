// Copied from templates/sandbox/src/engine/operations/cards.ts by `npm run generate`. Do not edit: change it there.
import { maskPan } from '@card-gateway/protocol'
import type { StepOutcome } from '../../spec/gateway-spec.js'
import { insertNew } from '../../store/insert-new.js'
import type { CardRow } from '../../store/rows.js'
import type { Tx } from '../../store/transaction.js'
import { isExpired } from '../domain/card-expiry.js'
import { forcedError, number, text } from '../domain/context.js'
import type { Call, Deferred, Operation, Refusal } from '../domain/contract.js'
import { tell } from '../domain/results.js'
import { stateAfter } from '../domain/state-machine.js'
import type { Answer } from '../wire/reply-writer.js'
import { lost } from './payment-reply.js'
import { newUser, takeOff } from './users.js'

/** Add, on the merchant's side. */
export const addCard: Operation = {
  playsForced: true,
  async run(call, tx): Promise<Answer | Deferred> {
    const card = await register(call, tx)
    if (!('errCode' in card)) {
      const late = blockOf(call)?.after
      return late === undefined ? { success: 'True', values: { CardId: card.id, CardName: card.mask } } : lost(late)
    }
    const { after, errCode, why } = card
    if (after === undefined) return { success: 'False', errCode, why }
    return {
      after,
      answer(later) {
        tellRefused(later, card)
        return { success: 'False', errCode, why }
      },
    }
  },
}

/**
 * Registers a card, also from the hosted page, and tells it. A refusal that takes time is for the caller to tell. A user who
 * registers by it comes with the card (decision S90).
 */
export async function register(call: Call, tx: Tx): Promise<CardRow | AddRefusal> {
  const { testCard } = call
  if (testCard === undefined) throw new Error('a card is added without one')
  const isNew = call.user === undefined
  call.user ??= newUser(call, call.session?.password)
  await tx.lock(`user:${call.user.id}`)
  const refusal = await refusalOf(call, tx)
  if (refusal !== undefined) {
    if (refusal.after === undefined) tellRefused(call, refusal)
    return refusal
  }
  if (isNew) await tx.put('users', call.user)
  const mask = maskPan(testCard.number)
  const draft = newCard(call, mask)
  const card = await insertNew(tx, 'cards', draft, () => ({ ...draft, id: cardId(call) }))
  call.card = card
  tell(call, { orderId: ownOrderId(call), cardMask: mask, amount: card.verification })
  return card
}

/** Tells that a card was not registered. */
export function tellRefused(call: Call, { errCode, failedAt }: AddRefusal): void {
  const { testCard } = call
  tell(call, {
    orderId: ownOrderId(call),
    errCode,
    failedAt,
    ...(testCard !== undefined && { cardMask: maskPan(testCard.number) }),
  })
}

/** Of the block that proves a card; Add has none of the merchant's (decision C42). */
function ownOrderId({ world }: Call): string {
  return `add-${world.random.hex(12)}`
}

/** Why a card is not registered. With `after`, that is only known so many milliseconds later (decision S53). */
export type AddRefusal = Refusal & { readonly failedAt: 'block' | 'request'; readonly after?: number }

/**
 * The verification block is a step of the card like any other; 3-D Secure is not asked (decision S60). Where cards become
 * active by themselves nothing is blocked, so that no block can fail (decision S91).
 */
async function refusalOf(call: Call, tx: Tx): Promise<AddRefusal | undefined> {
  const { testCard, user, now } = call
  if (testCard === undefined || user === undefined) return undefined
  const forced = forcedError(call)
  if (forced !== undefined) return { errCode: forced, why: 'The sandbox was told so.', failedAt: 'block' }
  for (const card of await tx.find('cards', 'user', user.id)) {
    if (card.testCard === testCard.name) {
      return { errCode: 'DUPLICATE_CARD', why: 'The user has this card already.', failedAt: 'request' }
    }
  }
  if (isExpired(expiryOf(call), now))
    return { errCode: 'WRONG_EXPIRE_DATE', why: 'The card expired.', failedAt: 'block' }
  if (testCard.cvv === 'mandatory' && text(call, 'SecureCode') === undefined) {
    return { errCode: 'WRONG_CVV', why: 'The card wants its code.', failedAt: 'block' }
  }
  const blocked = blockOf(call)
  if (blocked === undefined || blocked.above !== undefined) return undefined
  const { after, error } = blocked
  if (after === undefined) return { errCode: error, why: 'The card refuses the block.', failedAt: 'block' }
  if (call.world.terminal.timeoutTakesEffect) return undefined
  return { errCode: error, why: 'The block of the card timed out.', failedAt: 'block', after }
}

/** What the card makes of its verification block. */
function blockOf({ testCard, world }: Call): StepOutcome | undefined {
  return world.terminal.autoActivation ? undefined : testCard?.steps.block
}

function expiryOf(call: Call): string {
  return `${text(call, 'EYear') ?? ''}${text(call, 'EMonth') ?? ''}`
}

function cardId({ world, tables }: Call): string {
  return world.random.digits(tables.limits.cardId.max)
}

function newCard(call: Call, mask: string): CardRow {
  const { world, tables, testCard, user } = call
  const machine = tables.machines.card
  const transition = world.terminal.autoActivation ? 'add-active-card' : 'add-card'
  const { min, max } = tables.limits.verificationAmount
  call.transitions.push(transition)
  return {
    id: cardId(call),
    terminal: call.terminalName,
    user: user?.id ?? '',
    login: user?.login ?? '',
    testCard: testCard?.name ?? '',
    mask,
    holder: text(call, 'CardHolder') ?? '',
    expiry: expiryOf(call),
    state: stateAfter(machine, transition, 'none'),
    verification: world.terminal.autoActivation ? 0 : world.random.integer(min, max),
    createdAt: call.now,
  }
}

/** The right amount makes the card active; a wrong one changes nothing (decisions C23, S57). */
export const activate: Operation = {
  async run(call, tx): Promise<Answer> {
    const { card, tables } = call
    if (card === undefined) throw new Error('the card was not found before')
    const machine = tables.machines.card
    const right = number(call, 'Amount') === card.verification
    const transition = right ? 'activate-card' : 'activate-wrong-amount'
    call.transitions.push(transition)
    const state = stateAfter(machine, transition, card.state)
    await tx.put('cards', { ...card, state, ...(right && { verification: 0 }) })
    const errCode = machine.transitions[transition]?.error
    if (errCode === undefined) return { success: 'True' }
    return { success: 'False', errCode, why: 'Amount is not the amount that was blocked on the card.' }
  },
}

export const removeCard: Operation = {
  async run(call, tx) {
    const { card } = call
    if (card === undefined) throw new Error('the card was not found before')
    await takeOff(call, tx, card)
    return { success: 'True' }
  },
}

export const listCards: Operation = {
  async run(call, tx) {
    const { user, tables, now } = call
    const cards = user === undefined ? [] : await tx.find('cards', 'user', user.id)
    return {
      success: 'True',
      children: {
        Item: cards.map((card) => ({
          CardName: card.mask,
          CardId: card.id,
          CardHolder: card.holder,
          Status: card.state,
          NoCVV: tables.testCards[card.testCard]?.cvv === 'optional',
          Expired: isExpired(card.expiry, now),
        })),
      },
    }
  },
}
