/** Compiles pieces of code with the options and paths of the project. */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files of the packages and their dependencies, each read and parsed once in a process. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/**
 * Checks pieces of code, each as a module of its own, in one program.
 *
 * @param cases the code by title
 * @param preamble stands before each
 * @returns the first complaint by title, empty where there is none
 */
export function complaintsOf(cases: Readonly<Record<string, string>>, preamble: string): ReadonlyMap<string, string> {
  const files = new Map(
    Object.entries(cases).map(([title, code], i) => [
      `${root}test/runtime/compiled-${i}.ts`,
      { title, text: `${preamble}${code}\nexport {}\n` },
    ]),
  )
  const config = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(
    { ...config.config, include: [], files: ['package.json'] },
    ts.sys,
    root,
  )
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => files.has(path) || fileExists(path)
  host.readFile = (path) => files.get(path)?.text ?? readFile(path)
  host.getSourceFile = (path, version) => {
    const own = files.get(path)
    if (own !== undefined) return ts.createSourceFile(path, own.text, version)
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, version))
    return parsed.get(path)
  }
  const program = ts.createProgram([...files.keys()], { ...options, noEmit: true, noUnusedLocals: false }, host)
  return new Map(
    [...files].map(([path, { title }]) => {
      const source = program.getSourceFile(path)
      const [first] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      return [title, first === undefined ? '' : ts.flattenDiagnosticMessageText(first.messageText, '\n')]
    }),
  )
}
