/** What a change of a type means for those who give values of it, and for those who receive them. */
import { Node, type TypeNode } from 'ts-morph'
import { type Directions, reversed, typeParametersOf } from './directions.js'
import { type Member, type Members, ownMembers, type Signature, signatureOf } from './members.js'

export type Level = 'major' | 'minor'

/** Tells one change. `place` is a path inside the declaration: `.OrderId`, `.pay() parameter 1`. */
export type Tell = (level: Level, place: string, what: string) => void

/** The ways an argument of a generic type travels, by the name of that type. */
export type ArgumentDirections = (name: string, index: number) => Directions

export class TypeComparison {
  readonly #tell: Tell
  readonly #ofArgument: ArgumentDirections

  constructor(tell: Tell, ofArgument: ArgumentDirections) {
    this.#tell = tell
    this.#ofArgument = ofArgument
  }

  members(before: Members, after: Members, ways: Directions, place: string): void {
    for (const [name, member] of before) {
      const now = after.get(name)
      const at = placeOf(place, name)
      if (now === undefined) this.#tell('major', at, 'was removed')
      else this.#member(member, now, name === 'constructor' ? new Set(['received'] as const) : ways, at)
    }
    for (const [name, member] of after) {
      if (before.has(name)) continue
      const harms = isDemanded(name, member, ways)
      this.#tell(harms ? 'major' : 'minor', placeOf(place, name), harms ? 'was added and is required' : 'was added')
    }
  }

  #member(before: Member, after: Member, ways: Directions, place: string): void {
    if (before.isOptional !== after.isOptional) {
      const harms = ways.has(after.isOptional ? 'received' : 'given')
      this.#tell(harms ? 'major' : 'minor', place, after.isOptional ? 'may be absent now' : 'is required now')
    }
    if (before.isReadonly !== after.isReadonly) {
      this.#tell(
        after.isReadonly ? 'major' : 'minor',
        place,
        after.isReadonly ? 'is read-only now' : 'can be written now',
      )
    }
    if (before.signatures.length > 0 && after.signatures.length > 0) {
      this.signatures(before.signatures, after.signatures, ways, place)
    } else {
      this.type(
        before.type ?? before.signatures[0]?.node,
        after.type ?? after.signatures[0]?.node,
        ways,
        place,
        before.isOptional,
      )
    }
  }

  signatures(before: readonly Signature[], after: readonly Signature[], ways: Directions, place: string): void {
    const kept = after.filter((one) => before.some((other) => isSame(one.node, other.node)))
    if (before.length === after.length) {
      for (const [index, one] of before.entries()) {
        const other = after[index]
        if (other) this.#signature(one, other, ways, place)
      }
    } else if (kept.length === before.length)
      this.#tell(ways.has('given') ? 'major' : 'minor', place, 'has a further signature')
    else this.#tell('major', place, 'has other signatures')
  }

  #signature(before: Signature, after: Signature, ways: Directions, place: string): void {
    this.typeParameters(before.node, after.node, place)
    this.members(before.parameters, after.parameters, reversed(ways), `${place}()`)
    this.type(before.returns, after.returns, ways, `${place}() result`)
  }

  /** What is appended with a default changes nothing for those who do not give it. */
  typeParameters(before: Node, after: Node, place: string): void {
    const old = typeParametersOf(before)
    const now = typeParametersOf(after)
    const isKept = old.every((parameter, index) => isSame(parameter, now[index]))
    const isDefaulted = now.slice(old.length).every((parameter) => parameter.getDefault() !== undefined)
    if (isKept && old.length === now.length) return
    this.#tell(isKept && isDefaulted ? 'minor' : 'major', place, 'takes other type arguments')
  }

  type(before: Node | undefined, after: Node | undefined, ways: Directions, place: string, mayBeAbsent = false): void {
    if (isSame(before, after)) return
    if (before === undefined || after === undefined) {
      this.#tell('major', place, changed(before, after))
      return
    }
    const old = alternatives(before)
    const now = alternatives(after)
    const gone = old.filter((one) => !now.some((other) => isSame(one, other)))
    const come = now.filter((one) => !old.some((other) => isSame(one, other)))
    const [onlyGone, onlyCome] = [gone[0], come[0]]
    if (gone.length === 1 && come.length === 1 && onlyGone && onlyCome) {
      this.#single(onlyGone, onlyCome, ways, place)
      return
    }
    for (const one of gone) this.#tell(ways.has('given') ? 'major' : 'minor', place, `is no longer ${textOf(one)}`)
    for (const one of come) {
      const harms = ways.has('received') && !canBeToldApart(one) && !(mayBeAbsent && one.getText() === 'undefined')
      this.#tell(harms ? 'major' : 'minor', place, `may also be ${textOf(one)}`)
    }
  }

  /** Two types of which neither is a union. */
  #single(before: Node, after: Node, ways: Directions, place: string): void {
    const [old, now] = [signatureOf(before), signatureOf(after)]
    if (Node.isTypeLiteral(before) && Node.isTypeLiteral(after)) {
      this.members(ownMembers(before.getMembers()), ownMembers(after.getMembers()), ways, place)
    } else if (old && now) this.#signature(old, now, ways, place)
    else if (Node.isArrayTypeNode(before) && Node.isArrayTypeNode(after)) {
      this.type(before.getElementTypeNode(), after.getElementTypeNode(), ways, `${place}[]`)
    } else if (Node.isTypeOperatorTypeNode(before) && Node.isTypeOperatorTypeNode(after)) {
      this.type(before.getTypeNode(), after.getTypeNode(), ways, place)
    } else if (
      Node.isTypeReference(before) &&
      Node.isTypeReference(after) &&
      isSame(before.getTypeName(), after.getTypeName())
    ) {
      this.#arguments(before.getTypeName().getText(), before.getTypeArguments(), after.getTypeArguments(), ways, place)
    } else if (Node.isIntersectionTypeNode(before) && Node.isIntersectionTypeNode(after)) {
      this.#parts(before.getTypeNodes(), after.getTypeNodes(), ways, place)
    } else this.#tell('major', place, changed(before, after))
  }

  #arguments(
    name: string,
    before: readonly TypeNode[],
    after: readonly TypeNode[],
    ways: Directions,
    place: string,
  ): void {
    if (before.length !== after.length) this.#tell('major', place, 'has other type arguments')
    else
      for (const [index, one] of before.entries()) {
        const own = this.#ofArgument(name, index)
        const passed = [...(own.has('received') ? ways : []), ...(own.has('given') ? reversed(ways) : [])]
        this.type(one, after[index], new Set(passed), place)
      }
  }

  #parts(before: readonly TypeNode[], after: readonly TypeNode[], ways: Directions, place: string): void {
    if (before.length !== after.length) this.#tell('major', place, 'has other parts')
    else for (const [index, one] of before.entries()) this.type(one, after[index], ways, place)
  }
}

