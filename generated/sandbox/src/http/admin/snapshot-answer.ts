// Copied from templates/sandbox/src/http/admin/snapshot-answer.ts by `npm run generate`. Do not edit: change it there.
import type { WorldSnapshot } from '../../world/world.js'

/** Rows that are written at once. */
const together = 500

/** A world as JSON, a piece at a time: as one text a large one would need several times its memory. */
export function snapshotAnswer(snapshot: WorldSnapshot): Response {
  const pieces = piecesOf(snapshot)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, { headers: { 'cache-control': 'no-store', 'content-type': 'application/json' } })
}

function* piecesOf({ rows, ...head }: WorldSnapshot): Generator<string, void> {
  yield `${JSON.stringify(head).slice(0, -1)},"rows":{`
  let before = ''
  for (const [table, all] of Object.entries(rows)) {
    yield `${before}${JSON.stringify(table)}:[`
    for (let start = 0; start < all.length; start += together) {
      const piece = JSON.stringify(all.slice(start, start + together)).slice(1, -1)
      yield start === 0 ? piece : `,${piece}`
    }
    yield ']'
    before = ','
  }
  yield '}}'
}
