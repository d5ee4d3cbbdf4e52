import type { CommandAnswer } from './gateway.js'
import type { Garbling } from './weather.js'

/** An answer as what stands between gateway and shop leaves it. */
export function garbled(answer: CommandAnswer, path: string, garbling: Garbling | undefined): CommandAnswer {
  const { status, body } = answer
  switch (garbling) {
    case 'truncated':
      return { status, body: body.slice(0, Math.floor(body.length * 0.7)) }
    case 'html':
      return { status: 502, body: '<html><body><h1>502 Bad Gateway</h1></body></html>' }
    case 'wrong-root':
      return { status, body: body.replace(/<\w+ /, '<Maintenance ') }
    case 'other-amount':
      // A status is the only source of truth, so it is left as it is.
      return /Status$|State$/.test(path) ? answer : { status, body: body.replace(/ Amount="\d+"/, ' Amount="1"') }
    case 'misdirected':
      return { status: 421, body: 'Misdirected Request' }
    default:
      return answer
  }
}
