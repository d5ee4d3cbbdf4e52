/** Renders the text templates of `templates/text`: documents without logic, never TypeScript. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Handlebars from 'handlebars'
import { PlainError } from '../../lib/plain-error.js'

const handlebars = Handlebars.create()

/**
 * Fills in a template. A name that the data does not have is an error. Nothing is escaped: the result is Markdown, not
 * HTML.
 *
 * @param template its text, see {@link readTemplate}
 * @throws Error when the template names something the data has not
 */
export function renderText(template: string, data: object): string {
  const compiled = templates.get(template) ?? handlebars.compile(template, { strict: true, noEscape: true })
  templates.set(template, compiled)
  return compiled(data)
}

/** A template is compiled once, whatever number of pages it makes. */
const templates = new Map<string, Handlebars.TemplateDelegate>()

/** The text of `templates/text/<name>.hbs`. */
export function readTemplate(name: string): string {
  return readProjectFile(`templates/text/${name}.hbs`)
}

/**
 * The text of a file of the project, such as LICENSE.
 *
 * @throws PlainError when there is no such file
 */
export function readProjectFile(path: string): string {
  const file = join(projectRoot(), path)
  if (!existsSync(file)) throw new PlainError(`The generator reads ${path}, and there is no such file. Write it.`)
  return readFileSync(file, 'utf8')
}

let root: string | undefined

/** The nearest folder above this module that holds the spec; the generator may run bundled from a cache folder. */
function projectRoot(): string {
  root ??= climb(dirname(fileURLToPath(import.meta.url)))
  return root
}

function climb(folder: string): string {
  if (existsSync(join(folder, 'spec', 'types.yaml'))) return folder
  const parent = dirname(folder)
  if (parent === folder)
    throw new Error('The generator stands outside the project: no folder above it holds spec/types.yaml.')
  return climb(parent)
}
