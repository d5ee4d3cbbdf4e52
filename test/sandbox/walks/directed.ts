import { accountCommands } from './account-commands.js'
import { cardNames, toldCodes } from './cards.js'
import { Coverage } from './coverage.js'
import { laterCommands, threeDSCommands } from './later-commands.js'
import type { Family, Settings } from './model.js'
import { malformedBodies, otherCommands } from './other-commands.js'
import { pageCommands } from './page-commands.js'
import { payCommands } from './pay-commands.js'
import { Place, start } from './real.js'
import type { CommandKind, WalkCommand } from './step.js'
import { once } from './walks.js'
import { walletCommands } from './wallet-commands.js'

type GivenOf<Kind> = Kind extends CommandKind<infer Given> ? Given : never

/** A command with the usual values, except those given. */
function usual<Given>({ of }: CommandKind<Given>, given: Given): (more?: Partial<Given>) => WalkCommand {
  return (more = {}) => of({ ...given, ...more })
}

const card = { amount: 700, card: 'success', flaw: undefined, told: undefined, fault: undefined } as const
const pay = usual(payCommands.pay, { which: 'next', ...card })
const block = usual(payCommands.block, { which: 'next', ...card })
const operation = (family: Family, kind: 'charge' | 'unblock' | 'refund') =>
  usual(laterCommands[family][kind], {
    which: 'latest',
    part: 'all',
    impostor: false,
    error: undefined,
    fault: undefined,
  })
const finishing = { which: 'latest', decision: 'approve', forged: false, error: undefined } as const
const pay3DS = usual(threeDSCommands.pay3DS, finishing)
const block3DS = usual(threeDSCommands.block3DS, finishing)
const paySubmit3DS = usual(threeDSCommands.paySubmit3DS, finishing)
const wait = (minutes: number) => otherCommands.advance.of({ minutes })

const ivan = { user: 'ivan@shop.example', rightPassword: true } as const
const olga = { user: 'olga@shop.example', rightPassword: true } as const
const register = usual(accountCommands.register, { user: ivan.user, withPhone: true })
const added = { card: 'success', validity: 'long', flaw: undefined, error: undefined } as const
const add = (more: Partial<GivenOf<typeof accountCommands.add>['given']> = {}) =>
  accountCommands.add.of({ caller: ivan, given: { ...added, ...more } })
const deleteIvan = accountCommands.delete.of({ user: ivan.user, sure: 3, impostor: false })
const activate = usual(accountCommands.activate, { caller: ivan, card: 0, right: true })
const sendCode = usual(walletCommands.sendCode, { caller: ivan, which: 'next', card: undefined, amount: undefined })
const payFromWallet = usual(walletCommands.pay, {
  caller: ivan,
  which: 'next',
  with: 'success',
  code: 'right',
  ...wallet(),
})
const initInPay = usual(pageCommands.inpay, { type: 'Pay', which: 'next', amount: 700, caller: ivan, card: undefined })
const initWallet = usual(pageCommands.ewallet, {
  type: 'Pay',
  which: 'next',
  amount: 700,
  caller: ivan,
  card: undefined,
})
const page = (more: Partial<GivenOf<typeof accountCommands.add>['given']> = {}, told?: { readonly error: string }) =>
  pageCommands.page.of({ session: 0, given: { ...added, ...more }, code: 'right', told, decision: 'approve' })

/** The page of the session before the latest. */
const pageBefore = () =>
  pageCommands.page.of({ session: 1, given: added, code: 'right', told: undefined, decision: 'approve' })

const minutesToApril = (Date.UTC(2026, 3, 1) - Date.parse(start)) / 60_000

function wallet() {
  return { amount: 700, flaw: undefined, told: undefined, fault: undefined } as const
}

const plain: Settings = { ewalletTwoStep: false, autoActivation: false, autoRegistration: false, threeDSecure: true }

