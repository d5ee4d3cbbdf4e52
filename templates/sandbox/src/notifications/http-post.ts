import type { Post } from '../world/delivery-options.js'

/** How a POST ended. */
export interface PostResult {
  readonly status?: number
  readonly error?: string
}

/** Posts a form once: no redirect is followed, the answer's body is not read, and an abort ends it. Never rejects. */
export async function postForm(post: Post, url: string, body: string, signal: AbortSignal): Promise<PostResult> {
  try {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await Promise.race([
      post(new Request(url, { method: 'POST', headers, body, redirect: 'manual', signal }), { signal }),
      aborted(signal),
    ])
    // An answer whose body breaks off was an answer all the same.
    await answer.body?.cancel().catch(() => {})
    return { status: answer.status }
  } catch (error) {
    return { error: reasonOf(error) }
  }
}

/** A receiver in the same process may ignore the signal. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** The code of a socket's error, else its name: no message, which could repeat what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  const { cause } = error
  if (cause instanceof Error) return reasonOf(cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
