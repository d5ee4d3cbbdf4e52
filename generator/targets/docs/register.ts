/** Test cards, and what the document leaves open. */

import { limitWords } from '../../model/limit-words.js'
import type { Model, TestCard, Unspecified } from '../../model/model.js'
import { Links } from './links.js'
import { code, list, plain, table } from './markdown.js'
import type { Page } from './page.js'

export function testCardsPage(model: Model): Page {
  const path = 'test-cards.md'
  const links = new Links(model, path)
  return {
    path,
    title: 'Test cards',
    summary: 'Card numbers with fixed outcomes in the sandbox. They belong to nobody.',
    keywords: [
      ...cardNumberNames(model),
      'card numbers',
      'test environment',
      'sandbox',
      ...model.testCards.map(({ number }) => number),
    ],
    template: 'test-cards',
    source: 'spec/test-cards.yaml',
    data: () => ({
      cards: table(
        ['Name', 'Number', 'CVV', '3-D Secure', 'Codes', 'Outcome'],
        model.testCards.map((card) => [
          code(card.name),
          code(card.number),
          plain(card.behaviour.cvv),
          plain(card.behaviour.threeDS),
          codesOf(card, model)
            .map((one) => links.error(one))
            .join(', '),
          [links.about(card), ...Object.values(card.limits).map((limit) => `(${limitWords(limit)})`)].join(' '),
        ]),
      ),
      rules: list(
        model.gateway.environments.map((rule) => `${links.prose(rule.summary)} ${links.provenance(rule)}`.trim()),
      ),
    }),
  }
}

/** The field that holds a card number in requests. */
function cardNumberNames({ commands }: Pick<Model, 'commands'>): string[] {
  const fields = commands.flatMap(({ parameters }) =>
    parameters.flatMap((field) => (field.value.kind === 'pairs' ? field.value.keys : [field])),
  )
  const numbers = fields.filter(({ value }) => value.kind === 'scalar' && value.type.sensitive === 'pan')
  return [...new Set(numbers.map(({ name }) => name))]
}

function codesOf({ behaviour }: TestCard, { errors }: Model): string[] {
  const said = new Set(Object.values(behaviour.steps).map(({ error }) => error))
  return errors.map(({ code }) => code).filter((one) => said.has(one))
}

const kinds: Readonly<Record<Unspecified['kind'], { readonly title: string; readonly says: string }>> = {
  contradiction: { title: 'Contradictions', says: 'Where the document says two things.' },
  'not-shown': { title: 'Not shown', says: 'What the document itself calls not shown.' },
  'easily-misbuilt': { title: 'Easily misbuilt', says: 'What is said, and easily read otherwise.' },
  unsaid: { title: 'Unsaid', says: 'What a program has to know and the document does not speak of.' },
}

export function questionsPage(model: Model): Page {
  const path = 'open-questions.md'
  const links = new Links(model, path)
  return {
    path,
    title: 'Open questions',
    summary: 'What the interface document leaves open, how it is decided here, and the option that changes it.',
    keywords: ['register', 'decisions', 'ambiguity', 'not specified', 'undocumented'],
    template: 'open-questions',
    source: 'spec/unspecified.yaml',
    data: () => ({
      groups: Object.entries(kinds).map(([kind, words]) => ({
        ...words,
        rows: model.unspecified.filter((row) => row.kind === kind).map((row) => questionRow(row, links)),
      })),
    }),
  }
}

function questionRow({ id, where, question, decision, option }: Unspecified, links: Links) {
  return {
    id,
    question: links.prose(question),
    decision: links.prose(decision),
    option: option === undefined ? '' : code(option),
    where: where.map(plain).join('; '),
  }
}
