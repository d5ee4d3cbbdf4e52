import { CardGateway, type GatewayOptions, type StandaloneCheque } from '@card-gateway/client'

/** The document does not show the paths of the cheque operations: support names them when it switches them on. */
export function createGateway(options: GatewayOptions<'create' | 'status'>): CardGateway {
  return new CardGateway({ chequePaths: { create: '/cheque/create', status: '/cheque/status' }, ...options })
}

/** A cheque of one position. Quantities and prices are texts with decimals, in roubles and not in kopecks. */
export function incomeCheque(Id: string, INN: string, goods: string, price: string): StandaloneCheque {
  return {
    Id,
    INN,
    Content: {
      Type: 1, // income; 2 returns it
      Positions: [{ Quantity: '1', Price: price, Tax: 1, Text: goods }],
      CheckClose: { Payments: [{ Type: 3, Amount: price }], TaxationSystem: 0 },
      CustomerContact: 'ivan@shop.example',
      Message: 'Thank you for the purchase',
    },
  }
}

/** Queues the cheque. That it was made is known later. */
export async function issue({ cheques }: CardGateway, Cheque: StandaloneCheque): Promise<void> {
  const reply = await cheques.create({ Cheque })
  if (reply.Success === 'False') throw new Error(`No cheque: ${reply.error.meaning}`)
}

/** Whether the cheque was sent. */
export async function wasSent({ cheques }: CardGateway, Id: string): Promise<boolean> {
  const reply = await cheques.status({ Id })
  if (reply.Success === 'False') throw new Error(`No status: ${reply.error.meaning}`)
  return (reply.Cheques ?? []).some(({ Sended }) => Sended === true)
}
