/** What can be told of an object's members and a function's parameters. */
import { Node, type ParameterDeclaration, type TypeNode } from 'ts-morph'
import type { Declared, Surface } from './surface.js'

export interface Member {
  readonly isOptional: boolean
  readonly isReadonly: boolean
  /** Of properties, and of parameters. */
  readonly type?: TypeNode | undefined
  /** Methods: each of its overloads. */
  readonly signatures: readonly Signature[]
}

export interface Signature {
  readonly node: Node
  readonly parameters: ReadonlyMap<string, Member>
  readonly returns?: TypeNode | undefined
}

export type Members = ReadonlyMap<string, Member>

/** The members of an interface or a class with those it inherits; undefined when it is neither, nor an alias of one. */
export function membersOf(declared: Declared, surface: Surface): Members | undefined {
  const [node] = declared.nodes
  if (Node.isTypeAliasDeclaration(node)) {
    const type = node.getTypeNode()
    return Node.isTypeLiteral(type) ? ownMembers(type.getMembers()) : undefined
  }
  if (!Node.isInterfaceDeclaration(node) && !Node.isClassDeclaration(node)) return undefined
  const inherited = basesOf(node).flatMap((base) => {
    const found = surface.find(base.getExpression().getText(), declared.module)
    return [...((found && membersOf(found, surface)) ?? [])]
  })
  return new Map([...inherited, ...ownMembers(node.getMembers())])
}

/** What it extends of other packages, whose members are not known. */
export function foreignBases(declared: Declared, surface: Surface): string[] {
  return declared.nodes
    .flatMap(basesOf)
    .filter((base) => surface.find(base.getExpression().getText(), declared.module) === undefined)
    .map((base) => base.getText())
}

function basesOf(node: Node) {
  if (Node.isInterfaceDeclaration(node)) return node.getExtends()
  const base = Node.isClassDeclaration(node) ? node.getExtends() : undefined
  return base ? [base] : []
}

export function ownMembers(nodes: readonly Node[]): Members {
  const members = new Map<string, Member>()
  for (const node of nodes) {
    const name = nameOf(node)
    const member = memberOf(node)
    const before = members.get(name)
    members.set(name, before ? { ...member, signatures: [...before.signatures, ...member.signatures] } : member)
  }
  return members
}

function nameOf(node: Node): string {
  if (Node.isConstructorDeclaration(node)) return 'constructor'
  if (Node.isIndexSignatureDeclaration(node)) return '[key]'
  return Node.hasName(node) ? node.getName() : '()'
}

function memberOf(node: Node): Member {
  const signature = signatureOf(node)
  if (signature !== undefined) return { ...modifiers(node), signatures: [signature] }
  return { ...modifiers(node), type: typeOf(node), signatures: [] }
}

function modifiers(node: Node): Pick<Member, 'isOptional' | 'isReadonly'> {
  return {
    isOptional: Node.isQuestionTokenable(node) && node.hasQuestionToken(),
    isReadonly: Node.isGetAccessorDeclaration(node) || (Node.isReadonlyable(node) && node.isReadonly()),
  }
}

function typeOf(node: Node): TypeNode | undefined {
  if (Node.isIndexSignatureDeclaration(node) || Node.isGetAccessorDeclaration(node)) return node.getReturnTypeNode()
  return Node.isTyped(node) ? node.getTypeNode() : undefined
}

/** Of whatever can be called: a function, a method, a property that holds a function. */
export function signatureOf(node: Node | undefined): Signature | undefined {
  if (Node.isPropertySignature(node) || Node.isPropertyDeclaration(node)) return signatureOf(node.getTypeNode())
  if (Node.isGetAccessorDeclaration(node) || Node.isSetAccessorDeclaration(node)) return undefined
  if (!Node.isParametered(node) || Node.isIndexSignatureDeclaration(node)) return undefined
  return {
    node,
    parameters: new Map(node.getParameters().map((parameter, index) => [parameterName(index), parameterOf(parameter)])),
    returns: Node.isReturnTyped(node) ? node.getReturnTypeNode() : undefined,
  }
}

function parameterName(index: number): string {
  return `parameter ${index + 1}`
}

function parameterOf(parameter: ParameterDeclaration): Member {
  return {
    isOptional: parameter.isOptional(),
    isReadonly: true,
    type: parameter.getTypeNode(),
    signatures: [],
  }
}
