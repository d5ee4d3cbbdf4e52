/** Numbers of hand-written public types that do not say what they count. Reads syntax alone. */
import { relative } from 'node:path'
import ts from 'typescript'
import type { Exported } from './docstrings.js'
import { root } from './examples.js'

const measures = [
  {
    named:
      /(?:[a-z](?:At|By|Ms)|[Ii]nterval|[Ll]ife(?:time)?|[Dd]elay|[Pp]ause|[Aa]nswer)$|^(?:at|ahead|after|due|firstMs|late|moment|now|span|timeLimit|timeout|until|within)$/,
    unit: /millisecond|\b[a-z]+Ms$/i,
  },
  {
    named:
      /[Aa]mount|[Bb]alance|^(?:above|authorised|charged|kopecks|refunded|released|remaining|requested|verification)$/,
    unit: /minor unit|kopeck/i,
  },
  { named: /Bytes$|Body$|^size$|ResponseSize$/, unit: /\bbytes\b/i },
]

const anyUnit =
  /millisecond|minor unit|\bbytes\b|characters|digits|letters|places|how many|how often|so many|attempts?\b|entries|rows|blocks|fewest|smallest|largest|\bnumber|notifications|status|port\b|counts|\d+ to \d+|such as \d+|default 1\b/i

/** Lines such as `client/src/retry.ts RetryPolicy.firstPause names no unit`. */
export function unitFaults(exports: readonly Exported[]): string[] {
  return exports
    .filter(({ file }) => !file.text.startsWith('// Generated'))
    .flatMap(({ name, node, file }) =>
      numbersIn(node)
        .filter(({ member, says, isParameter }) => !isSaid(member, says, isParameter))
        .map(({ member }) => `${relative(root, file.fileName)} ${name}.${member} names no unit`),
    )
}

interface NumberOfType {
  readonly member: string
  /** Its docstring, and those of what it stands in. */
  readonly says: string
  readonly isParameter: boolean
}

function isSaid(member: string, says: string, isParameter: boolean): boolean {
  const measure = measures.find(({ named }) => named.test(member))
  if (measure !== undefined) return measure.unit.test(`${says} ${isParameter ? member : ''}`)
  return isParameter || anyUnit.test(says)
}

function numbersIn(declared: ts.Node): NumberOfType[] {
  const found: NumberOfType[] = []
  const visit = (node: ts.Node, above: string): void => {
    if (ts.isBlock(node) || isPrivate(node)) return
    const says = `${above} ${ownDoc(node)}`
    if (isMember(node) && node.type !== undefined && isNumber(node.type))
      found.push({ member: node.name.getText(), says, isParameter: ts.isParameter(node) })
    ts.forEachChild(node, (child) => visit(child, says))
  }
  ts.forEachChild(declared, (child) => visit(child, ts.isFunctionDeclaration(declared) ? ownDoc(declared) : ''))
  return found
}

type Member = ts.PropertySignature | ts.PropertyDeclaration | ts.ParameterDeclaration

function isMember(node: ts.Node): node is Member {
  return ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)
}

/** A moment that is a Date and a span that is a Duration carry their unit. */
function isNumber(type: ts.TypeNode): boolean {
  const parts = ts.isUnionTypeNode(type) ? type.types : [type]
  const isEither = (part: ts.TypeNode): boolean =>
    part.kind === ts.SyntaxKind.NumberKeyword || part.kind === ts.SyntaxKind.BigIntKeyword
  const isText = (part: ts.TypeNode): boolean => part.kind === ts.SyntaxKind.StringKeyword
  return parts.some(isEither) && !parts.some(isText)
}

function isPrivate(node: ts.Node): boolean {
  if (!ts.isPropertyDeclaration(node) && !ts.isMethodDeclaration(node)) return false
  const modifiers = ts.getModifiers(node) ?? []
  return ts.isPrivateIdentifier(node.name) || modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)
}

function ownDoc(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((doc) => doc.getText().replace(/```[\s\S]*?```/g, ''))
    .join(' ')
}
