/**
 * A payment status as it was read. `Forwarded(T2)` is known as `Forwarded` with the parameter `T2`.
 *
 * @example
 * ```ts
 * const nameOf = (state: ParsedState) => (state.kind === 'known' ? state.name : state.raw)
 * ```
 */
export type ParsedState<Name extends string = string> =
  | {
      /** A documented status. */
      readonly kind: 'known'
      /** As documented. */
      readonly name: Name
      /** What stands in its brackets. */
      readonly parameter?: string
    }
  | {
      /** One that is not documented. */
      readonly kind: 'unknown'
      /** The text as it came. */
      readonly raw: string
    }

const withParameter = /^([^()]*)\(([^()]*)\)$/

/**
 * Makes the reader of a machine's states. Names are compared without regard to case (convention 4) and given as
 * documented; what is not documented comes back as `unknown` with its text (decision S34).
 *
 * Neither it nor the reader throws.
 *
 * @param names all states
 * @param parametrised those that carry a name in brackets; without one, or with empty ones, there is no `parameter`
 *
 * @example
 * ```ts
 * const parse = createStateParser(['New', 'Forwarded'], ['Forwarded'])
 * const state = parse('Forwarded(T2)')
 * ```
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
