/** What every package has beside its sources: package.json, tsconfig.json, README.md, LICENSE. */
import { readProjectFile, readTemplate, renderText } from './project-files.js'
import type { OutputFile } from './target.js'

export const scope = '@card-gateway'

/** What sets one package apart from the others. */
export interface PackageFacts {
  /** Without the scope: `client`. */
  readonly name: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Packages of this project it imports, without the scope. */
  readonly uses?: readonly string[]
  /** Other packages that it imports and this project is tested with: the root package.json has the versions. */
  readonly imports?: readonly string[]
  /** Further packages it imports, and the versions that work. */
  readonly dependencies?: Readonly<Record<string, string>>
  /** Packages that single entry points work with when they are installed, and the versions that work. */
  readonly optionalPeers?: Readonly<Record<string, string>>
  /** `exports` of package.json; default: the one entry `.`. */
  readonly exports?: Readonly<Record<string, unknown>>
  /** Programs by their names, each the module below `src` that runs it. */
  readonly bin?: Readonly<Record<string, string>>
  /** Folders that are published; default: `dist` and `src`. */
  readonly files?: readonly string[]
  /** Whether TypeScript has something to build; default true. */
  readonly built?: boolean
  /** Data of the template `templates/text/<name>.readme.hbs`; `name`, `description` and `version` are added. */
  readonly readme: object
}

interface RootManifest extends Home {
  readonly version: string
  readonly license: string
  readonly engines: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Where the project is published: settings of the root package.json, because the interface document does not say. */
interface Home {
  readonly repository?: string | { readonly type: string; readonly url: string }
  readonly homepage?: string
  readonly bugs?: string | { readonly url: string }
}

/** An entry point built from `src/<module>.ts`; a `*` in it stands for any path. */
export function entry(module: string): {
  readonly types: string
  readonly default: string
} {
  return { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` }
}

/** The files of a package that are no sources. */
export function packageFiles(facts: PackageFacts): OutputFile[] {
  const root = rootManifest()
  const manifest = packageManifest(facts, root)
  const license = readProjectFile('LICENSE')
  const template = readTemplate(`${facts.name}.readme`)
  const readme = {
    name: manifest.name,
    description: facts.description,
    version: root.version,
    ...facts.readme,
  }
  const files = [
    json('package.json', manifest),
    {
      path: 'README.md',
      from: [template, readme],
      render: () => renderText(template, readme),
    },
    { path: 'LICENSE', from: [license], render: () => license },
  ]
  return facts.built === false ? files : [...files, json('tsconfig.json', buildConfig(facts))]
}

function packageManifest(facts: PackageFacts, root: RootManifest) {
  const dependencies = Object.fromEntries(
    [
      ...(facts.uses ?? []).map((name) => [`${scope}/${name}`, root.version] as const),
      ...(facts.imports ?? []).map((name) => [name, versionOf(name, root)] as const),
      ...Object.entries(facts.dependencies ?? {}),
    ].sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return {
    name: `${scope}/${facts.name}`,
    version: root.version,
    description: facts.description,
    keywords: facts.keywords,
    license: root.license,
    ...homeOf(facts.name, root),
    type: 'module',
    engines: root.engines,
    sideEffects: false,
    // Without a build, `npm pack` would publish a package without code and report nothing.
    scripts: { prepack: `npm run --silent --prefix ../.. build -- ${facts.name}` },
    files: [...(facts.files ?? ['dist', '!dist/*.tsbuildinfo', 'src']), 'CHANGELOG.md'],
    exports: {
      ...(facts.exports ?? { '.': entry('index') }),
      './package.json': './package.json',
    },
    ...(facts.bin && {
      bin: Object.fromEntries(Object.entries(facts.bin).map(([name, at]) => [name, `dist/${at}.js`])),
    }),
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
    ...(facts.optionalPeers && optionalPeers(facts.optionalPeers)),
  }
}

function versionOf(name: string, { devDependencies }: RootManifest): string {
  const version = devDependencies[name]
  if (version === undefined) throw new Error(`The root package.json has no version of ${name} in devDependencies.`)
  return version
}

/** Links that a registry shows. They are left out if the root package.json has none. */
export function homeOf(name: string, { repository, homepage, bugs }: Home) {
  const source = typeof repository === 'string' ? { type: 'git', url: repository } : repository
  return {
    ...(source && { repository: { ...source, directory: `generated/${name}` } }),
    ...(homepage !== undefined && { homepage }),
    ...(bugs && { bugs }),
    publishConfig: { access: 'public' },
  }
}

function optionalPeers(peerDependencies: Readonly<Record<string, string>>) {
  const names = Object.keys(peerDependencies)
  return { peerDependencies, peerDependenciesMeta: Object.fromEntries(names.map((name) => [name, { optional: true }])) }
}

/** Builds against the other packages as consumers see them: the `paths` of the editor's config do not apply. */
function buildConfig(facts: PackageFacts) {
  return {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      composite: true,
      emitDeclarationOnly: true,
      declarationMap: true,
      rootDir: 'src',
      outDir: 'dist',
      tsBuildInfoFile: 'dist/.tsbuildinfo',
      paths: {},
    },
    include: ['src'],
    ...(facts.uses && {
      references: facts.uses.map((name) => ({ path: `../${name}` })),
    }),
  }
}

function json(path: string, value: object): OutputFile {
  return {
    path,
    from: [value],
    render: () => `${JSON.stringify(value, null, 2)}\n`,
  }
}

/** What the packages take over from the root. */
export function rootManifest(): RootManifest {
  const manifest: unknown = JSON.parse(readProjectFile('package.json'))
  if (!isRootManifest(manifest))
    throw new Error('The root package.json lacks version, license, engines or devDependencies.')
  return manifest
}

function isRootManifest(value: unknown): value is RootManifest {
  const names = ['version', 'license', 'engines', 'devDependencies']
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}
