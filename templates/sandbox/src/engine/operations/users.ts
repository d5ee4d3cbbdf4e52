import { defined } from '../../lib/records.js'
import { userId } from '../../store/ids.js'
import type { Tx } from '../../store/transaction.js'
import type { CardRow, UserRow } from '../../store/user-rows.js'
import { found, text } from '../domain/context.js'
import type { CommandContext, Operation } from '../domain/contract.js'
import { passwordDigest } from '../domain/passwords.js'
import { stateAfter } from '../domain/state-machine.js'

export const register: Operation = {
  async run(context, tx) {
    const id = userId(context.terminalName, text(context, 'VWUserLgn') ?? '')
    await tx.lock(`user:${id}`)
    if ((await tx.get('users', id)) !== undefined) return { success: 'False', errCode: 'DUPLICATE_USER' }
    await tx.put('users', newUser(context))
    return { success: 'True' }
  },
}

/** A user as the request describes one. @param password digest, where the request does not hold the password */
export function newUser(context: CommandContext, password?: string): UserRow {
  const login = text(context, 'VWUserLgn') ?? ''
  const id = userId(context.terminalName, login)
  const phone = text(context, 'PhoneNumber')
  return {
    id,
    terminal: context.terminalName,
    login,
    password: password ?? passwordDigest(id, text(context, 'VWUserPsw') ?? ''),
    ...defined({ phone }),
    createdAt: context.now,
  }
}

/** Phone and e-mail; what is left out stays (decision S24). */
export const update: Operation = {
  async run(context, tx) {
    const user = found(context, 'user')
    const [phone, email] = [text(context, 'PhoneNumber'), text(context, 'Email')]
    await tx.put('users', { ...user, ...defined({ phone, email }) })
    return { success: 'True' }
  },
}

export const checkUser: Operation = { run: () => ({ success: 'True' }) }

/** Cards, codes and sessions go with the user, payments stay (decision S64). */
export const deleteUser: Operation = {
  async run(context, tx) {
    const user = found(context, 'user')
    for (const card of await tx.find('cards', 'user', user.id)) await takeOff(context, tx, card)
    await removeAll(tx, 'codes', user.id)
    await removeAll(tx, 'sessions', user.id)
    await tx.remove('users', user.id)
    return { success: 'True' }
  },
}

/** Takes a card off its user's list. */
export async function takeOff(context: CommandContext, tx: Tx, { id, state }: CardRow): Promise<void> {
  stateAfter(context.spec.machines.card, 'remove-card', state)
  context.transitions.push('remove-card')
  await tx.remove('cards', id)
}

async function removeAll(tx: Tx, table: 'codes' | 'sessions', user: string): Promise<void> {
  for (const { id } of await tx.find(table, 'user', user)) await tx.remove(table, id)
}
