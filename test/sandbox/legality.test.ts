import { gatewaySpec, type Sandbox, testCards, walletToken } from '@card-gateway/sandbox'
import { stateAfter } from '@card-gateway/sandbox/engine/domain/state-machine'
import { describe, expect, it } from 'vitest'
import { ip, type Opened, open, PayInfo, payOnPage, user, userWithCard, walletCard } from './fixture.js'

const { payment } = gatewaySpec.machines
type Family = 'api' | 'inpay' | 'ewallet'
const families: readonly Family[] = ['api', 'inpay', 'ewallet']
const OrderId = 'A-1'
const Amount = 1000
const PayToken = walletToken(1, 'success', Amount)

/** How a payment gets into each state, in each family. */
const ways: Readonly<Record<string, (opened: Opened, family: Family) => Promise<unknown>>> = {
  none: async () => undefined,
  New: async ({ gateway }, family) =>
    family === 'ewallet'
      ? gateway.ewallet.init({ ...user, SessionType: 'Pay', OrderId, Amount, IP: ip })
      : gateway.inpay.init({ SessionType: 'Pay', OrderId, Amount, IP: ip }),
  PreAuthorized3DS: (opened, family) => pay(opened, family, testCards.threeDSecure.PAN),
  PreAuthorizedAF: (opened, family) => {
    force(opened.sandbox, family, { state: 'PreAuthorizedAF' })
    return pay(opened, family)
  },
  Authorized: (opened, family) => block(opened, family),
  Voided: async (opened, family) => {
    await block(opened, family)
    await opened.gateway[family].unblock({ OrderId, Amount })
  },
  Charged: (opened, family) => pay(opened, family),
  Refunded: async (opened, family) => {
    await pay(opened, family)
    await opened.gateway[family].refund({ OrderId, Amount })
  },
  Rejected: (opened, family) => pay(opened, family, testCards.blockProcessingError.PAN),
  Forwarded: (opened, family) => {
    force(opened.sandbox, family, { forwardTo: 'T2' })
    return pay(opened, family)
  },
  Error: (opened, family) => {
    force(opened.sandbox, family, { error: 'COMMUNICATE_ERROR' })
    return pay(opened, family)
  },
}

const payCommands = { api: 'api.Pay', inpay: 'inpay.PayPage', ewallet: 'ewallet.Pay' }

function force(sandbox: Sandbox, family: Family, outcome: Parameters<Sandbox['faults']['force']>[1]) {
  sandbox.faults.force(payCommands[family], outcome)
}

function pay(opened: Opened, family: Family, PAN: string = PayInfo.PAN): Promise<unknown> {
  const { gateway } = opened
  if (family === 'api') return gateway.api.pay({ OrderId, Amount, PayInfo: { ...PayInfo, PAN } })
  if (family === 'inpay') return payOnPage(opened, OrderId, 'Pay', { ...PayInfo, PAN }, Amount)
  return gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId: 'FreePay', ...walletCard, CardNumber: PAN })
}

function block(opened: Opened, family: Family): Promise<unknown> {
  if (family === 'api') return opened.gateway.api.block({ OrderId, Amount, PayInfo })
  if (family === 'inpay') return payOnPage(opened, OrderId, 'Block', PayInfo, Amount)
  return blockInWallet(opened)
}

async function blockInWallet({ gateway, sandbox }: Opened): Promise<unknown> {
  const session = await gateway.ewallet.init({ ...user, SessionType: 'Block', OrderId, Amount, IP: ip })
  const [world] = sandbox.worlds.values()
  return world?.pages.submit('/vwapi/Pay', session.Success === 'True' ? session.SessionId : '', PayInfo, '')
}

interface Reply {
  readonly Success: string
  readonly ErrCode?: string | undefined
}

/** Every command that goes on with a payment. */
const commands: Readonly<Record<string, (opened: Opened) => Promise<Reply>>> = {
  'api.Charge': ({ gateway }) => gateway.api.charge({ OrderId }),
  'api.Unblock': ({ gateway }) => gateway.api.unblock({ OrderId, Amount }),
  'api.Refund': ({ gateway }) => gateway.api.refund({ OrderId, Amount }),
  'api.Pay3DS': async (opened) => opened.gateway.api.pay3DS({ OrderId, PaRes: await paRes(opened) }),
  'api.Block3DS': async (opened) => opened.gateway.api.block3DS({ OrderId, PaRes: await paRes(opened) }),
  'inpay.Charge': ({ gateway }) => gateway.inpay.charge({ OrderId }),
  'inpay.Unblock': ({ gateway }) => gateway.inpay.unblock({ OrderId, Amount }),
  'inpay.Refund': ({ gateway }) => gateway.inpay.refund({ OrderId, Amount }),
  'ewallet.Charge': ({ gateway }) => gateway.ewallet.charge({ OrderId }),
  'ewallet.Unblock': ({ gateway }) => gateway.ewallet.unblock({ OrderId, Amount }),
  'ewallet.Refund': ({ gateway }) => gateway.ewallet.refund({ OrderId, Amount }),
  'ewallet.PaySubmit3DS': async (opened) =>
    opened.gateway.ewallet.paySubmit3DS({ MD: (await threeDSKey(opened)) ?? 'none', PaRes: await paRes(opened) }),
}

