import { text } from '../domain/context.js'
import type { Operation } from '../domain/contract.js'
import { authenticationError } from '../domain/three-d-secure.js'
import { authoriseAfter3DS } from './authorise.js'
import { settle } from './payment-reply.js'

/** Pay3DS, Block3DS, PaySubmit3DS: the answer is that of the command that asked. */
export const finishThreeDS: Operation = {
  order: 'continues',
  playsForced: true,
  async run(call, tx) {
    const { payment } = call
    if (payment === undefined) throw new Error('the payment was not found before')
    call.amount = payment.requested
    const error = authenticationError(call, payment, text(call, 'PaRes') ?? '')
    await tx.remove('jobs', `expire-3ds:${payment.id}`)
    return settle(call, tx, authoriseAfter3DS(call, payment, error))
  },
}
