import { testCards } from '@card-gateway/sandbox'
import { expect } from 'vitest'
import { fc } from '../../support/fast-check.js'
import {
  type Adding,
  activate,
  addCard,
  type Caller,
  deleteUser,
  keep,
  refuseCaller,
  register,
  removeCard,
  update,
} from './accounts.js'
import { type CardName, ruleOf } from './cards.js'
import { cardData, cardsOfWalks, errors, type Flaw, flaws, refuseData, seldom } from './givens.js'
import { type Model, type Reply, refusal } from './model.js'
import { command, exchange, summary, type Walk } from './step.js'

const phone = '79001234567'

export const logins = fc.constantFrom('ivan@shop.example', 'olga@shop.example')
/** Seldom with a password that is not the user's. */
export const callers: fc.Arbitrary<Caller> = fc.record({
  user: logins,
  rightPassword: fc.integer({ min: 0, max: 14 }).map((drawn) => drawn < 14),
})

export function credentials({ user, rightPassword }: Caller) {
  return { VWUserLgn: user, VWUserPsw: rightPassword ? `${user} knows` : 'guessed' }
}

/** When a card is good to: long, or to the end of this month. */
const validities = fc.constantFrom<Validity>('long', 'long', 'this month')
type Validity = 'long' | 'this month'
const ends = { long: Date.UTC(2050, 0, 1), 'this month': Date.UTC(2026, 3, 1) }

export function walletCard(card: CardName, flaw: Flaw, validity: Validity = 'long') {
  const { PAN, ...data } = cardData(card, flaw)
  return {
    CardNumber: PAN,
    ...data,
    ...(validity === 'this month' && flaw !== 'expired' && { EMonth: '03', EYear: '26' }),
  }
}

/** How a walk's description names a user's card: the first, the second, or one that is not there. */
export const cardIndexes = fc.constantFrom(0, 0, 0, 1, 2)

/** CardId of the n-th card there is, of whatever user. */
export function cardIdAt(model: Model, index: number): string {
  return model.cards[index]?.id ?? 'nobodys-card'
}

/** Mostly the user whose card it is. */
export function ownerOf(model: Model, index: number, caller: Caller): Caller {
  const owner = model.cards[index]?.user
  return owner === undefined || caller.user === 'olga@shop.example' ? caller : { ...caller, user: owner }
}

const registering = command(
  'ewallet.register',
  fc.record({ user: logins, withPhone: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn > 0) }),
  async ({ user, withPhone }, model, walk) => {
    const request = { ...credentials({ user, rightPassword: true }), ...(withPhone && { PhoneNumber: phone }) }
    const answer = await exchange(model, walk, {
      command: 'ewallet.Register',
      predict: () => register(model, user, withPhone ? phone : undefined),
      send: () => walk.real.gateway.ewallet.register(request),
    })
    return summary(answer)
  },
)

const updating = command('ewallet.update', fc.record({ caller: callers }), async ({ caller }, model, walk) => {
  const answer = await exchange(model, walk, {
    command: 'ewallet.Update',
    predict: () => update(model, caller, phone),
    send: () => walk.real.gateway.ewallet.update({ ...credentials(caller), PhoneNumber: phone }),
  })
  return summary(answer)
})

const checking = command(
  'ewallet.check',
  fc.record({ caller: callers, error: seldom(errors) }),
  async ({ caller, error }, model, walk) => {
    const answer = await exchange(
      model,
      walk,
      {
        command: 'ewallet.Check',
        predict: () => refuseCaller(model, caller) ?? (error === undefined ? { Success: 'True' } : refusal(error)),
        send: () => walk.real.gateway.ewallet.check(credentials(caller)),
      },
      error === undefined ? {} : { told: { error } },
    )
    return summary(answer)
  },
)

const deleting = command(
  'ewallet.delete',
  fc.record({ user: logins, sure: fc.integer({ min: 0, max: 3 }), impostor: fc.boolean() }),
  async ({ user, impostor }, model, walk) => {
    const { ewallet } = impostor ? walk.real.impostor : walk.real.gateway
    const answer = await exchange(model, walk, {
      command: 'ewallet.Delete',
      predict: () => deleteUser(model, user, !impostor),
      send: () => ewallet.delete({ VWUserLgn: user }),
    })
    return summary(answer)
  },
  ({ sure }) => sure === 3,
)

