/** What a declaration names that is declared elsewhere. */
import { type Identifier, Node, type Symbol as TypeSymbol } from 'ts-morph'

export type Reference =
  | { readonly node: Node }
  /** Declared in a package that is not ours. */
  | { readonly name: string; readonly from: string }

/** In the order they stand in the text. Types of the language and of the declaration itself are left out. */
export function referencesOf(declaration: Node): Reference[] {
  return declaration.getDescendants().filter(Node.isIdentifier).filter(isReference).flatMap(referenced)
}

function isReference(identifier: Identifier): boolean {
  const parent = identifier.getParent()
  return (
    Node.isTypeReference(parent) ||
    Node.isExpressionWithTypeArguments(parent) ||
    Node.isTypeQuery(parent) ||
    Node.isImportTypeNode(parent) ||
    Node.isQualifiedName(parent) ||
    Node.isComputedPropertyName(parent)
  )
}

function referenced(identifier: Identifier): Reference[] {
  const symbol = identifier.getSymbol()
  const target = symbol?.getAliasedSymbol() ?? symbol
  const declared = target?.getDeclarations().filter((node) => isDeclaration(node)) ?? []
  if (declared.length > 0) return declared.map((node) => ({ node }))
  return symbol === undefined ? [] : foreign(identifier.getText(), symbol)
}

function isDeclaration(node: Node): boolean {
  return (
    Node.isInterfaceDeclaration(node) ||
    Node.isTypeAliasDeclaration(node) ||
    Node.isClassDeclaration(node) ||
    Node.isVariableDeclaration(node) ||
    Node.isFunctionDeclaration(node) ||
    Node.isEnumDeclaration(node)
  )
}

function foreign(name: string, symbol: TypeSymbol): Reference[] {
  return symbol.getDeclarations().flatMap((node) => {
    const module = node.getFirstAncestor(Node.isImportDeclaration)?.getModuleSpecifierValue()
    return module === undefined ? [] : [{ name, from: module }]
  })
}
