import type { Delivery } from '../../world/notifications.js'
import type { World } from '../../world/world.js'

/** How long to wait for a receiver's answer by default. */
export const usualPatience = '5s'

/**
 * Sends notifications and returns them as they are after their first attempt. It does not wait for those that are to go
 * later or that have no receiver.
 *
 * @param send makes them, or sends one again
 * @param patience milliseconds, on the machine's clock, after which they are given as they are
 * @param gone ends the waiting
 */
export async function attempted(
  { notifications, clock }: World,
  send: (notifications: World['notifications']) => Promise<readonly Delivery[]>,
  patience: number,
  gone?: AbortSignal,
): Promise<readonly Delivery[]> {
  const tried = new Set<string>()
  let look = () => {}
  // An attempt may be over before the sender hears that it began.
  const end = notifications.subscribe((delivery) => {
    if (isUntried(delivery)) tried.delete(delivery.id)
    else tried.add(delivery.id)
    look()
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const made = await send(notifications)
    const awaited = made.filter((delivery) => isUntried(delivery) && delivery.due <= clock.now())
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience)
      gone?.addEventListener('abort', () => resolve(), { once: true })
      look = () => awaited.every(({ id }) => tried.has(id)) && resolve()
      look()
    })
    const now = new Map((await notifications.deliveries()).map((delivery) => [delivery.id, delivery]))
    return made.map((delivery) => now.get(delivery.id) ?? delivery)
  } finally {
    clearTimeout(timer)
    end()
  }
}

function isUntried({ status, tries }: Delivery): boolean {
  return status === 'pending' && tries === 0
}