/** Directed walks to cases that random walks seldom reach, each by its name; the model goes along here as well. */
export const ways: Readonly<Record<string, readonly [Partial<Settings>, readonly WalkCommand[]]>> = {
  'every code the sandbox can be told to give': [{}, toldCodes.map((error) => pay({ told: { error } }))],
  'the sandbox is told where a payment goes': [
    {},
    [
      pay({ told: { state: 'PreAuthorizedAF' } }),
      pay({ told: { forwardTo: 'T2' } }),
      pay({ told: { forwardTo: 'T2', fail: true } }),
    ],
  ],
  'every test card': [
    {},
    cardNames.flatMap((name) => [pay({ amount: 10_001, card: name }), pay3DS(), block({ card: name }), block3DS()]),
  ],
  'every body that is refused': [{}, malformedBodies.map((what) => otherCommands.malformed.of({ what }))],
  'card data that is wrong': [
    {},
    (['unknown number', 'short holder', 'expired', 'no code'] as const).map((flaw) =>
      pay({ card: 'successCvv', flaw }),
    ),
  ],
  'a block and what becomes of it': [
    {},
    [
      ...[block(), operation('api', 'unblock')({ part: 'half' }), operation('api', 'charge')()],
      ...[operation('api', 'refund')({ part: 'half' }), operation('api', 'refund')({ part: 'one more' })],
      ...[operation('api', 'refund')({ impostor: true }), operation('api', 'refund')(), operation('api', 'refund')()],
      ...[block(), operation('api', 'unblock')(), operation('api', 'unblock')(), operation('api', 'charge')()],
      ...[pay({ which: 'latest' }), laterCommands.api.status.of({ which: 'next' })],
    ],
  ],
  'operations that take their time': [
    {},
    [
      ...[pay({ card: 'timeoutBlock' }), block({ card: 'timeoutUnblock' }), operation('api', 'unblock')()],
      ...[block({ card: 'timeoutCharge' }), operation('api', 'charge')()],
      ...[pay({ card: 'timeoutRefund' }), operation('api', 'refund')()],
    ],
  ],
  '3-D Secure in all its endings': [
    {},
    [
      ...(['approve', 'decline', 'cancel', 'time-out'] as const).flatMap((decision) => [
        ...[
          pay({ card: 'threeDSecure' }),
          pay3DS({ decision }),
          block({ card: 'threeDSecure' }),
          block3DS({ decision }),
        ],
      ]),
      ...[pay({ card: 'threeDSecure' }), pay3DS({ forged: true }), pay3DS()],
      ...[pay({ card: 'threeDSecure' }), pay3DS({ error: 'ISSUER_FAIL' })],
      ...[block({ card: 'threeDSecure' }), block3DS({ error: 'COMMUNICATE_ERROR' })],
      ...[pay({ card: 'threeDSecure' }), wait(16), pay3DS()],
    ],
  ],
  'a page and what becomes of its payment': [
    {},
    [
      ...[initInPay(), page(), operation('inpay', 'refund')({ part: 'half' }), operation('inpay', 'refund')()],
      ...[
        initInPay({ type: 'Block' }),
        page(),
        operation('inpay', 'unblock')({ part: 'half' }),
        operation('inpay', 'charge')(),
      ],
      ...[initInPay({ type: 'Block' }), page({ card: 'threeDSecure' }), operation('inpay', 'unblock')()],
      ...[
        initInPay(),
        page({ card: 'insufficientFunds' }),
        initInPay({ type: 'Block' }),
        page({ card: 'blacklisted' }),
      ],
      ...[initInPay(), page({ card: 'chargeProcessingError' }), initInPay(), wait(61), page()],
      ...[initInPay(), page({ card: 'timeoutBlock' }), page()],
    ],
  ],
  'a card from its registration to its end': [
    {},
    [
      ...[
        add(),
        register(),
        register(),
        add({ card: 'blockProcessingError' }),
        add(),
        add(),
        payFromWallet({ with: 0 }),
      ],
      ...[
        activate({ right: false }),
        activate(),
        activate(),
        payFromWallet({ with: 0 }),
        operation('ewallet', 'refund')({ part: 'half' }),
      ],
      ...[
        operation('ewallet', 'refund')({ error: 'ISSUER_FAIL' }),
        operation('ewallet', 'refund')({ part: 'one more' }),
      ],
      ...[operation('ewallet', 'refund')(), accountCommands.getList.of({ caller: ivan })],
      ...[register({ user: olga.user }), accountCommands.remove.of({ caller: olga, card: 0 })],
      ...[accountCommands.remove.of({ caller: ivan, card: 0 }), deleteIvan],
    ],
  ],
  'a card that expires': [
    {},
    [
      register(),
      add({ validity: 'this month' }),
      activate(),
      initWallet({ card: 0 }),
      wait(6 * 24 * 60),
      payFromWallet({ with: 0 }),
    ],
  ],
  'a card that expires while its page is open': [
    {},
    [
      ...[register(), add({ validity: 'this month' }), activate(), wait(minutesToApril - 30)],
      ...[initWallet({ card: 0 }), initWallet({ card: 0, type: 'Block' }), page(), wait(31), pageBefore()],
    ],
  ],
  'a code from its sending to its end': [
    {},
    [
      ...[register({ withPhone: false }), sendCode(), accountCommands.update.of({ caller: ivan })],
      ...[sendCode(), sendCode(), payFromWallet({ code: 'none' }), payFromWallet({ code: 'wrong' }), payFromWallet()],
      ...[sendCode(), wait(31), payFromWallet({ code: 'wrong' }), payFromWallet({ code: 'none' })],
      accountCommands.check.of({ caller: { ...ivan, rightPassword: false }, error: undefined }),
    ],
  ],
  'wallet payments that fail': [
    {},
    [
      ...[register(), payFromWallet({ with: 'chargeProcessingError' }), payFromWallet({ with: 'insufficientFunds' })],
      ...[
        payFromWallet({ with: 'threeDSecure' }),
        paySubmit3DS(),
        payFromWallet({ with: 'threeDSecure' }),
        paySubmit3DS({ forged: true }),
      ],
    ],
  ],
  'wallet payments in two steps': [
    { ewalletTwoStep: true },
    [
      register(),
      payFromWallet(),
      operation('ewallet', 'charge')({ part: 'half' }),
      payFromWallet(),
      operation('ewallet', 'unblock')(),
    ],
  ],
  'cards and users that come by themselves': [
    { autoActivation: true, autoRegistration: true },
    [
      add(),
      payFromWallet({ with: 0 }),
      initWallet({ type: 'Add', caller: olga }),
      page(),
      page({ card: 'successCvv' }),
      accountCommands.getList.of({ caller: olga }),
    ],
  ],
  'a user who is deleted while a page is open': [
    {},
    [register(), initWallet(), deleteIvan, page(), register(), page()],
  ],
  'a merchant without the API family': [
    { families: ['inpay', 'ewallet', 'cheques'] },
    [otherCommands.closedFamily.of({})],
  ],
}

/** Walks all of them. */
export async function goDirected(): Promise<Coverage> {
  const coverage = new Coverage()
  await using place = await Place.open()
  for (const [name, [settings, steps]] of Object.entries(ways)) {
    await once(place, { ...plain, ...settings }, steps, coverage).catch((cause: unknown) => {
      throw new Error([name, ...steps.map(String)].join('\n  '), { cause })
    })
  }
  return coverage
}
