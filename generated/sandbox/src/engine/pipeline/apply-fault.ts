// Copied from templates/sandbox/src/engine/pipeline/apply-fault.ts by `npm run generate`. Do not edit: change it there.
import type { Fault } from '../../world/faults.js'
import type { GatewayResponse } from '../wire/messages.js'

const badGateway =
  '<!doctype html>\n<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>\n'

/** An answer as a fault leaves it. */
export function applyFault(fault: Fault | undefined, reply: GatewayResponse): GatewayResponse {
  const { body } = reply
  switch (fault) {
    case 'truncated':
      return { ...reply, body: body.slice(0, Math.ceil(body.length / 2)) }
    case 'html-502':
      return { status: 502, contentType: 'text/html; charset=utf-8', body: badGateway, why: undefined, slow: false }
    case 'wrong-root':
      return { ...reply, body: body.startsWith('<') ? '<Unexpected Success="True"/>' : '[]' }
    case 'slow':
      return { ...reply, slow: true }
    default:
      return reply
  }
}
