import type { Code } from '../../diagnostics/codes.js'
import { didYouMean } from '../../lib/did-you-mean.js'
import type { SpecRule } from '../shared/rule.js'
import { definitions } from '../shared/spec-queries.js'

const kinds = {
  type: 'dangling-type',
  limit: 'dangling-limit',
  resource: 'dangling-resource',
  state: 'dangling-state',
  transition: 'dangling-transition',
  event: 'dangling-event',
  emission: 'dangling-emission',
  command: 'dangling-command',
  error: 'dangling-error',
  card: 'dangling-card',
  family: 'dangling-family',
  decision: 'dangling-decision',
  list: 'dangling-list',
} satisfies Record<string, Code>

const nouns: Readonly<Record<string, string>> = {
  emission: 'row of emissions',
  error: 'error code',
  card: 'test card',
  decision: 'row of the register',
  list: 'table or machine',
}

/** Every name that the schemas mark as a reference exists. */
export const references: SpecRule = (spec, report) => {
  for (const [kind, code] of Object.entries(kinds)) {
    const defined = definitions(spec, kind)
    for (const file of spec.files) {
      for (const reference of file.references) {
        if (reference.kind !== kind || defined.has(reference.name)) continue
        const meant = didYouMean(reference.name, defined.keys())
        report(code, file, reference.span, `there is no ${nouns[kind] ?? kind} with that name${meant}`)
      }
    }
  }
  const families = definitions(spec, 'family')
  for (const { file, family, root } of spec.commands) {
    if (families.has(family)) continue
    const span = root.entries[0]?.keySpan ?? root
    report('dangling-family', file, span, `there is no family ${family}${didYouMean(family, families.keys())}`)
  }
}