async function threeDSKey({ sandbox }: Opened): Promise<string | undefined> {
  return (await sandbox.inspect.payment(OrderId))?.threeDS?.key
}

async function paRes(opened: Opened): Promise<string> {
  const key = await threeDSKey(opened)
  return key === undefined ? 'eJx' : opened.sandbox.issuer.decide(key)
}

/** Commands that begin a payment. */
const beginnings: Readonly<Record<string, (opened: Opened) => Promise<Reply>>> = {
  'api.Pay': ({ gateway }) => gateway.api.pay({ OrderId, Amount, PayInfo }),
  'api.Block': ({ gateway }) => gateway.api.block({ OrderId, Amount, PayInfo }),
  'api.MPPay': ({ gateway }) => gateway.api.mpPay({ OrderId, Amount, Token: 'success' }),
  'api.MPBlock': ({ gateway }) => gateway.api.mpBlock({ OrderId, Amount, Token: 'success' }),
  'api.MobilePay': ({ gateway }) => gateway.api.mobilePay({ WalletKind: 1, OrderId, PayToken }),
  'api.MobileBlock': ({ gateway }) => gateway.api.mobileBlock({ WalletKind: 3, OrderId, PayToken }),
  'inpay.Init': ({ gateway }) => gateway.inpay.init({ SessionType: 'Pay', OrderId, Amount, IP: ip }),
  'ewallet.Init': ({ gateway }) => gateway.ewallet.init({ ...user, SessionType: 'Block', OrderId, Amount, IP: ip }),
  'ewallet.Pay': ({ gateway }) =>
    gateway.ewallet.pay({ ...user, OrderId, Amount, IP: ip, CardId: 'FreePay', ...walletCard }),
}

/** What the table says, by the transitions alone: may the command be made in the state? */
function isLegal(command: string, state: string): boolean {
  const moves = gatewaySpec.commands[command]?.moves ?? []
  return moves.some((id) => payment.transitions[id]?.from.includes(state))
}

async function opened(): Promise<Opened> {
  const sandbox = open()
  await userWithCard(sandbox)
  return sandbox
}

it('knows a way into every state of the table', () => {
  expect(Object.keys(ways).sort()).toEqual(['none', ...payment.states].sort())
})

it('knows every command that moves a payment', () => {
  const moving = Object.entries(gatewaySpec.commands)
    .filter(
      ([, { moves, descriptor }]) => descriptor.channel !== 'browser' && moves.some((id) => id in payment.transitions),
    )
    .map(([id]) => id)
  expect([...Object.keys(commands), ...Object.keys(beginnings)].sort()).toEqual(moving.sort())
})

describe.each(families)('%s', (family) => {
  const own = Object.keys(commands).filter((id) => id.startsWith(family))
  const states = Object.keys(ways)
  it.each(states.flatMap((state) => own.map((command) => [command, state] as const)))(
    '%s on a payment that is %s',
    async (command, state) => {
      const gateway = await opened()
      await ways[state]?.(gateway, family)
      const before = await gateway.sandbox.inspect.payment(OrderId)
      expect(before?.state ?? 'none').toBe(state)
      const reply = await commands[command]?.(gateway)
      const after = await gateway.sandbox.inspect.payment(OrderId)
      const wrongScheme = command === 'api.Block3DS' && state === 'PreAuthorized3DS'
      if (isLegal(command, state) && !wrongScheme) {
        expect(reply).toMatchObject({ Success: 'True' })
        expect(after?.timeline.length).toBe((before?.timeline.length ?? 0) + 1)
      } else {
        expect(reply).toMatchObject({
          Success: 'False',
          ErrCode:
            before === undefined || (command === 'ewallet.PaySubmit3DS' && before.threeDS === undefined)
              ? 'ORDER_NOT_FOUND'
              : 'ILLEGAL_ORDER_STATE',
        })
        expect([after?.state, after?.balance, after?.timeline]).toEqual([
          before?.state,
          before?.balance,
          before?.timeline,
        ])
      }
    },
  )

  const starting = Object.keys(beginnings).filter((id) => id.startsWith(family))
  it.each(states.flatMap((state) => starting.map((command) => [command, state] as const)))(
    '%s under an OrderId that is %s',
    async (command, state) => {
      const gateway = await opened()
      await ways[state]?.(gateway, family)
      const before = await gateway.sandbox.inspect.payment(OrderId)
      const reply = await beginnings[command]?.(gateway)
      if (before === undefined) return expect(reply).toMatchObject({ Success: 'True' })
      expect(reply).toMatchObject({ Success: 'False', ErrCode: 'DUPLICATE_ORDER_ID' })
      expect(await gateway.sandbox.inspect.payment(OrderId)).toEqual(before)
    },
  )
})

it('no defect moves a payment against the table, or to where it knows no way', () => {
  expect(() => stateAfter(payment, 'charge', 'Refunded')).toThrow('charge does not start in Refunded')
  expect(() => stateAfter(payment, 'teleport', 'New')).toThrow('teleport does not start in New')
})
