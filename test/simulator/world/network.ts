import type { SimulatedProcess } from '../core/process.js'
import type { Simulation } from '../core/simulation.js'
import type { Fate, Weather } from './weather.js'

/** Why no answer came. */
export type LossCode = 'refused' | 'lost'

export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
  readonly code: LossCode

  constructor(code: LossCode) {
    super(code)
    this.code = code
  }
}

/** A request on its way. */
export interface Exchange<Answer> {
  readonly from: SimulatedProcess
  /** For the history. */
  readonly label: string
  /** The process that serves it when it arrives. */
  readonly to: () => SimulatedProcess | undefined
  readonly serve: (server: SimulatedProcess) => Promise<Answer>
  /** Whether a copy of it may arrive too, as some proxies make them. */
  readonly mayDouble?: boolean
  /** Says that the caller waits no longer. */
  readonly signal?: AbortSignal
}

/** Carries requests and answers between processes, as far as the weather (the faults) allows. */
export class Network {
  readonly #simulation: Simulation
  readonly #weather: Weather

  constructor(simulation: Simulation, weather: Weather) {
    this.#simulation = simulation
    this.#weather = weather
  }

  /**
   * Resolves with the answer, in an event of the caller; never, when the network lost the request or the answer.
   *
   * @throws ConnectionLost
   */
  exchange<Answer>(exchange: Exchange<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#send(exchange, resolve, reject)
      if (exchange.mayDouble && this.#weather.happens('doubled')) this.#send(exchange, nobody, nobody)
    })
  }

  #send<Answer>(exchange: Exchange<Answer>, resolve: (answer: Answer) => void, reject: (error: unknown) => void): void {
    const { from, label } = exchange
    const fate = this.#weather.fate()
    const lose = (code: LossCode) => {
      from.after(this.#weather.travel('arrives'), `${label} ${code}`, () => reject(new ConnectionLost(code)))
    }
    if (fate === 'silence') this.#simulation.note(from.name, `${label} is swallowed`)
    else if (fate === 'reset') lose('lost')
    else this.#arrive(exchange, fate, resolve, lose)
  }

  #arrive<Answer>(
    exchange: Exchange<Answer>,
    fate: Fate,
    resolve: (answer: Answer) => void,
    lose: (code: LossCode) => void,
  ): void {
    this.#simulation.after(this.#weather.travel(fate), undefined, '', () => {
      const server = exchange.to()
      if (server === undefined) lose('refused')
      else this.#serve(server, exchange, resolve, lose)
    })
  }

  #serve<Answer>(
    server: SimulatedProcess,
    { from, label, serve, signal }: Exchange<Answer>,
    resolve: (answer: Answer) => void,
    lose: (code: LossCode) => void,
  ): void {
    server.after(0, label, () => {
      const forget = server.onDeath(() => lose('lost'))
      // A server that hangs forgets clients that have gone: a month of hanging would otherwise fill the memory.
      signal?.addEventListener('abort', forget, { once: true })
      const answered = (answer: Answer) => {
        forget()
        const fate = this.#weather.fate()
        if (fate === 'silence') this.#simulation.note(server.name, `answer to ${label} is swallowed`)
        else if (fate === 'reset') lose('lost')
        else from.after(this.#weather.travel(fate), `${label} answered`, () => resolve(answer))
      }
      serve(server).then(answered, () => {
        forget()
        lose('lost')
      })
    })
  }
}

function nobody(): void {}
