/**
 * What a reply carried beyond its documented shape; present only when there was something.
 *
 * @typeParam Seen attributes that were seen in the field, by name
 *
 * @example
 * ```ts
 * const names = ({ attributes }: Extra) => Object.keys(attributes)
 * ```
 */
export interface Extra<Seen = unknown> {
  /** By name. */
  readonly attributes: Readonly<Record<string, string>> & Seen
  /** In the order they came. */
  readonly children: readonly XmlElement[]
}

/**
 * An element as it was read: attributes by name (null prototype), children in order, text joined and trimmed.
 *
 * @example
 * ```ts
 * const find = (element: XmlElement, name: string) => element.children.find((child) => child.name === name)
 * ```
 */
export interface XmlElement {
  /** Its tag. */
  readonly name: string
  /** By name. */
  readonly attributes: Readonly<Record<string, string>>
  /** In the order they came. */
  readonly children: readonly XmlElement[]
  /** Joined and trimmed; empty when there is none. */
  readonly text: string
}
