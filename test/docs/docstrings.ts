/** What the docstrings of public exports lack. Reads syntax alone, so that it is quick. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { readPackages } from '../../generator/api/entry-points.js'
import { root } from './examples.js'

export interface Exported {
  readonly name: string
  /** A declaration; of a constant, its statement. */
  readonly node: ts.Node
  readonly file: ts.SourceFile
}

/** Everything that users of the packages can import, each declaration once. */
export function publicExports(): Exported[] {
  const found = new Map<ts.Node, Exported>()
  const entries = readPackages(join(root, 'generated')).flatMap((each) => each.entries)
  for (const { source } of entries) {
    for (const [name, exported] of exportsOf(source))
      if (!found.has(exported.node)) found.set(exported.node, { ...exported, name })
  }
  return [...found.values()]
}

/** Lines such as `generated/client/src/clock.ts Clock: no example`. */
export function faultsOf(exports: readonly Exported[]): string[] {
  const callable = callableTypes(exports)
  return exports.flatMap(({ name, node, file }) => {
    const doc = docOf(node)
    const faults = doc === '' ? ['no docstring'] : [...exampleFaults(doc), ...throwsFaults(node, doc, callable)]
    return faults.map((fault) => `${relative(root, file.fileName)} ${name}: ${fault}`)
  })
}

const sources = new Map<string, ts.SourceFile>()

export function parse(path: string, text = readFileSync(path, 'utf8')): ts.SourceFile {
  const known = sources.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  sources.set(path, known)
  return known
}

/** What a file of a package exports by name; other packages tell of theirs. */
function exportsOf(path: string): Map<string, Exported> {
  const file = parse(path)
  const found = new Map<string, Exported>()
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement)) {
      // Of overloads the first, where the docstring stands.
      const names = isExported(statement) ? declaredBy(statement).filter((name) => !found.has(name)) : []
      for (const name of names) found.set(name, { name, node: statement, file })
      continue
    }
    const from = statement.moduleSpecifier
    if (from === undefined || !ts.isStringLiteral(from) || !from.text.startsWith('.')) continue
    const there = exportsOf(join(dirname(path), from.text.replace(/\.js$/, '.ts')))
    const named = statement.exportClause
    if (named === undefined) for (const [name, exported] of there) found.set(name, exported)
    else if (ts.isNamedExports(named)) {
      for (const each of named.elements) {
        const exported = there.get((each.propertyName ?? each.name).text)
        if (exported !== undefined) found.set(each.name.text, exported)
      }
    }
  }
  return found
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const isDeclaration =
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return isDeclaration && statement.name !== undefined ? [statement.name.text] : []
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

function docOf(node: ts.Node): string {
  const [last] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).reverse()
  return last?.getText() ?? ''
}

function exampleFaults(doc: string): string[] {
  return /@example\n *\* ```ts\n/.test(doc) ? [] : ['no example']
}

/** A sentence or tag about what is thrown stands with a method, or with the class for all of them. */
function throwsFaults(node: ts.Node, doc: string, callable: ReadonlySet<string>): string[] {
  if (saysThrows(doc)) return []
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    return methodsOf(node)
      .filter((method) => !saysThrows(docOf(method)))
      .map((method) => `${method.name?.getText() ?? 'call'} does not say what it throws`)
  }
  return isCallable(node, callable) ? ['it does not say what it throws'] : []
}

function saysThrows(doc: string): boolean {
  return /\b(?:throw(?:s|n)?|rejects?)\b/i.test(doc.replace(/```[\s\S]*?```/g, ''))
}

function methodsOf(
  node: ts.ClassDeclaration | ts.InterfaceDeclaration,
): (ts.MethodDeclaration | ts.MethodSignature | ts.CallSignatureDeclaration)[] {
  return [...node.members].filter(
    (member): member is ts.MethodDeclaration | ts.MethodSignature | ts.CallSignatureDeclaration =>
      ts.isCallSignatureDeclaration(member) ||
      ts.isMethodSignature(member) ||
      (ts.isMethodDeclaration(member) &&
        !ts.isPrivateIdentifier(member.name) &&
        !(ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)),
  )
}

/** Names of the types whose values are called. */
function callableTypes(exports: readonly Exported[]): ReadonlySet<string> {
  const named = exports.filter(
    ({ node }) =>
      (ts.isTypeAliasDeclaration(node) && ts.isFunctionTypeNode(node.type)) ||
      (ts.isInterfaceDeclaration(node) && node.members.some(ts.isCallSignatureDeclaration)),
  )
  return new Set(named.map(({ name }) => name))
}

function isCallable(node: ts.Node, callable: ReadonlySet<string>): boolean {
  if (ts.isFunctionDeclaration(node)) return true
  if (ts.isTypeAliasDeclaration(node)) return ts.isFunctionTypeNode(node.type)
  if (!ts.isVariableStatement(node)) return false
  return node.declarationList.declarations.some(({ type, initializer }) => {
    if (type !== undefined) return ts.isTypeReferenceNode(type) && callable.has(type.typeName.getText())
    return initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isCallExpression(initializer))
  })
}
