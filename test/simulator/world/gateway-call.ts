import type { SimulatedProcess } from '../core/process.js'
import type { Simulation } from '../core/simulation.js'
import type { Ledger } from '../shop/ledger.js'
import { garbled } from './garbling.js'
import type { CommandAnswer, Gateway } from './gateway.js'
import type { Network } from './network.js'
import type { Weather } from './weather.js'

/** Carries a command of a shop to the gateway, and the answer back. */
export type SendCommand = (from: SimulatedProcess, path: string, body: string) => Promise<CommandAnswer>

export interface CommandParts {
  readonly simulation: Simulation
  readonly network: Network
  readonly weather: Weather
  readonly ledger: Ledger
  readonly gateway: () => Gateway
}

/** What only asks may be sent again and again. */
const asks = /(?:Status|State)$/

const families: Readonly<Record<string, string>> = { api: 'api', apim: 'inpay', vwapi: 'ewallet' }

export function commandSender({ simulation, network, weather, ledger, gateway }: CommandParts): SendCommand {
  return async (from, path, body) => {
    const [, order = ''] = /OrderId(?:=|%3D)([\w-]+)/.exec(body) ?? []
    const garbling = weather.garbling()
    const answer = await network.exchange({
      from,
      label: `${order} ${path}`,
      to: () => gateway().any(),
      serve: (server) => {
        if (!asks.test(path) && !ledger.arrived(order, commandOf(path)))
          simulation.violate('a command was sent more often than the shop called it', order, path)
        return gateway().command(server, { path, body })
      },
    })
    const isWhole = garbling === undefined && answer.status === 200
    if (asks.test(path) && isWhole && !ledger.questions.answered(order))
      simulation.violate('more status queries than there is to ask', order, path)
    return garbled(answer, path, garbling)
  }
}

/** `/apim/Charge` is `inpay.Charge`. */
function commandOf(path: string): string {
  const [, family = '', name = ''] = path.split('/')
  return `${families[family]}.${name}`
}
