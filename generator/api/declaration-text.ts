/** One declaration as its users see it: nothing private, members by name, no comments. */
import { type ClassDeclaration, type InterfaceDeclaration, Node, SyntaxKind } from 'ts-morph'

/** Without `export` and `declare`. */
export function printDeclaration(node: Node): string {
  return withoutPaths(declarationText(node))
}

function declarationText(node: Node): string {
  if (Node.isVariableDeclaration(node)) return `const ${node.getText()};`
  if (Node.isInterfaceDeclaration(node) || Node.isClassDeclaration(node)) return membersByName(node)
  return withoutModifiers(node.getText())
}

function withoutModifiers(text: string): string {
  return text.replace(/^(?:export |declare |default )+/, '')
}

/** Types the compiler found by itself are named with the path of their file. */
function withoutPaths(text: string): string {
  return text.replace(/import\("[^"]+"\)\./g, '')
}

function membersByName(node: InterfaceDeclaration | ClassDeclaration): string {
  const brace = node.getFirstChildByKindOrThrow(SyntaxKind.OpenBraceToken)
  const head = withoutModifiers(node.getText().slice(0, brace.getStart() - node.getStart()))
  const members = node
    .getMembers()
    .filter((member) => !isPrivate(member))
    .map((member) => ({ name: memberName(member), text: `    ${member.getText()}` }))
    // Overloads keep their order.
    .sort((one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1))
  return [`${head}{`, ...members.map(({ text }) => text), '}'].join('\n')
}

function isPrivate(member: Node): boolean {
  if (Node.isConstructorDeclaration(member)) return member.hasModifier(SyntaxKind.PrivateKeyword)
  return (
    memberName(member).startsWith('#') || (Node.isModifierable(member) && member.hasModifier(SyntaxKind.PrivateKeyword))
  )
}

/** Constructors and signatures without a name come first. */
function memberName(member: Node): string {
  return Node.hasName(member) ? member.getName() : ''
}
