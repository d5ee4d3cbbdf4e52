import { fill } from './texts/choose-texts.js'

/** A look of the payment page. TemplateTag names it. */
interface PageTemplate {
  /** Class of the page: `wide` has two columns where there is room. */
  readonly look: 'wide' | 'narrow'
  /** Texts with placeholders for custom keys, above the rest. A line none of whose placeholders has a value is left out. */
  readonly lines: readonly string[]
}

const standard: PageTemplate = { look: 'wide', lines: ['{Product}', '{Description}'] }
const mobile: PageTemplate = { look: 'narrow', lines: ['{Product}'] }

const byTag: Readonly<Record<string, PageTemplate>> = { mobile, мобильный: mobile }

/** A template with its placeholders filled in. */
export interface FilledTemplate {
  readonly look: PageTemplate['look']
  readonly lines: readonly string[]
  /** Custom keys that no line shows: the page has a placeholder of its own for each. */
  readonly rows: readonly (readonly [name: string, value: string])[]
}

/** The template of a tag, in any case; the default one for a tag without a template. Custom keys are shown as they came. */
export function fillTemplate(tag: string | undefined, custom: Readonly<Record<string, string>>): FilledTemplate {
  const name = tag?.toLowerCase() ?? ''
  const template = (Object.hasOwn(byTag, name) ? byTag[name] : undefined) ?? standard
  const shown = new Set<string>()
  const lines = template.lines.flatMap((line) => {
    const names = placeholders(line).filter((placeholder) => Object.hasOwn(custom, placeholder))
    for (const placeholder of names) shown.add(placeholder)
    return names.length === 0 ? [] : [fill(line, custom)]
  })
  return { look: template.look, lines, rows: Object.entries(custom).filter(([key]) => !shown.has(key)) }
}

function placeholders(line: string): string[] {
  return [...line.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]))
}
