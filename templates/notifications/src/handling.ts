import type { Beliefs } from './belief.js'
import { inquire, orderOf, type StatusAnswer } from './confirm.js'
import { groundOf, weigh } from './evidence.js'
import { identity } from './identity.js'
import type { Claimed, Facts, InboxStore } from './inbox.js'
import type { MeaningOf } from './meaning.js'
import { eventNameOf, type Notification } from './notification.js'
import type { Questions } from './questions.js'
import type { Handler, HandlerContext, Routes } from './routing.js'
import { type Believing, type News, Telling } from './telling.js'

/** Handlers that are called with what arrived, without confirmation. */
export interface Trusting<Tx> {
  readonly confirm: 'none'
  readonly routes: Routes<HandlerContext<Tx>>
  readonly otherwise: Handler<Notification, HandlerContext<Tx>>
}

/** What a notification is handled with. */
export interface HandlingSettings<Tx> {
  readonly inbox: InboxStore<Tx>
  readonly decode: (body: Uint8Array) => Promise<Notification>
  readonly meaningOf: MeaningOf
  readonly beliefs: Beliefs
  /** Error code of a status query for a payment that the gateway does not know. */
  readonly unknownPayment: string
  /** What the gateway was asked lately. */
  readonly questions: Questions<StatusAnswer>
  readonly handlers: Believing<Tx> | Trusting<Tx>
  readonly perOrder: boolean
  /** How often a notification is tried at most. */
  readonly attempts: number
}

/** Decodes a notification, asks the gateway about it and calls the handlers in the inbox's transaction. */
export async function handle<Tx>(settings: HandlingSettings<Tx>, claimed: Claimed): Promise<void> {
  const notification = await settings.decode(claimed.body)
  const news: News = { claimed, notification, meaning: settings.meaningOf(notification) }
  const { handlers } = settings
  if (handlers.confirm === 'none') await handleAsTold(settings, handlers, news)
  else await handleAsConfirmed(settings, handlers, news)
}

async function handleAsTold<Tx>(
  { inbox, perOrder }: HandlingSettings<Tx>,
  { routes, otherwise }: Trusting<Tx>,
  { claimed, notification, meaning }: News,
): Promise<void> {
  const facts = factsOf(notification, identity(notification), perOrder)
  await inbox.complete(claimed, facts, async ({ tx }) => {
    const route = routes.get(facts.name)
    const handler = route?.handle ?? otherwise
    await handler(notification, { tx, id: claimed.id, attempt: claimed.attempt, meaning })
    return { outcome: route ? 'handled' : 'fallback' }
  })
}

async function handleAsConfirmed<Tx>(
  settings: HandlingSettings<Tx>,
  handlers: Believing<Tx>,
  news: News,
): Promise<void> {
  const { inbox, beliefs, unknownPayment, questions, attempts, perOrder } = settings
  const { claimed, notification, meaning } = news
  const asking = { confirming: handlers.confirm, questions, unknownPayment }
  const inquiry = await inquire(asking, notification, meaning, claimed)
  const evidence = weigh(beliefs, notification, meaning, inquiry, { ...claimed, attempts })
  const former = identity(notification)
  const facts = { ...factsOf(notification, identity(notification, groundOf(evidence)), perOrder), former }
  await inbox.complete(claimed, facts, async ({ tx, progress }) => {
    const telling = new Telling({ beliefs, handlers, news, evidence, tx, progress })
    const outcome = await telling.tell(facts.name)
    const { learned, unproven } = telling
    return {
      outcome,
      ...(learned !== undefined && { progress: learned }),
      ...(unproven !== undefined && { unproven }),
    }
  })
}

function factsOf(notification: Notification, digest: string, perOrder: boolean): Facts {
  const order = perOrder ? orderOf(notification) : undefined
  return { identity: digest, name: eventNameOf(notification), ...(order !== undefined && { order }) }
}
