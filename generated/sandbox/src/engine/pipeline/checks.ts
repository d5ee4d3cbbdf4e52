// Copied from templates/sandbox/src/engine/pipeline/checks.ts by `npm run generate`. Do not edit: change it there.
import type { EngineTables } from '../../spec/gateway-spec.js'
import { refuse } from '../domain/context.js'
import type { Check, Plan, Refusal } from '../domain/contract.js'
import { cardProblem, codeProblem, confirmCode, findCard, findUser, holderProblem } from './payer-checks.js'
import { amountWithin, orderFree, orderKnown, stateAllows } from './payment-checks.js'

type Work = Omit<Check, 'row'>

const always = () => true
const has =
  (...names: readonly string[]) =>
  (plan: Plan) =>
    names.every((name) => plan.fields.has(name))

/** The first answers; the words tell of the others too. */
function together(refusals: readonly Refusal[]): Refusal | undefined {
  const [first] = refusals
  if (first === undefined || refusals.length === 1) return first
  return { errCode: first.errCode, why: [...new Set(refusals.slice(0, 5).map(({ why }) => why))].join(' ') }
}

/** Every check by the name it has in the precedence table. */
const works: Readonly<Record<string, Work>> = {
  parameters: { applies: always, early: ({ structure }) => together(structure) },
  terminal: {
    applies: (plan) => plan.fields.has('Key') || plan.fields.has('VWID'),
    early: ({ world, credential }) =>
      world === undefined ? refuse('ACCESS_DENIED', `${credential} names no terminal of this sandbox.`) : undefined,
  },
  source: {
    applies: always,
    early: ({ world, from }) => {
      const allowed = world?.terminal.allowFrom
      return allowed === undefined || (from !== undefined && allowed.includes(from))
        ? undefined
        : refuse('ACCESS_DENIED', 'The source address is not among those the terminal allows.')
    },
  },
  family: {
    applies: always,
    early: ({ world, plan }) =>
      world === undefined || world.terminal.families.includes(plan.family)
        ? undefined
        : refuse('API_NOT_ALLOWED', `The family ${plan.family} is switched off for this terminal.`),
  },
  password: {
    applies: has('Password'),
    early: ({ world, password }) =>
      world?.terminal.password === password ? undefined : refuse('ACCESS_DENIED', "Password is not the terminal's."),
  },
  values: { applies: always, early: ({ values }) => together(values) },
  repeats: { applies: always, early: ({ repeats }) => repeats[0] },
  'test-card': {
    applies: (plan) => ['PayInfo', 'CardNumber', 'PayToken', 'Token'].some((name) => plan.fields.has(name)),
    late: (call) => (call.testCard === undefined ? cardProblem(call) : (codeProblem(call) ?? holderProblem(call))),
  },
  user: { applies: (plan) => plan.fields.has('VWUserLgn') && plan.id !== 'ewallet.Register', late: findUser },
  'order-free': { applies: (plan) => plan.operation?.order === 'begins', late: orderFree },
  'order-known': {
    applies: (plan) => plan.operation?.order !== undefined && plan.operation?.order !== 'begins',
    late: orderKnown,
  },
  'order-idle': {
    applies: (plan) => plan.operation?.order === 'continues',
    late: ({ payment }) =>
      payment?.processing === undefined
        ? undefined
        : refuse('DUPLICATE_PROCESSING_ORDER_ID', `${payment.processing} of this payment is still being processed.`),
  },
  state: { applies: (plan) => plan.operation?.order === 'continues', late: stateAllows },
  card: { applies: has('CardId'), late: findCard },
  phone: {
    applies: (plan) => plan.id === 'ewallet.SendCode',
    late: ({ user }) =>
      user?.phone === undefined ? refuse('WRONG_PHONE', 'The user has no phone a code could be sent to.') : undefined,
  },
  'confirm-code': { applies: has('ConfirmCode'), late: confirmCode },
  amount: { applies: has('OrderId'), late: amountWithin },
}

/**
 * The checks of a command in the table's order.
 *
 * @throws Error when the table and the engine do not know the same checks, or a check of the request alone comes too late
 */
export function checksFor(plan: Plan, tables: EngineTables): { early: readonly Check[]; late: readonly Check[] } {
  const checks = tables.precedence.map((row): Check => {
    const work = works[row.check]
    if (work === undefined) throw new Error(`the engine has no check ${row.check}`)
    return { row, ...work }
  })
  if (checks.length !== Object.keys(works).length) throw new Error('the precedence table lacks a check of the engine')
  const firstLate = checks.findIndex(({ late }) => late)
  if (checks.slice(firstLate).some(({ early }) => early))
    throw new Error('a check of the request alone comes after one that needs the store')
  const applying = checks.filter(({ applies }) => applies(plan, tables))
  return { early: applying.filter(({ early }) => early), late: applying.filter(({ late }) => late) }
}
