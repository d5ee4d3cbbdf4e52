// Copied from templates/protocol/src/vouched.ts by `npm run generate`. Do not edit: change it there.
/**
 * Gives a value built from a descriptor the type that descriptor was emitted with.
 *
 * A descriptor and its types are generated together, which the conformance suite checks example by example; the
 * compiler cannot see this, so the type is asserted here, in one place.
 */
export function vouched<T>(value: unknown): T
export function vouched(value: unknown): unknown {
  return value
}
