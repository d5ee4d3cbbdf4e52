/** Prints modules with ts-morph, from structures: nothing is parsed, and no text of a declaration is put together here. */
import { printStructure, type Structures } from 'ts-morph'
import type { Declaration, Import } from './declarations.js'
import { Insertions } from './insertions.js'
import { laidOut } from './layout.js'
import { importOf, structureOf } from './structures.js'

/** The text of a module: its imports, and its declarations with blank lines between them. */
export function printModule(imports: readonly Import[], declarations: readonly Declaration[]): string {
  const bindings = imports.map((each) => printed(importOf(each))).join('\n')
  const parts = [bindings, ...paragraphs(declarations).map((each) => each.map(printDeclaration).join('\n'))]
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

function printDeclaration(declaration: Declaration): string {
  if (declaration.kind === 'code') return declaration.text
  const insertions = new Insertions()
  return insertions.fill(printed(structureOf(declaration, insertions)))
}

function printed(structure: Structures): string {
  return laidOut(printStructure(structure, { indentNumberOfSpaces: 2, useSingleQuote: true }))
}
