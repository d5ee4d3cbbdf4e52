import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const templates = fileURLToPath(new URL('../../templates', import.meta.url))
const packages = readdirSync(templates).filter((name) => existsSync(`${templates}/${name}/src`))

/** Every text that a package's code could show to a reader: literals and the parts of templates, not comments. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return texts
}

describe('messages for users', () => {
  it.each(packages)('of %s name no row of the register', (name) => {
    const source = `${templates}/${name}/src`
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const texts = files.flatMap((file) => textsOf(`${source}/${file}`).map((text) => ({ file, text })))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(({ text }) => /\(?decisions? [A-Z][0-9]/i.test(text))).toEqual([])
  })
})
