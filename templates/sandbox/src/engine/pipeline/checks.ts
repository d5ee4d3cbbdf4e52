import type { GatewaySpec } from '../../spec/gateway-spec.js'
import { refuse } from '../domain/context.js'
import type {
  Check,
  CheckInTx,
  CheckOfRequest,
  CompiledCommand,
  Refusal,
  UncheckedCommand,
} from '../domain/contract.js'
import { cardProblem, codeProblem, confirmCode, findCard, findUser, holderProblem } from './payer-checks.js'
import { amountWithin, orderFree, orderKnown, stateAllows } from './payment-checks.js'

type CheckFunction = Omit<Check, 'row'>

const always = () => true
const has = (name: string) => (command: UncheckedCommand) => command.fields.has(name)

/** The first refusal is answered; its words also name the others. */
function together(refusals: readonly Refusal[]): Refusal | undefined {
  const [first] = refusals
  if (first === undefined) return undefined
  return { errCode: first.errCode, why: [...new Set(refusals.slice(0, 5).map(({ why }) => why))].join(' ') }
}

/** Every check by the name it has in the precedence table. */
const checkFunctions: Readonly<Record<string, CheckFunction>> = {
  parameters: { applies: always, beforeTx: ({ structure }) => together(structure) },
  terminal: {
    applies: (command) => command.fields.has('Key') || command.fields.has('VWID'),
    beforeTx: ({ world, credential }) =>
      world === undefined ? refuse('ACCESS_DENIED', `${credential} names no terminal of this sandbox.`) : undefined,
  },
  source: {
    applies: always,
    beforeTx: ({ world, from }) => {
      const allowed = world?.terminal.allowFrom
      return allowed === undefined || (from !== undefined && allowed.includes(from))
        ? undefined
        : refuse('ACCESS_DENIED', 'The terminal does not allow the source address.')
    },
  },
  family: {
    applies: always,
    beforeTx: ({ world, command }) =>
      world === undefined || world.terminal.families.includes(command.family)
        ? undefined
        : refuse('API_NOT_ALLOWED', `The family ${command.family} is switched off for this terminal.`),
  },
  password: {
    applies: has('Password'),
    beforeTx: ({ world, password }) =>
      world?.terminal.password === password
        ? undefined
        : refuse('ACCESS_DENIED', 'Password is not that of the terminal.'),
  },
  values: { applies: always, beforeTx: ({ values }) => together(values) },
  repeats: { applies: always, beforeTx: ({ repeats }) => repeats[0] },
  'test-card': {
    applies: (command) => ['PayInfo', 'CardNumber', 'PayToken', 'Token'].some((name) => command.fields.has(name)),
    inTx: (context) =>
      context.testCard === undefined ? cardProblem(context) : (codeProblem(context) ?? holderProblem(context)),
  },
  user: { applies: (command) => command.fields.has('VWUserLgn') && command.id !== 'ewallet.Register', inTx: findUser },
  'order-free': { applies: (command) => command.operation?.order === 'begins', inTx: orderFree },
  'order-known': {
    applies: (command) => command.operation?.order !== undefined && command.operation?.order !== 'begins',
    inTx: orderKnown,
  },
  'order-idle': {
    applies: (command) => command.operation?.order === 'continues',
    inTx: ({ payment }) =>
      payment?.processing === undefined
        ? undefined
        : refuse('DUPLICATE_PROCESSING_ORDER_ID', `${payment.processing} of this payment is still being processed.`),
  },
  state: { applies: (command) => command.operation?.order === 'continues', inTx: stateAllows },
  card: { applies: has('CardId'), inTx: findCard },
  phone: {
    applies: (command) => command.id === 'ewallet.SendCode',
    inTx: ({ user }) =>
      user?.phone === undefined ? refuse('WRONG_PHONE', 'The user has no phone number to send a code to.') : undefined,
  },
  'confirm-code': { applies: has('ConfirmCode'), inTx: confirmCode },
  amount: { applies: has('OrderId'), inTx: amountWithin },
}

/**
 * The checks of a command in the table's order.
 *
 * @throws Error when the table and the engine do not know the same checks, or a check of the request alone comes too late
 */
export function checksFor(command: UncheckedCommand, spec: GatewaySpec): Pick<CompiledCommand, 'beforeTx' | 'inTx'> {
  const checks = spec.precedence.map((row): Check => {
    const work = checkFunctions[row.check]
    if (work === undefined) throw new Error(`the engine has no check ${row.check}`)
    return { row, ...work }
  })
  if (checks.length !== Object.keys(checkFunctions).length)
    throw new Error('the precedence table lacks a check of the engine')
  const firstInTx = checks.findIndex(({ inTx }) => inTx)
  if (checks.slice(firstInTx).some(({ beforeTx }) => beforeTx))
    throw new Error('a check of the request alone comes after one that needs the store')
  const applying = checks.filter(({ applies }) => applies(command, spec))
  return { beforeTx: applying.filter(isOfRequest), inTx: applying.filter(isInTx) }
}

const isOfRequest = (check: Check): check is CheckOfRequest => check.beforeTx !== undefined
const isInTx = (check: Check): check is CheckInTx => check.inTx !== undefined
