// Copied from templates/sandbox/src/engine/operations/cheques.ts by `npm run generate`. Do not edit: change it there.
import { isRecord } from '../../lib/records.js'
import { chequeRowId, paymentId } from '../../store/ids.js'
import type { PaymentChequeRow, PaymentRow } from '../../store/payment-rows.js'
import { text } from '../domain/context.js'
import type { CommandContext, Operation } from '../domain/contract.js'
import type { Reply, Values } from '../wire/reply-writer.js'

const queued = 'Queued'
const created = 'Created'
const repeated = 'Duplicate'

/** The cheques of a payment with one more, formed by itself (decisions C20, C21). */
export function formed(
  context: CommandContext,
  { cheques }: PaymentRow,
  kind: PaymentChequeRow['kind'],
  amount: number,
): readonly PaymentChequeRow[] {
  const given = kind === 'income' && context.request.Cheque !== undefined
  // As in a timeline: a list without spare room.
  return cheques.concat([{ kind, amount, at: context.now, given }])
}

/**
 * The cheques of a payment whose sum has changed: a standing cheque of another sum is returned as a whole, and what is
 * left gets a new one.
 */
export function corrected(context: CommandContext, payment: PaymentRow, left: number): readonly PaymentChequeRow[] {
  const standing = payment.cheques.reduce((sum, { kind, amount }) => sum + (kind === 'income' ? amount : -amount), 0)
  if (standing === left) return payment.cheques
  const returned = standing === 0 ? payment.cheques : formed(context, payment, 'return', standing)
  return left === 0 ? returned : formed(context, { ...payment, cheques: returned }, 'income', left)
}

/** Queues a cheque that belongs to no payment. An Id that is known already is not queued again (decision S84). */
export const createCheque: Operation = {
  async run(context, tx): Promise<Reply> {
    const { Cheque } = context.request
    const chequeId = String(member(Cheque, 'Id'))
    const id = chequeRowId(context.terminalName, chequeId)
    await tx.lock(`cheque:${id}`)
    if ((await tx.get('cheques', id)) !== undefined) return { success: 'True', values: { Status: repeated } }
    await tx.put('cheques', {
      id,
      terminal: context.terminalName,
      chequeId,
      type: Number(member(member(Cheque, 'Content'), 'Type')),
      createdAt: context.now,
      readyAt: context.now + context.world.terminal.chequeDelay,
      ...(context.documents?.Cheque !== undefined && { document: context.documents.Cheque }),
    })
    return { success: 'True', values: { Status: queued } }
  },
}

/** Reports what became of a standalone cheque, or of those of a payment (decision C18). */
export const chequeStatus: Operation = {
  async run(context, tx): Promise<Reply> {
    const [chequeId, orderId] = [text(context, 'Id'), text(context, 'OrderId')]
    const found: Values[] = []
    if (chequeId !== undefined) {
      const row = await tx.get('cheques', chequeRowId(context.terminalName, chequeId))
      if (row !== undefined) found.push(chequeView(row.readyAt, context.now, row.document))
    }
    if (orderId !== undefined) {
      const payment = await tx.get('payments', paymentId(context.terminalName, orderId))
      const { chequeDelay } = context.world.terminal
      found.push(...(payment?.cheques ?? []).map(({ at }) => chequeView(at + chequeDelay, context.now)))
    }
    return found.length === 0
      ? { success: 'False', errCode: 'ORDER_NOT_FOUND' }
      : { success: 'True', children: { Cheques: found } }
  },
}

/** @param document the cheque as it was sent, as JSON; returned once it is formed */
function chequeView(readyAt: number, now: number, document?: string): Values {
  const ready = now >= readyAt
  return { Sended: ready, Status: ready ? created : queued, document: ready ? document : undefined }
}

function member(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
