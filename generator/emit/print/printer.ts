/** Prints modules with ts-morph, from structures: nothing is parsed, and no text of a declaration is put together here. */
import { printStructure, type Structures } from 'ts-morph'
import { Memory } from '../../lib/memo.js'
import type { Declaration, Import } from './declarations.js'
import { Insertions } from './insertions.js'
import { laidOut } from './layout.js'
import { importOf, structureOf } from './structures.js'

/**
 * The text of a module: its imports, and its declarations with blank lines between them.
 *
 * @param path of the file, below its package
 */
export function printModule(path: string, imports: readonly Import[], declarations: readonly Declaration[]): string {
  const bindings = imports.map((each) => earlier.recall(`${path} ${each.from}`, [each], () => printed(importOf(each))))
  const blocks = paragraphs(declarations).map((each) => each.map((one) => printDeclaration(path, one)).join('\n'))
  const parts = [bindings.join('\n'), ...blocks]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** Each declaration by itself, and re-exports that follow each other together. */
function paragraphs(declarations: readonly Declaration[]): Declaration[][] {
  const found: Declaration[][] = []
  declarations.forEach((declaration, index) => {
    const follows = declaration.kind === 're-export' && declarations[index - 1]?.kind === 're-export'
    if (follows) found.at(-1)?.push(declaration)
    else found.push([declaration])
  })
  return found
}

/**
 * What was printed before, for `watch`: after a change most declarations of a module are as they were, and printing them
 * once more took a third of a rebuild after a change of a type (docs/decisions/0005-generator-speed.md).
 */
const earlier = new Memory<string>()

function printDeclaration(path: string, declaration: Declaration): string {
  if (declaration.kind === 'code') return declaration.text
  const name = 'name' in declaration ? declaration.name : declaration.from
  return earlier.recall(`${path} ${declaration.kind} ${name}`, [declaration], () => {
    const insertions = new Insertions()
    return insertions.fill(printed(structureOf(declaration, insertions)))
  })
}

function printed(structure: Structures): string {
  return laidOut(printStructure(structure, { indentNumberOfSpaces: 2, useSingleQuote: true }))
}
