import type { CardGateway } from '@card-gateway/client'
import { createReceiver, type InboxStore, type Steps } from '@card-gateway/notifications'

/** Two functions of a platform that stops the process between requests: one takes notifications in, one works on them. */
export function createFunctions<Tx>(gateway: CardGateway, inbox: InboxStore<Tx>, secret: string, steps: Steps<Tx>) {
  const receive = createReceiver({
    inbox,
    confirm: gateway,
    secret,
    steps,
    otherwise: () => {},
    worker: false, // nothing happens between requests
  })
  return {
    /** For the address that support knows: stores, and answers 200. */
    notify: (request: Request) => receive(request),
    /** For a timer of the platform, such as each minute: works on all that is due, then ends. */
    work: () => receive.work(),
  }
}
