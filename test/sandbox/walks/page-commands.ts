import { expect } from 'vitest'
import { fc } from '../../support/fast-check.js'
import type { Payer } from '../payer.js'
import { addingOf, addings, callers, cardIdAt, cardIndexes, credentials, keepAdded } from './account-commands.js'
import { freePay } from './accounts.js'
import { amounts, beginning, cardData, decisions, orderIdOf, tolds } from './givens.js'
import type { Decision, Model, Session } from './model.js'
import type { Told } from './payments.js'
import { returnUrl } from './real.js'
import { comeBack, type Form, keepSession, type Opening, open, type Page, submit } from './sessions.js'
import { command, exchange, expectStatus, overTime, summary, type Walk } from './step.js'
import { type CodeChoice, codes, digitsFor } from './wallet-commands.js'

const ip = '203.0.113.7'

const opening = (family: 'inpay' | 'ewallet', types: readonly ('Pay' | 'Block' | 'Add')[]) =>
  command(
    `${family}.init`,
    fc.record({
      type: fc.constantFrom(...types),
      which: beginning,
      amount: amounts,
      caller: callers,
      card: fc.option(fc.oneof(fc.constant(freePay), cardIndexes), { nil: undefined, freq: 2 }),
    }),
    async ({ type, which, amount, caller: given, card }, model, walk) => {
      const order = orderIdOf(model, family, which)
      const owner = typeof card === 'number' ? model.cards[card]?.user : undefined
      const caller = { ...given, user: owner ?? given.user }
      const cardId =
        family === 'inpay' || type === 'Add' ? undefined : typeof card === 'number' ? cardIdAt(model, card) : card
      const request: Opening = { family, type, order, amount, caller, card: cardId }
      const answer = await exchange(model, walk, {
        command: `${family}.Init`,
        predict: () => open(model, request),
        send: () => sendInit(walk, request),
      })
      const id = answer === undefined ? undefined : Reflect.get(answer, 'SessionId')
      if (typeof id === 'string') keepSession(model, id, request)
      return `${order} ${summary(answer)}`
    },
    // Whoever registers by adding a card chooses the password.
    ({ type, caller }, model) => type !== 'Add' || caller.rightPassword || model.users.has(caller.user),
  )

function sendInit({ real }: Walk, { family, type, order, amount, caller, card }: Opening) {
  const { inpay, ewallet } = real.gateway
  const payment = { OrderId: order, Amount: amount, IP: ip }
  if (family === 'inpay')
    return inpay.init({ ...payment, SessionType: type === 'Pay' ? 'Pay' : 'Block', Url: returnUrl })
  if (type === 'Add') return ewallet.init({ ...credentials(caller), SessionType: type, IP: ip })
  return ewallet.init({
    ...credentials(caller),
    ...payment,
    SessionType: type,
    ...(card !== undefined && { CardId: card }),
  })
}

/** What payers do at the issuer, if they go there at all. */
const outcomes = fc.oneof({ weight: 5, arbitrary: decisions }, { weight: 1, arbitrary: fc.constant('leaves' as const) })

/** The page of the latest session, or of one before it. */
const paging = command(
  'payer on the page',
  fc.record({
    session: fc.constantFrom(0, 0, 0, 1, 2),
    given: addings,
    code: codes,
    told: tolds,
    decision: outcomes,
  }),
  async ({ session: back, given, code, told, decision }, model, walk) => {
    const session = sessionAt(model, back)
    if (session === undefined) return 'no session'
    const form = formOf(model, session, given, code, told)
    const pageCommand = `${session.family}.${session.type === 'Add' ? 'AddPage' : 'PayPage'}`
    if (told !== undefined) walk.real.sandbox.faults.force(pageCommand, told)
    const payer = walk.real.payer()
    const predicted = submit(model, session.id, form)
    const sent = send(walk, payer, session, form, given)
    let seen = await whole(model, walk, predicted, sent)
    await sent
    walk.real.sandbox.faults.clear()
    expectPage(walk, payer, seen)
    if (seen.kind === '3DS') seen = await authenticate(model, walk, payer, seen, decision)
    if (session.type === 'Add' && seen.kind === 'done' && seen.success)
      await keepAdded(model, walk, session.user ?? '', addingOf(given))
    if (session.order !== undefined) await expectStatus(model, walk, session.family, session.order)
    return [session.family, session.type, session.order, seen.kind, 'success' in seen ? seen.success : ''].join(' ')
  },
  ({ session: back, told }, model) => {
    const session = sessionAt(model, back)
    if (session === undefined) return false
    // Only errors make sense on the page of a registration.
    if (session.type !== 'Add') return true
    return told === undefined || 'error' in told
  },
)

