// Copied from templates/sandbox/src/engine/operations/finish-3ds.ts by `npm run generate`. Do not edit: change it there.
import { found, text } from '../domain/context.js'
import type { Operation } from '../domain/contract.js'
import { authenticationError } from '../domain/three-d-secure.js'
import { authoriseAfter3DS } from './authorise.js'
import { concludePayment } from './payment-reply.js'

/** Pay3DS, Block3DS, PaySubmit3DS: the answer is that of the command that asked. */
export const finishThreeDS: Operation = {
  order: 'continues',
  playsForced: true,
  async run(context, tx) {
    const payment = found(context, 'payment')
    context.amount = payment.requested
    const error = authenticationError(context, payment, text(context, 'PaRes') ?? '')
    await tx.remove('jobs', `expire-3ds:${payment.id}`)
    return concludePayment(context, tx, authoriseAfter3DS(context, payment, error))
  },
}
