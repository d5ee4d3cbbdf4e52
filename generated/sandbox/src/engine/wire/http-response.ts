// Copied from templates/sandbox/src/engine/wire/http-response.ts by `npm run generate`. Do not edit: change it there.
import type { GatewayResponse } from './messages.js'

/** Headers of an answer. */
export function headersOf({ contentType, why, docs }: GatewayResponse): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': contentType }
  if (why !== undefined) headers['x-card-gateway-why'] = encodeHeader(why)
  if (docs !== undefined) headers['x-card-gateway-docs'] = encodeHeader(docs)
  return headers
}

/** Headers carry Latin letters only. */
function encodeHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?')
}

export function responseOf(reply: GatewayResponse): Response {
  const { status, body, slow } = reply
  return new Response(slow ? byteByByte(body) : body, { status, headers: headersOf(reply) })
}

/** The bytes of a slow answer, each after a while. */
export async function* slowBytes(body: string): AsyncGenerator<Uint8Array> {
  for (const byte of new TextEncoder().encode(body)) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    yield Uint8Array.of(byte)
  }
}

function byteByByte(body: string): ReadableStream<Uint8Array> {
  const bytes = slowBytes(body)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
