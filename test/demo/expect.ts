/** Replies that come with Success `True`, and so on. */
type Outcome<Reply, Success> = Extract<Reply, { readonly Success: Success }>

/** What the demo expects did not happen. */
export class Unexpected extends Error {}

/**
 * The reply, when it is of the outcome the demo goes on with.
 *
 * @throws Unexpected when it is not
 */
export function only<Reply extends { readonly Success: string }, Success extends Reply['Success']>(
  reply: Reply,
  success: Success,
): Outcome<Reply, Success> {
  if (isOf(reply, success)) return reply
  const code = 'ErrCode' in reply ? ` and ErrCode ${reply.ErrCode}` : ''
  throw new Unexpected(`expected: Success ${success}; the gateway answered Success ${reply.Success}${code}`)
}

function isOf<Reply extends { readonly Success: string }, Success extends string>(
  reply: Reply,
  success: Success,
): reply is Outcome<Reply, Success> {
  return reply.Success === success
}

/** @throws Unexpected when it does not hold */
export function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Unexpected(`expected: ${what}`)
}
