import { camelCase } from '../../lib/letter-case.js'
import type { CommandFile } from '../../load/spec.js'
import { entryOf, get, type Node, textOf } from '../../load/yaml/node.js'
import type { Report, SpecRule } from '../shared/rule.js'

/** Commands' file names, method names and paths follow the conventions of the project. */
export const commandNames: SpecRule = (spec, report) => {
  const methods = new Map<string, CommandFile>()
  const paths = new Map<string, CommandFile>()
  for (const command of spec.commands) {
    const { file, family, localId, root } = command
    const name = entryOf(root, 'command')
    if (name && !localId.startsWith(textOf(name.value) ?? '')) {
      report('file-name', file, name.value, `the file is called ${localId}.yaml, which does not begin with the command`)
    }
    const own = get(root, 'method')
    const method = textOf(own) ?? camelCase(localId)
    const other = methods.get(`${family}.${method}`)
    if (other) {
      report('method-clash', file, own ?? name?.value ?? root, `${other.localId} already has the method ${method}`)
    }
    methods.set(`${family}.${method}`, command)
    checkPathClash(command, get(spec.documents.gateway.root, 'families', family, 'path'), paths, report)
    checkPath(command, get(spec.documents.gateway.root, 'families', family, 'path') !== undefined, report)
  }
}

/**
 * Two commands must not share a path. A page may have the path of a command: it is opened without the command's
 * parameters.
 */
function checkPathClash(
  command: CommandFile,
  familyPath: Node | undefined,
  paths: Map<string, CommandFile>,
  report: Report,
): void {
  const { file, root } = command
  const own = get(root, 'path')
  const name = get(root, 'command')
  const path = textOf(own) ?? textOf(familyPath)?.replace('{Command}', textOf(name) ?? '')
  if (path === undefined || path === 'not-shown') return
  const key = `${textOf(get(root, 'channel')) === 'browser' ? 'page' : 'command'} ${path}`
  const other = paths.get(key)
  if (other)
    report('path-clash', file, own ?? name ?? root, `${other.family}.${other.localId} already has the path ${path}`)
  else paths.set(key, command)
}

function checkPath({ file, root }: CommandFile, familyHasPath: boolean, report: Report): void {
  const path = entryOf(root, 'path')
  const option = entryOf(root, 'option')
  const isHidden = path && textOf(path.value) === 'not-shown'
  if (isHidden && !option) report('path-mismatch', file, path.value, 'the option that gives the path is missing')
  if (option && !isHidden)
    report('path-mismatch', file, option.keySpan, 'only a command with path: not-shown has an option')
  if (!path && !familyHasPath) {
    report(
      'path-mismatch',
      file,
      root.entries[0]?.keySpan ?? root,
      'the command has no path, and the family has no pattern for one',
    )
  }
}