/** Looks up what the payer's bank statement would show: the id of the card that was added last, and its check amount. */
export async function keepAdded(model: Model, { real }: Walk, user: string, adding: Adding): Promise<string> {
  const known = new Set(model.cards.map(({ id }) => id))
  const added = (await real.sandbox.inspect.cards(user)).find(({ id }) => !known.has(id))
  if (added === undefined) throw new Error('the card that was added is not there')
  const { min, max } = model.settings.autoActivation ? { min: 0, max: 0 } : { min: 1, max: 5000 }
  expect(added.verification).toBeGreaterThanOrEqual(min)
  expect(added.verification).toBeLessThanOrEqual(max)
  keep(model, { id: added.id, user, name: adding.card, expires: adding.expires, verification: added.verification })
  return added.id
}

export const addings = fc.record({ card: cardsOfWalks, validity: validities, flaw: flaws, error: seldom(errors) })

export function addingOf({
  card,
  validity,
  flaw,
  error,
}: {
  card: CardName
  validity: Validity
  flaw: Flaw
  error: string | undefined
}): Adding {
  return { card, cvv: flaw !== 'no code', expires: flaw === 'expired' ? 0 : ends[validity], told: error }
}

const adding = command(
  'ewallet.add',
  fc.record({ caller: callers, given: addings }),
  async ({ caller, given }, model, walk) => {
    const { card, flaw, validity, error } = given
    const details = addingOf(given)
    const send = () =>
      walk.real.gateway.ewallet.add({ ...credentials(caller), ...walletCard(card, flaw, validity), PhoneNumber: phone })
    const answer = await exchange(
      model,
      walk,
      {
        command: 'ewallet.Add',
        predict: () => {
          const registers = model.settings.autoRegistration && !model.users.has(caller.user)
          const refused = refuseData(flaw) ?? (registers ? undefined : refuseCaller(model, caller))
          return refused ?? addCard(model, caller.user, phone, details)
        },
        send,
      },
      error === undefined ? {} : { told: { error } },
    )
    if (answer?.Success === 'True') {
      const id = await keepAdded(model, walk, caller.user, details)
      expect(answer).toMatchObject({
        CardId: id,
        CardName: `${testCards[card].PAN.slice(0, 6)}xxxxxx${testCards[card].PAN.slice(-4)}`,
      })
    }
    return summary(answer)
  },
  // Whoever registers by adding a card chooses the password.
  ({ caller }, model) => caller.rightPassword || model.users.has(caller.user),
)

const activating = command(
  'ewallet.activate',
  fc.record({ caller: callers, card: cardIndexes, right: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn > 0) }),
  async ({ caller: given, card: index, right }, model, walk) => {
    const caller = ownerOf(model, index, given)
    const CardId = cardIdAt(model, index)
    const Amount = (model.cards[index]?.verification ?? 1) + (right ? 0 : 1)
    const answer = await exchange(model, walk, {
      command: 'ewallet.Activate',
      predict: () => activate(model, caller, CardId, right),
      send: () => walk.real.gateway.ewallet.activate({ ...credentials(caller), CardId, Amount: Math.max(1, Amount) }),
    })
    return summary(answer)
  },
)

const removing = command(
  'ewallet.remove',
  fc.record({ caller: callers, card: cardIndexes }),
  async ({ caller: given, card: index }, model, walk) => {
    const caller = ownerOf(model, index, given)
    const CardId = cardIdAt(model, index)
    const answer = await exchange(model, walk, {
      command: 'ewallet.Remove',
      predict: () => removeCard(model, caller, CardId),
      send: () => walk.real.gateway.ewallet.remove({ ...credentials(caller), CardId }),
    })
    return summary(answer)
  },
)

const listing = command('ewallet.getList', fc.record({ caller: callers }), async ({ caller }, model, walk) => {
  const answer = await exchange(model, walk, {
    command: 'ewallet.GetList',
    predict: (): Reply => refuseCaller(model, caller) ?? { Success: 'True' },
    send: () => walk.real.gateway.ewallet.getList(credentials(caller)),
  })
  if (answer?.Success === 'True') {
    const items = model.cards
      .filter(({ user }) => user === caller.user)
      .map(({ id, active, name, expires }) => ({
        CardId: id,
        Status: active ? 'IsActive' : 'NotActive',
        NoCVV: ruleOf(name).cvv === undefined,
        Expired: expires <= model.now,
      }))
    expect(answer).toMatchObject({ Item: items })
  }
  return summary(answer)
})

/** Commands about users and their cards. */
export const accountCommands = {
  register: registering,
  update: updating,
  check: checking,
  delete: deleting,
  add: adding,
  activate: activating,
  remove: removing,
  getList: listing,
}
