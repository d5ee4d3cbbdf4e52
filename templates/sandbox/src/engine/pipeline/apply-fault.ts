import type { Fault } from '../../world/faults.js'
import type { GatewayAnswer } from '../wire/messages.js'

const badGateway =
  '<!doctype html>\n<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>\n'

/** An answer as a fault leaves it. */
export function playFault(fault: Fault | undefined, answer: GatewayAnswer): GatewayAnswer {
  const { body } = answer
  switch (fault) {
    case 'truncated':
      return { ...answer, body: body.slice(0, Math.ceil(body.length / 2)) }
    case 'html-502':
      return { status: 502, contentType: 'text/html; charset=utf-8', body: badGateway, why: undefined, slow: false }
    case 'wrong-root':
      return { ...answer, body: body.startsWith('<') ? '<Unexpected Success="True"/>' : '[]' }
    case 'slow':
      return { ...answer, slow: true }
    default:
      return answer
  }
}
