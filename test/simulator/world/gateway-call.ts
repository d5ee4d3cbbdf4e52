import type { SimulatedProcess } from '../core/process.js'
import { garbled } from './garbling.js'
import type { CommandAnswer, Gateway } from './gateway.js'
import type { Network } from './network.js'
import type { Weather } from './weather.js'

/** Carries a command of a shop to the gateway, and the answer back. */
export type SendCommand = (from: SimulatedProcess, path: string, body: string) => Promise<CommandAnswer>

export function commandSender(network: Network, weather: Weather, gateway: () => Gateway): SendCommand {
  return async (from, path, body) => {
    const [, order = ''] = /OrderId(?:=|%3D)([\w-]+)/.exec(body) ?? []
    const garbling = weather.garbling()
    const answer = await network.exchange({
      from,
      label: `${order} ${path}`,
      to: () => gateway().any(),
      serve: (server) => gateway().command(server, { path, body }),
    })
    return garbled(answer, path, garbling)
  }
}
