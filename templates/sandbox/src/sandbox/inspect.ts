import { paymentId, userId } from '../store/ids.js'
import type { Store } from '../store/store.js'
import type { Tx } from '../store/transaction.js'
import type { Terminal } from '../world/settings.js'
import type { Inspect } from '../world/world.js'

/** A look at the rows of a world. */
export function inspectorOf({ name, terminal, store }: { name: string; terminal: Terminal; store: Store }): Inspect {
  const read = async <T>(work: (tx: Tx) => T | Promise<T>): Promise<T> => store.transaction(name, work)
  return {
    payment: (orderId) =>
      read(
        async (tx) =>
          (await tx.get('payments', paymentId(terminal.key, orderId))) ??
          (await tx.get('payments', paymentId(terminal.vwid, orderId))),
      ),
    payments: () => read((tx) => tx.all('payments')),
    session: (sessionId) => read((tx) => tx.get('sessions', sessionId)),
    users: () => read((tx) => tx.all('users')),
    user: (login) => read((tx) => tx.get('users', userId(terminal.vwid, login))),
    cards: (login) =>
      read((tx) => (login === undefined ? tx.all('cards') : tx.find('cards', 'user', userId(terminal.vwid, login)))),
    codes: () => read((tx) => tx.all('codes')),
    cheques: () => read((tx) => tx.all('cheques')),
  }
}
