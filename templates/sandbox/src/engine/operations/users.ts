import { userId } from '../../store/ids.js'
import type { CardRow, UserRow } from '../../store/rows.js'
import type { Tx } from '../../store/transaction.js'
import { text } from '../domain/context.js'
import type { Call, Operation } from '../domain/contract.js'
import { passwordDigest } from '../domain/passwords.js'
import { stateAfter } from '../domain/state-machine.js'

export const register: Operation = {
  async run(call, tx) {
    const id = userId(call.terminalName, text(call, 'VWUserLgn') ?? '')
    await tx.lock(`user:${id}`)
    if ((await tx.get('users', id)) !== undefined) return { success: 'False', errCode: 'DUPLICATE_USER' }
    await tx.put('users', newUser(call))
    return { success: 'True' }
  },
}

/** A user as the request describes one. @param password digest, where the request does not hold the password */
export function newUser(call: Call, password?: string): UserRow {
  const login = text(call, 'VWUserLgn') ?? ''
  const id = userId(call.terminalName, login)
  const phone = text(call, 'PhoneNumber')
  return {
    id,
    terminal: call.terminalName,
    login,
    password: password ?? passwordDigest(id, text(call, 'VWUserPsw') ?? ''),
    ...(phone !== undefined && { phone }),
    createdAt: call.now,
  }
}

/** Phone and e-mail; what is left out stays (decision S24). */
export const update: Operation = {
  async run(call, tx) {
    const { user } = call
    if (user === undefined) throw new Error('the user was not found before')
    const [phone, email] = [text(call, 'PhoneNumber'), text(call, 'Email')]
    await tx.put('users', { ...user, ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) })
    return { success: 'True' }
  },
}

export const checkUser: Operation = { run: () => ({ success: 'True' }) }

/** Cards, codes and sessions go with the user, payments stay (decision S64). */
export const deleteUser: Operation = {
  async run(call, tx) {
    const { user } = call
    if (user === undefined) throw new Error('the user was not found before')
    for (const card of await tx.find('cards', 'user', user.id)) await takeOff(call, tx, card)
    await removeAll(tx, 'codes', user.id)
    await removeAll(tx, 'sessions', user.id)
    await tx.remove('users', user.id)
    return { success: 'True' }
  },
}

/** Takes a card off its user's list. */
export async function takeOff(call: Call, tx: Tx, { id, state }: CardRow): Promise<void> {
  stateAfter(call.tables.machines.card, 'remove-card', state)
  call.transitions.push('remove-card')
  await tx.remove('cards', id)
}

async function removeAll(tx: Tx, table: 'codes' | 'sessions', user: string): Promise<void> {
  for (const { id } of await tx.find(table, 'user', user)) await tx.remove(table, id)
}
