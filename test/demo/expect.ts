/** Replies that come with Success `True`, and so on. */
type Outcome<Reply, Success> = Extract<Reply, { readonly Success: Success }>

/**
 * The reply, when it is of the outcome the demo goes on with.
 *
 * @throws Error that ends the demo, when it is not
 */
export function only<Reply extends { readonly Success: string }, Success extends Reply['Success']>(
  reply: Reply,
  success: Success,
): Outcome<Reply, Success> {
  if (isOf(reply, success)) return reply
  throw new Error(`expected Success ${success}, the gateway answered ${JSON.stringify(reply)}`)
}

function isOf<Reply extends { readonly Success: string }, Success extends string>(
  reply: Reply,
  success: Success,
): reply is Outcome<Reply, Success> {
  return reply.Success === success
}

/** @throws Error that ends the demo */
export function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`expected: ${what}`)
}
