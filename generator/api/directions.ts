/** Which way values of a type travel: the packages' users give them, or receive them. */
import { Node, SyntaxKind, type TypeParameterDeclaration } from 'ts-morph'
import type { Declared, Module, Surface } from './surface.js'

export type Direction = 'given' | 'received'

/** One or both. A change must be bearable in each. */
export type Directions = ReadonlySet<Direction>

export const eitherWay: Directions = new Set<Direction>(['given', 'received'])

export function reversed(directions: Directions): Directions {
  return new Set([...directions].map(opposite))
}

function opposite(direction: Direction): Direction {
  return direction === 'given' ? 'received' : 'given'
}

/** Finds out how every declaration is used, from the functions, classes and constants that users can import. */
export class Uses {
  readonly #surface: Surface
  readonly #found = new Map<string, Set<Direction>>()
  readonly #parameters = new Map<Node, Set<Direction>>()

  constructor(surface: Surface) {
    this.#surface = surface
    for (const module of surface.modules) {
      for (const name of module.exported) {
        const declared = surface.find(name, module)
        if (declared?.nodes.some(isValue)) this.#mark(declared, 'received')
      }
    }
  }

  /** A type that nothing importable takes or gives may be used in both ways. */
  of({ id }: Declared): Directions {
    return this.#found.get(id) ?? eitherWay
  }

  /** Ways of a type argument, seen from the type it is given to: `Promise<T>` passes T on as it is passed itself. */
  ofArgument(name: string, index: number, module: Module): Directions {
    const declared = this.#surface.find(name, module)
    const parameter = declared?.nodes.map(typeParametersOf)[0]?.[index]
    return declared && parameter ? this.#ofParameter(parameter, declared.module) : new Set(['received'])
  }

  #mark(declared: Declared, direction: Direction): void {
    // What users give of our own objects, they received before.
    if (direction === 'given' && declared.nodes.some(isValue)) return
    const known = this.#found.get(declared.id) ?? new Set()
    if (known.has(direction)) return
    this.#found.set(declared.id, known.add(direction))
    for (const node of declared.nodes) this.#visit(node, direction, declared.module)
  }

  #visit(node: Node, direction: Direction, module: Module): void {
    this.#walk(node, direction, module, (name, way) => {
      if (typeParameterNamed(name) !== undefined) return
      const declared = this.#surface.find(name.getText(), module)
      if (declared !== undefined) this.#mark(declared, way)
    })
  }

  #ofParameter(parameter: TypeParameterDeclaration, module: Module): Directions {
    const known = this.#parameters.get(parameter)
    if (known !== undefined) return known
    const found = new Set<Direction>()
    this.#parameters.set(parameter, found)
    // Naming a type makes no object of it, so what constructors take does not count.
    for (const node of parameter.getParentOrThrow().forEachChildAsArray()) {
      if (!Node.isConstructorDeclaration(node))
        this.#walk(node, 'received', module, (name, way) => {
          if (typeParameterNamed(name) === parameter) found.add(way)
        })
    }
    return found
  }

  /** Visits every type that is named, with the way its values travel. What a function takes travels the other way. */
  #walk(node: Node, direction: Direction, module: Module, onName: OnName): void {
    const further = (child: Node, way: Direction) => this.#walk(child, way, module, onName)
    if (isPhantom(node) || isKeys(node) || (Node.isConstructorDeclaration(node) && direction === 'given')) return
    if (Node.isParameterDeclaration(node)) {
      const type = node.getTypeNode()
      if (type) further(type, opposite(direction))
    } else if (Node.isTypeReference(node) || Node.isExpressionWithTypeArguments(node)) {
      const name = Node.isTypeReference(node) ? node.getTypeName() : node.getExpression()
      onName(name, direction)
      for (const [index, argument] of node.getTypeArguments().entries()) {
        for (const way of this.ofArgument(name.getText(), index, module)) {
          further(argument, way === 'received' ? direction : opposite(direction))
        }
      }
    } else if (Node.isTypeQuery(node)) onName(node.getExprName(), direction)
    else for (const child of node.forEachChildAsArray()) further(child, direction)
  }
}

type OnName = (name: Node, direction: Direction) => void

/** `'~types'?: …`: there to hold a type; no object has it. */
function isPhantom(node: Node): boolean {
  return Node.isPropertySignature(node) && node.hasQuestionToken() && node.getName().startsWith("'~")
}

/** `keyof T`: names, and no value of the type. */
function isKeys(node: Node): boolean {
  return Node.isTypeOperatorTypeNode(node) && node.getOperator() === SyntaxKind.KeyOfKeyword
}

function isValue(node: Node): boolean {
  return Node.isFunctionDeclaration(node) || Node.isClassDeclaration(node) || Node.isVariableDeclaration(node)
}

export function typeParametersOf(node: Node): readonly TypeParameterDeclaration[] {
  return Node.isTypeParametered(node) ? node.getTypeParameters() : []
}

/** The type parameter a name stands for, when it stands for one. */
function typeParameterNamed(name: Node): TypeParameterDeclaration | undefined {
  const text = name.getText()
  for (const ancestor of name.getAncestors()) {
    const found = typeParametersOf(ancestor).find((parameter) => parameter.getName() === text)
    if (found !== undefined) return found
  }
  return undefined
}
