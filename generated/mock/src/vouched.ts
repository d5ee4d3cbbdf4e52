// Copied from templates/mock/src/vouched.ts by `npm run generate`. Do not edit: change it there.
/**
 * Gives a value looked up by a command's id the type that id stands for.
 *
 * Ids, scenarios and types come from one emission; the compiler cannot follow a lookup by a name that is only known at
 * run time, so the type is asserted here, in one place. Every scenario is held against the real client by the tests.
 */
export function vouched<T>(value: unknown): T
export function vouched(value: unknown): unknown {
  return value
}
