// Copied from templates/sandbox/src/http/admin/inspect-routes.ts by `npm run generate`. Do not edit: change it there.
import { checkName, type Names } from '../../spec/names.js'
import type { IssuerDecision, PaymentRow } from '../../store/payment-rows.js'
import type { UserRow } from '../../store/user-rows.js'
import type { JournalEntry } from '../../world/journal.js'
import { AdminError, found } from './admin-error.js'
import type { AdminCall, Route } from './route.js'

/** The journal, and what the store holds. */
export const lookRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/admin/journal',
    summary: 'Lists the latest requests and answers, masked, oldest first.',
    query: {
      after: 'number of an entry: only later ones',
      command: 'id of a command',
      OrderId: 'of a payment',
      limit: 'how many of the latest to list',
    },
    answer: ({ world, query, names }) => journalOf(world.journal.entries, query, names),
  },
  {
    method: 'DELETE',
    path: '/admin/journal',
    summary: 'Empties the journal.',
    answer: ({ world }) => world.journal.clear(),
  },
  {
    method: 'GET',
    path: '/admin/payments',
    summary: 'Lists the payments, oldest first.',
    answer: async ({ world }) => (await world.inspect.payments()).map(paymentView),
  },
  {
    method: 'GET',
    path: '/admin/payments/{OrderId}',
    summary: 'Shows a payment with its timeline.',
    answer: async ({ world, pathParam }) => paymentView(found(await world.inspect.payment(pathParam), 'payment')),
  },
  {
    method: 'GET',
    path: '/admin/sessions/{SessionId}',
    summary: 'Shows the session of a hosted page.',
    answer: async ({ world, pathParam }) => found(await world.inspect.session(pathParam), 'session'),
  },
  {
    method: 'GET',
    path: '/admin/users',
    summary: 'Lists the users, without their passwords.',
    answer: async ({ world }) => (await world.inspect.users()).map(userView),
  },
  {
    method: 'GET',
    path: '/admin/users/{login}',
    summary: 'Shows a user and the cards.',
    answer: async ({ world, pathParam }) => ({
      ...userView(found(await world.inspect.user(pathParam), 'user')),
      cards: await world.inspect.cards(pathParam),
    }),
  },
  {
    method: 'GET',
    path: '/admin/cards',
    summary: 'Lists the registered cards. `verification` is the amount to give to Activate.',
    query: { login: 'only cards of this user' },
    answer: ({ world, query }) => world.inspect.cards(query.get('login') ?? undefined),
  },
  {
    method: 'GET',
    path: '/admin/codes',
    summary: 'Lists the confirmation codes.',
    answer: ({ world }) => world.inspect.codes(),
  },
  {
    method: 'GET',
    path: '/admin/cheques',
    summary: 'Lists the standalone cheques.',
    answer: ({ world }) => world.inspect.cheques(),
  },
  {
    method: 'POST',
    path: '/admin/issuer',
    summary: 'Answers the issuer’s page in place of the payer, and returns the PaRes to finish with.',
    body: {
      MD: 'ThreeDSKey of the answer',
      PaReq: 'of the answer',
      decision: 'approve (default), decline, cancel, time-out',
    },
    answer: decide,
  },
]

function journalOf(entries: readonly JournalEntry[], query: URLSearchParams, names: Names): readonly JournalEntry[] {
  const [command, OrderId] = [query.get('command'), query.get('OrderId')]
  if (command !== null && !names.page.includes(command)) checkName(names, 'command', command)
  const after = whole(query, 'after') ?? 0
  const chosen = entries.filter(
    (entry) =>
      entry.number > after &&
      (command === null || entry.command === command) &&
      (OrderId === null || entry.orderId === OrderId),
  )
  const limit = whole(query, 'limit')
  return limit === undefined ? chosen : chosen.slice(Math.max(0, chosen.length - limit))
}

function whole(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new AdminError(400, `${name}: must be a number.`)
  return Number(text)
}

/** Without what only payer and issuer exchange. */
function paymentView({ threeDS, ...payment }: PaymentRow) {
  if (threeDS === undefined) return payment
  const { paReq: _secret, verdict, ...rest } = threeDS
  return { ...payment, threeDS: { ...rest, ...(verdict !== undefined && { decided: verdict.result }) } }
}

function userView({ password: _secret, ...user }: UserRow) {
  return user
}

const decisions: readonly IssuerDecision[] = ['approve', 'decline', 'cancel', 'time-out']

async function decide({ world, body }: AdminCall): Promise<{ PaRes: string }> {
  const [MD, PaReq] = [body.text('MD'), body.text('PaReq')]
  const decision = body.word('decision', decisions, 'approve')
  body.finish()
  const PaRes = await world.pages.decide(MD, PaReq, decision)
  if (PaRes === undefined) throw new AdminError(404, 'No payment waits for 3-D Secure under this MD and PaReq.')
  return { PaRes }
}
