/** Code blocks of documents and docstrings, and what the compiler says of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Project, type SourceFile, ts } from 'ts-morph'
import { context } from './example-context.js'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Example {
  /** `README.md:20`: where the block begins. */
  readonly at: string
  readonly path: string
  readonly code: string
}

/** Every block of TypeScript in the README, the guides, the packages' READMEs, and the docstrings of both halves of the packages. */
export function readExamples(): Example[] {
  const documents = ['README.md', ...filesIn('docs', '.md'), ...filesIn('generated', 'README.md')]
  return [
    ...documents.flatMap((path) => blocksIn(path, /^```ts\n([\s\S]*?)^```$/gm)),
    ...filesIn('generated', '.ts').flatMap((path) => blocksIn(path, /^ *\* ```ts\n([\s\S]*?)^ *\* ```$/gm)),
  ]
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending) && !/\/(?:node_modules|dist)\//.test(path))
    .sort()
}

function blocksIn(path: string, block: RegExp): Example[] {
  const text = readFileSync(join(root, path), 'utf8')
  return Array.from(text.matchAll(block), ({ index, 1: code = '' }) => ({
    at: `${path}:${text.slice(0, index).split('\n').length}`,
    path,
    code: path.endsWith('.ts') ? code.replace(/^ *\* ?/gm, '') : code,
  }))
}

/** What is wrong with the examples, a line each; nothing when all compile. */
export function compileExamples(examples: readonly Example[]): string[] {
  const project = new Project({
    tsConfigFilePath: join(root, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false, verbatimModuleSyntax: false },
  })
  const scope = new Scope(project)
  const files = examples.map((example, index) => ({ example, file: addExample(example, index, scope, project) }))
  return files.flatMap(({ example, file }) =>
    file.getPreEmitDiagnostics().map((diagnostic) => `${example.at} ${messageOf(diagnostic.compilerObject)}`),
  )
}

/**
 * A block that begins with a comment such as `// docs/guides/shop/main.ts` or `// shop.ts` is that file, and compiles as it
 * stands; others of its document can import it. Any other is the body of a function and sees more: the imports of earlier
 * blocks of its document or, in a docstring, the exports of its package; and what `example-context.ts` says that its reader has.
 */
function addExample({ path, code }: Example, index: number, scope: Scope, project: Project): SourceFile {
  const [, shown] = /^\/\/ (\S+\.ts)\n/.exec(code) ?? []
  const file = project.createSourceFile(join(root, placeOf(path, shown, index)), code, { overwrite: true })
  const imports = file.getImportDeclarations()
  scope.learn(path, file)
  if (shown !== undefined) return file
  const own = imports.map((each) => each.getText()).join('\n')
  const body = imports.reduceRight((text, each) => text.slice(0, each.getStart()) + text.slice(each.getEnd()), code)
  file.replaceWithText(`${own}\n${scope.of(path, code, own)}\nexport async function example() {\n${body}\n}\n`)
  return file
}

function placeOf(path: string, shown: string | undefined, index: number): string {
  if (shown?.includes('/')) return shown
  return join(path.replace(/\.\w+$/, ''), shown ?? `example-${index}.ts`)
}

/** What a block may use without having imported it. */
class Scope {
  readonly #project: Project
  readonly #imported = new Map<string, Map<string, string>>()
  readonly #exported = new Map<string, readonly string[]>()

  constructor(project: Project) {
    this.#project = project
  }

  learn(path: string, file: SourceFile): void {
    const known = this.#imported.get(path) ?? new Map()
    this.#imported.set(path, known)
    for (const [name, line] of importsIn(file.getFullText())) known.set(name, line)
  }

  /** Imports and declarations before the block; what it imports itself is left out. */
  of(path: string, code: string, own: string): string {
    const [, name] = /^generated\/(\w+)\/src\//.exec(path) ?? []
    const imports = new Map(
      (name === undefined ? [] : this.#exportsOf(name)).map((each) => [
        each,
        `import { ${each} } from '@card-gateway/${name}'`,
      ]),
    )
    if (name !== undefined) for (const [each, line] of ownExports(path)) imports.set(each, line)
    for (const [each, text] of this.#imported.get(path) ?? []) imports.set(each, text)
    const given = contextOf(path)
    for (const [each, text] of importsIn(given)) imports.set(each, text)
    const rest = given.replace(importLine, '')
    const imported = importsIn(own)
    const needed = [...imports].filter(([each]) => mentions(code + rest, each) && !imported.has(each))
    return [...needed.map(([, text]) => text), rest].join('\n')
  }

  #exportsOf(name: string): readonly string[] {
    const index = this.#project.addSourceFileAtPath(join(root, `generated/${name}/src/index.ts`))
    const names = this.#exported.get(name) ?? [...index.getExportedDeclarations().keys()]
    this.#exported.set(name, names)
    return names
  }
}

/** What the file of a docstring exports itself: not all of it is in the index of its package. */
function ownExports(path: string): [string, string][] {
  const from = path.replace(/^generated\/(\w+)\/src\/(.*)\.ts$/, '@card-gateway/$1/$2')
  const text = readFileSync(join(root, path), 'utf8')
  const names = text.matchAll(/^export (?:abstract )?(?:class|const|function|interface|type|async function) (\w+)/gm)
  return Array.from(names, ([, each = '']) => [each, `import { ${each} } from '${from}'`])
}

const importLine = /^ *import (?:type )?\{([^}]*)\} from ('.*')$/gm

/** Each name that is imported, and a line that imports it alone. */
function importsIn(text: string): Map<string, string> {
  const lines = [...text.matchAll(importLine)].flatMap(([, names = '', from]) =>
    names
      .split(',')
      .map((each): [string, string] => [/\w+\s*$/.exec(each)?.[0].trim() ?? '', `import {${each}} from ${from}`]),
  )
  return new Map(lines)
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<!\\w|(?<!\\.\\.)\\.)${name}\\b`).test(text)
}

/** What is said of the file itself, or else of the folder it is in. */
function contextOf(path: string): string {
  const homes = Object.keys(context).filter((home) => path === home || path.startsWith(`${home}/`))
  const [home] = homes.sort((one, other) => other.length - one.length)
  return (home === undefined ? undefined : context[home]) ?? ''
}

function messageOf(diagnostic: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')
}