export function sessionAt(model: Model, back: number): Session | undefined {
  return model.sessions.at(-1 - back)
}

export type Given = Parameters<typeof addingOf>[0]

export function formOf(model: Model, session: Session, given: Given, code: CodeChoice, told: Told | undefined): Form {
  const { card, cvv, expires } = addingOf(given)
  const wrong = given.flaw === 'unknown number' || given.flaw === 'short holder'
  const confirmCode =
    session.order === undefined || session.family === 'inpay' ? undefined : digitsFor(model, session.order, code)
  return { card, cvv, expires, wrong, confirmCode, told }
}

/** Opens the page and sends its form, as far as there is one. */
async function send(walk: Walk, payer: Payer, session: Session, form: Form, given: Given): Promise<void> {
  await openPage(walk, payer, session)
  if (payer.status === 200) await payer.send(typed(payer, form, given))
}

export async function openPage({ real }: Walk, payer: Payer, { id, family, type }: Session): Promise<void> {
  const { inpay, ewallet } = real.gateway
  const request = { SessionId: id }
  const page =
    family === 'inpay' ? inpay.payPage(request) : type === 'Add' ? ewallet.addPage(request) : ewallet.payPage(request)
  await payer.open((await page).url)
}

/** What the payer types into the fields the page has. */
export function typed(payer: Payer, form: Form, { card, flaw, validity }: Given): Record<string, string> {
  const { PAN, EMonth, EYear, CardHolder, SecureCode = '' } = cardData(card, flaw)
  const Expiry = validity === 'this month' && flaw !== 'expired' ? '03 / 26' : `${EMonth} / ${EYear}`
  const ConfirmCode = form.confirmCode ?? ''
  const fields = { PAN, Expiry, CardHolder, SecureCode, ConfirmCode }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => payer.html.includes(`name="${name}"`)))
}

async function whole(
  model: Model,
  walk: Walk,
  page: Page,
  sent: Promise<unknown>,
): Promise<Exclude<Page, { kind: 'slow' }>> {
  const ended = page.kind === 'slow' ? await overTime(model, walk, page, sent) : page
  if (ended.kind === 'slow') throw new Error('a page that is never done')
  return ended
}

/** What the payer sees is what was predicted; a page that refuses names its code in a header. */
function expectPage(walk: Walk, payer: Payer, page: Exclude<Page, { kind: 'slow' }>): void {
  const leadsTo = payer.goesTo === undefined ? undefined : new URL(payer.goesTo).searchParams.get('ok')
  const isRelay = payer.held.has('PaReq')
  const problem = page.kind === 'problem' ? problems[page.status] : undefined
  if (problem !== undefined) walk.coverage.see('errors', problem)
  expect({ status: payer.status, code: payer.code, isRelay }).toEqual({
    status: page.kind === 'problem' ? page.status : page.kind === 'invalid' ? 422 : 200,
    code: problem,
    isRelay: page.kind === '3DS',
  })
  // The way back from a page with a problem says nothing of success, so it is not compared.
  if (page.kind !== 'problem')
    expect(leadsTo).toBe(page.kind === 'done' ? (page.success ? 'True' : 'False') : undefined)
}

const problems: Readonly<Record<number, string>> = {
  404: 'ORDER_NOT_FOUND',
  409: 'ILLEGAL_ORDER_STATE',
  410: 'ORDER_TIME_OUT',
}

/** The page sends the payer to the issuer, and the issuer back to the page. */
async function authenticate(
  model: Model,
  walk: Walk,
  payer: Payer,
  page: Extract<Page, { kind: '3DS' }>,
  decision: Decision | 'leaves',
): Promise<Exclude<Page, { kind: 'slow' }>> {
  if (decision === 'leaves' || page.order.asked === undefined) return page
  await expectStatus(model, walk, page.session.family, page.order.id)
  await payer.send()
  await payer.send({ decision })
  page.order.asked.decision = decision
  const predicted = comeBack(model, page.session, page.order)
  const sent = payer.send()
  const seen = await whole(model, walk, predicted, sent)
  await sent
  expectPage(walk, payer, seen)
  return seen
}

/** Sessions and their pages. */
export const pageCommands = {
  inpay: opening('inpay', ['Pay', 'Block']),
  ewallet: opening('ewallet', ['Pay', 'Block', 'Add']),
  page: paging,
}
