// Copied from templates/notifications/src/rsa-padding.ts by `npm run generate`. Do not edit: change it there.
/**
 * Where the message starts in a block padded by PKCS#1 v1.5 (`00 02`, eight or more bytes that are not zero, `00`, the
 * message), or -1 when the block is not padded so. It looks at every byte whatever they are: how long it takes tells
 * nothing about them.
 */
export function messageStart(block: Uint8Array): number {
  let wrong = (block[0] ?? 1) | ((block[1] ?? 0) ^ 2)
  let looking = 1
  let start = 0
  for (let index = 2; index < block.length; index++) {
    const isZero = (((block[index] ?? 0) - 1) >>> 31) & looking
    start |= -isZero & (index + 1)
    looking ^= isZero
  }
  wrong |= looking
  return wrong === 0 && start >= shortestPadding ? start : -1
}

/** `00 02`, eight bytes, `00`. */
const shortestPadding = 11
