// Copied from templates/sandbox/src/cli/steer.ts by `npm run generate`. Do not edit: change it there.
import { isRecord } from '../lib/records.js'
import type { GatewaySpec, OperationName, TestCard } from '../spec/gateway-spec.js'
import type { Overlay } from '../spec/overlay.js'
import type { Exchange } from './recording.js'
import { valuesOf } from './request-values.js'
import type { Said } from './said.js'

/** What is planned in the sandbox before it plays a request. */
export interface Steering {
  /** The code that an issuer or the processing gave in the recording. */
  readonly error: string
  /** Test cards in place of cards that the sandbox does not have. */
  readonly cards: ReadonlyMap<string, string>
}

/** How a recorded answer steers the sandbox; undefined: not at all, and the answers are compared as they are. */
export type Steer = (exchange: Exchange, operation: OperationName | undefined, recorded: Said) => Steering | undefined

/** Steers by the declines that only an issuer or the processing knows of, and no check of the sandbox. */
export function steerBy(spec: GatewaySpec, overlays: readonly Overlay[]): Steer {
  const own = ownCodes(spec, overlays)
  const cards = new Map(Object.values(spec.testCards).map((card) => [card.number, card]))
  const standIn = Object.values(spec.testCards).find((card) => succeeds(card) && card.cvv === 'optional')
  return ({ query, body }, operation, recorded) => {
    const error = recorded.get('ErrCode') ?? ''
    if (operation === undefined || !asksIssuer.has(operation) || recorded.get('Success') !== 'false') return undefined
    if (!Object.hasOwn(spec.errors, error) || own.has(error)) return undefined
    const numbers = [...valuesOf(query), ...valuesOf(body)]
      .filter(([name]) => isNumber.test(name))
      .map(([, text]) => text)
    const known = numbers.flatMap((number) => cards.get(number) ?? [])
    // A test card with a failure of its own decides the outcome itself.
    if (!known.every(succeeds)) return undefined
    const unknown = numbers.filter((number) => !cards.has(number))
    return { error, cards: new Map(unknown.map((number) => [number, standIn?.number ?? number])) }
  }
}

const asksIssuer: ReadonlySet<OperationName> = new Set<OperationName>([
  'pay',
  'finish-3ds',
  'charge',
  'unblock',
  'refund',
  'add-card',
])

const isNumber = /^(?:PAN|CardNumber)$/i

function succeeds({ steps, threeDS }: TestCard): boolean {
  return threeDS === 'none' && Object.keys(steps).length === 0
}

/** Whether an overlay says of a code of its own that the merchant's request was at fault. */
function isMerchants(error: unknown): boolean {
  return isRecord(error) && isRecord(error.advice) && error.advice.fault === 'merchant'
}

/** Codes that checks give: where a recording has one of those, the sandbox shows what its own checks say. */
function ownCodes({ precedence, profile, errors, overlays: named }: GatewaySpec, own: readonly Overlay[]): Set<string> {
  const rows = [...Object.values(named), ...own].flatMap((overlay) => Object.values(overlay.rows))
  const merchants = rows.flatMap((row) =>
    Object.entries(row.errors ?? {}).flatMap(([code, error]) => (isMerchants(error) ? [code] : [])),
  )
  const checks = [
    ...precedence.flatMap(({ codes }) => codes),
    ...Object.values(profile?.refusals ?? {}).flatMap(Object.values),
  ]
  return new Set(['NONE', ...checks, ...merchants].filter((code) => Object.hasOwn(errors, code)))
}
