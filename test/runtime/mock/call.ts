import type { CardGateway } from '@card-gateway/client'

/** Calls a command by its id, as JavaScript without types would. */
export async function call(gateway: CardGateway, id: string, input: unknown): Promise<unknown> {
  const [family = '', localId = ''] = id.split('.')
  const methods: unknown = Reflect.get(gateway, family)
  if (typeof methods !== 'object' || methods === null) throw new Error(`The client has no family ${family}.`)
  const method = Object.getOwnPropertyNames(Object.getPrototypeOf(methods)).find(
    (name) => name.toLowerCase() === localId.toLowerCase(),
  )
  if (method === undefined) throw new Error(`gateway.${family} has no method for ${id}`)
  return Reflect.get(methods, method).call(methods, input)
}
