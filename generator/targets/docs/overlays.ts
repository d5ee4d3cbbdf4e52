/** The pages of overlays: what is known beyond the document, row by row. */

import { jsonWords } from '../../model/json-words.js'
import type { Evidence, Model, Overlay, OverlayExample, OverlayRow } from '../../model/model.js'
import { Links } from './links.js'
import { code, plain, table } from './markdown.js'
import type { Page } from './page.js'

const evidenceWords: Readonly<Record<Evidence, string>> = {
  recorded: 'recorded',
  tested: 'tested',
  sdk: 'SDK',
  weak: 'weak',
}

export function overlayPages(model: Model): Page[] {
  return model.overlays.map((overlay) => overlayPage(overlay, model))
}

function overlayPage(overlay: Overlay, model: Model): Page {
  const path = `overlays/${overlay.name}.md`
  const links = new Links(model, path)
  const { summary, description = '', rows } = overlay
  return {
    path,
    title: `The profile ${overlay.name}, row by row`,
    summary,
    keywords: ['overlay', 'profile', 'field', ...rows.map(({ id }) => id)],
    template: 'overlay',
    source: `spec/overlays/${overlay.name}.yaml`,
    data: () => ({
      description,
      rows: table(
        ['Row', 'What differs', 'Evidence'],
        rows.map(({ id, summary, evidence }) => [
          `[${id}](#${id.toLowerCase()})`,
          plain(summary),
          evidence.map((one) => evidenceWords[one]).join(', '),
        ]),
      ),
      sections: rows.map((row) => sectionOf(row, links)),
    }),
  }
}

function sectionOf(row: OverlayRow, links: Links) {
  return {
    id: row.id,
    says: links.about(row),
    decisions: row.decided.map((id) => links.decision(id)).join(', '),
    effects: table(
      ['Key', 'Says'],
      Object.entries(row.effects)
        .filter(([name]) => name !== 'errors')
        .map(([name, value]) => [code(name), plain(jsonWords(value))]),
    ),
    errors: row.errors.map((error) => `${code(error.code)}: ${plain(error.summary)} ${plain(error.advice.merchant)}`),
    examples: row.examples.map((example) => ({ title: plain(example.title), text: wireText(example) })),
  }
}

function wireText(example: OverlayExample): string {
  if (example.kind === 'answer') return example.answers
  if (example.kind === 'event') return example.body
  const { method, path, query, body } = example
  return [`${method} ${path}${query === '' ? '' : `?${query}`}`, ...(body === '' ? [] : ['', body])].join('\n')
}
