import type { CardGateway } from '@card-gateway/client'

export interface User {
  readonly VWUserLgn: string
  readonly VWUserPsw: string
}

export interface NewCard {
  readonly CardNumber: string
  readonly EMonth: string
  readonly EYear: string
  readonly CardHolder: string
  readonly SecureCode: string
}

/** Opens an account. Confirmation codes go to its phone: digits only, beginning with the country code. */
export async function register({ ewallet }: CardGateway, user: User, PhoneNumber: string): Promise<void> {
  const reply = await ewallet.register({ ...user, PhoneNumber })
  if (reply.Success === 'False') throw new Error(reply.error.meaning)
}

/** Stores a card. It cannot pay before it is active. */
export async function addCard({ ewallet }: CardGateway, user: User, card: NewCard): Promise<string> {
  const reply = await ewallet.add({ ...user, ...card })
  if (reply.Success === 'False') throw new Error(reply.error.meaning)
  if (reply.Success === '3DS') throw new Error('The card asks for 3-D Secure: add it on the page of a session.')
  if (reply.CardId === undefined) throw new Error('The answer names no card: look it up with cards().')
  return reply.CardId
}

/** The payer reads the small amount that was blocked from the card's statement, and types it: in kopecks. */
export async function activate({ ewallet }: CardGateway, user: User, CardId: string, Amount: number): Promise<boolean> {
  const reply = await ewallet.activate({ ...user, CardId, Amount })
  return reply.Success === 'True'
}

/** The cards that can pay now. */
export async function cards({ ewallet }: CardGateway, user: User) {
  const reply = await ewallet.getList({ ...user })
  if (reply.Success === 'False') throw new Error(reply.error.meaning)
  return reply.Item.filter(({ Status, Expired }) => Status === 'IsActive' && Expired !== true)
}

export interface Purchase {
  readonly CardId: string
  readonly OrderId: string
  readonly Amount: number
}

/** Sends a code to the payer's phone; the payment of this order demands it from then on. */
export async function sendCode({ ewallet }: CardGateway, user: User, purchase: Purchase): Promise<void> {
  const reply = await ewallet.sendCode({ ...user, ...purchase })
  if (reply.Success === 'False') throw new Error(reply.error.meaning)
}

/** What the payer types, and where from. A card whose `NoCVV` is true needs no `SecureCode`. */
export interface Typed {
  readonly SecureCode?: string
  readonly ConfirmCode?: string
  readonly IP: string
}

/** Pays with a stored card. Gives the code of the decline. */
export async function pay(
  { ewallet }: CardGateway,
  user: User,
  purchase: Purchase,
  typed: Typed,
): Promise<'paid' | '3DS' | string> {
  const reply = await ewallet.pay({ ...user, ...purchase, ...typed })
  if (reply.Success === 'True') return 'paid'
  return reply.Success === '3DS' ? '3DS' : (reply.ErrCode ?? 'no code')
}
