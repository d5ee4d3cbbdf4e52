// Copied from templates/protocol/src/state-parser.ts by `npm run generate`. Do not edit: change it there.
/** A payment status as it was read. `Forwarded(T2)` is known as `Forwarded` with the parameter `T2`. */
export type ParsedState<Name extends string = string> =
  | { readonly kind: 'known'; readonly name: Name; readonly parameter?: string }
  | { readonly kind: 'unknown'; readonly raw: string }

const withParameter = /^([^()]*)\(([^()]*)\)$/

/**
 * Makes the reader of a machine's states. Names are compared without regard to case (convention 4) and given as
 * documented; what is not documented comes back as `unknown` with its text (decision S34).
 *
 * @param names all states
 * @param parametrised those that carry a name in brackets; without one, or with empty ones, there is no `parameter`
 */
export function createStateParser<const Name extends string>(
  names: readonly Name[],
  parametrised: readonly Name[] = [],
): (raw: string) => ParsedState<Name> {
  const byFoldedName = new Map(names.map((name) => [name.toLowerCase(), name]))
  return (raw) => {
    const plain = byFoldedName.get(raw.toLowerCase())
    if (plain !== undefined) return { kind: 'known', name: plain }
    const [, head = '', parameter = ''] = withParameter.exec(raw) ?? []
    const name = byFoldedName.get(head.toLowerCase())
    if (name === undefined || !parametrised.includes(name)) return { kind: 'unknown', raw }
    return parameter === '' ? { kind: 'known', name } : { kind: 'known', name, parameter }
  }
}
