/** The declarations of our TypeScript, as the compiler gives them to users of the packages. */
import { join } from 'node:path'
import { Project, type SourceFile } from 'ts-morph'
import type { Package } from './entry-points.js'

/**
 * A project that holds the declarations of every file the packages are made of, each under the path of its source.
 *
 * @param root folder of the project, whose tsconfig.json tells how its files find each other
 */
export function declarationsOf(root: string, packages: readonly Package[]): Project {
  const sources = new Project({
    tsConfigFilePath: join(root, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
    // Whether the types are right is left to the type check; it would take three times as long.
    compilerOptions: { noEmit: false, declaration: true, removeComments: true, noCheck: true, outDir: root },
  })
  for (const { entries } of packages) for (const { source } of entries) sources.addSourceFileAtPath(source)
  sources.resolveSourceFileDependencies()
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: sources.getCompilerOptions(),
  })
  const folders = packages.map(({ folder }) => folder)
  for (const file of sources.getSourceFiles()) {
    const path = file.getFilePath()
    if (folders.some((folder) => path.startsWith(join(folder, 'src')))) project.createSourceFile(path, emitted(file))
  }
  return project
}

function emitted(file: SourceFile): string {
  return file
    .getEmitOutput({ emitOnlyDtsFiles: true })
    .getOutputFiles()
    .map((output) => output.getText())
    .join('')
}
