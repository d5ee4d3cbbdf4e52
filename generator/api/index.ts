/** API reports of the packages: written, checked against the sources, and compared with each other. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from '../write/tree.js'
import { declarationsOf } from './declarations.js'
import { readPackages } from './entry-points.js'
import { readReport } from './read.js'
import { type ApiReport, parseReport, printReport } from './report.js'

export { type ApiChange, compareReports } from './compare.js'
export { parseReport } from './report.js'

export interface WrittenReport {
  /** Below the root: `generated/client/api.md`. */
  readonly path: string
  readonly text: string
}

/** The reports of all packages as their sources are now. Takes seconds: the compiler makes their declarations. */
export function makeReports(root: string): WrittenReport[] {
  const packages = readPackages(join(root, 'generated'))
  const project = declarationsOf(root, packages)
  return packages.map((each) => ({
    path: `generated/${each.folder.slice(each.folder.lastIndexOf('/') + 1)}/${apiReport}`,
    text: printReport(readReport(each, packages, project)),
  }))
}

/**
 * @param path a report, or a folder of packages with a report in each
 * @throws Error when there is no such report
 */
export function readReports(path: string): ApiReport[] {
  if (!existsSync(path)) throw new Error(`There is no ${path}.`)
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .map((name) => join(path, name, apiReport))
        .filter((file) => existsSync(file))
    : [path]
  if (files.length === 0) throw new Error(`No folder in ${path} has an ${apiReport}.`)
  return files.map((file) => parseReport(readFileSync(file, 'utf8')))
}
