import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const generator = fileURLToPath(new URL('../../generator', import.meta.url))

/** Every file of the generator, as a path below it. */
export function generatorSources(): string[] {
  return readdirSync(generator, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
}

/**
 * The texts in a file of the generator: strings, and the parts of templates.
 *
 * @param except names of functions; what they are called with is left out
 */
export function textsOf(path: string, except: readonly string[] = []): string[] {
  const file = parsed(path)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && except.includes(node.expression.getText(file))) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return texts
}

const files = new Map<string, ts.SourceFile>()

function parsed(path: string): ts.SourceFile {
  const file =
    files.get(path) ?? ts.createSourceFile(path, readFileSync(join(generator, path), 'utf8'), ts.ScriptTarget.Latest)
  files.set(path, file)
  return file
}

/** Names of members in the object literals of a file. */
export function memberNamesOf(path: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(parsed(path))
  return names
}
