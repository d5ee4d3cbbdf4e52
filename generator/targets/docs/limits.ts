/** The page of limits: all numbers, and all enumerations. */

import { limitWords } from '../../model/limit-words.js'
import type { Model, WireType } from '../../model/model.js'
import { Links } from './links.js'
import { code, plain, table } from './markdown.js'
import type { Page } from './page.js'

export function limitsPage(model: Model): Page {
  const path = 'limits.md'
  const links = new Links(model, path)
  return {
    path,
    title: 'Limits',
    summary: 'Every number of the interface document: lengths, ranges, delays and lives, each with its name.',
    keywords: [
      'length',
      'maximum',
      'timeout',
      'range',
      'enumerations',
      'VAT',
      'tax',
      'values',
      ...model.limits.map(({ name }) => name),
    ],
    template: 'limits',
    source: 'spec/limits.yaml',
    data: () => ({
      limits: table(
        ['Name', 'Limit', 'What it bounds', 'Decisions'],
        model.limits.map((limit) => [
          code(limit.name),
          limitWords(limit),
          links.about(limit),
          limit.decided.map((id) => links.decision(id)).join(', '),
        ]),
      ),
      enumerations: model.types.filter(({ base }) => base === 'enum').map((type) => enumeration(type, links)),
    }),
  }
}

function enumeration(type: WireType, links: Links) {
  return {
    name: type.name,
    says: links.about(type),
    table: table(
      ['Value', 'Meaning'],
      (type.values ?? []).map(({ value, name, summary }) => [
        code(value),
        [name === undefined ? '' : `${code(name)}:`, plain(summary)].filter(Boolean).join(' '),
      ]),
    ),
  }
}