/** Whether a new member breaks those who do not give it. */
function isDemanded(name: string, { isOptional, signatures }: Member, ways: Directions): boolean {
  if (name !== 'constructor') return ways.has('given') && !isOptional
  return signatures.every(({ parameters }) => [...parameters.values()].some((parameter) => !parameter.isOptional))
}

function placeOf(place: string, name: string): string {
  if (name.startsWith('parameter ')) return `${place} ${name}`
  return /^[[(]/.test(name) ? place + name : `${place}.${name}`
}

function alternatives(node: Node): Node[] {
  if (Node.isParenthesizedTypeNode(node)) return alternatives(node.getTypeNode())
  return Node.isUnionTypeNode(node) ? node.getTypeNodes().flatMap(alternatives) : [node]
}

/**
 * Whether a reader who knows the other members of a union can pass over this one: a literal, or an object that has a name or
 * members. Not so a text where only numbers came before, or nothing at all.
 */
function canBeToldApart(node: Node): boolean {
  if (Node.isLiteralTypeNode(node)) return node.getText() !== 'null'
  return Node.isTypeReference(node) || Node.isTypeLiteral(node) || Node.isTemplateLiteralTypeNode(node)
}

function isSame(one: Node | undefined, other: Node | undefined): boolean {
  return one === undefined || other === undefined ? one === other : textOf(one) === textOf(other)
}

function textOf(node: Node): string {
  return node.getText().replace(/\s+/g, ' ')
}

function changed(before: Node | undefined, after: Node | undefined): string {
  const text = (node: Node | undefined) => (node === undefined ? 'nothing' : textOf(node))
  return `was ${text(before)} and is ${text(after)}`
}
