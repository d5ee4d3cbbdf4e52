import type { Verdict } from '../../generator/diff/shared/rule.js'
import type { Edit } from './fixture/spec.js'

/** A small spec before and after an edit. */
export interface Pair {
  readonly code: string
  readonly title: string
  /** Of the edit, and of taking it back. */
  readonly there: Verdict
  readonly back: Verdict
  readonly edits: readonly Edit[]
}

const pay = 'families/api/Pay.yaml'
const find = 'families/api/Find.yaml'
const page = 'families/api/FindPage.yaml'
const field = 'overlays/field.yaml'

function pair(code: string, title: string, there: Verdict, back: Verdict, ...edits: Edit[]): Pair {
  return { code, title, there, back, edits }
}

const edit = (file: string, find: string, put: string): Edit => ({ file, find, put })
const more = (file: string, put: string): Edit => ({ file, put })

/** For each rule the edits that only it judges. */
export const pairs: readonly Pair[] = [
  pair('command-identity', 'a path changes', 'major', 'major', edit('gateway.yaml', '/api/{Command}', '/v2/{Command}')),
  pair('command-effect', 'a command moves money', 'major', 'major', edit(find, 'effect: read', 'effect: money')),
  pair(
    'finished-by',
    'another command finishes it',
    'minor',
    'major',
    edit(pay, 'effect: money', 'effect: money\nfinishedBy: Find'),
  ),
  pair(
    'settlement',
    'a status means something',
    'major',
    'major',
    edit(pay, 'happened: [Charged]', 'happened: [Charged, New]'),
  ),
  pair(
    'settlement',
    'nothing settles it',
    'major',
    'minor',
    edit(pay, 'settledBy: { command: Find, happened: [Charged], declined: [Rejected] }\n', ''),
  ),
  pair(
    'variant',
    'a further case',
    'minor',
    'major',
    edit(pay, 'later: {', 'third: { values: [Third], summary: Third. }\n    later: {'),
  ),
  pair('variant', 'a case means another value', 'major', 'major', edit(pay, 'values: [Block]', 'values: [Later]')),
  pair(
    'request-rule',
    'a condition more',
    'major',
    'minor',
    edit(pay, 'variants:', 'rules:\n  - anyOf: [Amount, PayInfo]\nvariants:'),
  ),
  pair(
    'field-added',
    'a required parameter',
    'major',
    'major',
    edit(find, 'request:\n', 'request:\n  Amount: { type: amount }\n'),
  ),
  pair(
    'field-added',
    'an optional parameter',
    'minor',
    'major',
    edit(find, 'request:\n', 'request:\n  Amount: { type: amount, optional: true }\n'),
  ),
  pair(
    'field-added',
    'a parameter the client fills in',
    'minor',
    'major',
    edit(find, 'request:\n', 'request:\n  VWID: { type: terminal, from: vwid }\n'),
  ),
  pair(
    'field-added',
    'a required key',
    'major',
    'major',
    edit(pay, '      PAN:', '      Name: { type: orderId }\n      PAN:'),
  ),
  pair(
    'field-added',
    'an attribute',
    'minor',
    'major',
    edit(find, '    State:', '    Amount: { type: amount, in: ["True"], essential: true }\n    State:'),
  ),
  pair(
    'field-added',
    'a field of an event',
    'minor',
    'major',
    edit('events.yaml', '      Success:', '      Amount: { type: amount }\n      Success:'),
  ),
  pair(
    'field-presence',
    'a parameter becomes optional',
    'minor',
    'major',
    edit(find, 'OrderId: { type: orderId }', 'OrderId: { type: orderId, optional: true }'),
  ),
  pair(
    'field-presence',
    'a field of an event becomes optional',
    'major',
    'minor',
    edit('events.yaml', 'OrderId: { type: orderId }', 'OrderId: { type: orderId, optional: true }'),
  ),
  pair('field-presence', 'an attribute may be missing', 'major', 'minor', edit(find, ', essential: true', '')),
  pair(
    'field-presence',
    'an attribute comes with more outcomes',
    'minor',
    'major',
    edit(pay, 'Amount: { type: amount, in: ["True"] }', 'Amount: { type: amount, in: ["True", "False"] }'),
  ),
  pair(
    'field-filling',
    'the client fills a parameter in',
    'minor',
    'major',
    edit(page, 'OrderId: { type: orderId }', 'OrderId: { type: orderId, from: key }'),
  ),
  pair(
    'field-type',
    'a parameter takes another kind of value',
    'major',
    'major',
    edit(pay, 'Amount: { type: amount, in: [atOnce] }', 'Amount: { type: flag, in: [atOnce] }'),
  ),
  pair(
    'field-type',
    'an attribute has another type of the same shape',
    'minor',
    'minor',
    edit(find, 'State: { type: state,', 'State: { type: errorCode,'),
  ),
  pair(
    'field-type',
    'further keys may be given',
    'minor',
    'major',
    edit(pay, '    pairs:', '    open: state\n    pairs:'),
  ),
  pair(
    'echo',
    'an attribute repeats the request',
    'minor',
    'minor',
    edit(find, 'OrderId: { type: orderId, echo: true }', 'OrderId: { type: orderId }'),
  ),
  pair(
    'outcome',
    'a further outcome',
    'minor',
    'major',
    edit(pay, 'outcomes: ["True", "False"]', 'outcomes: ["True", "False", "3DS"]'),
  ),
  pair(
    'reply-form',
    'a further root element',
    'minor',
    'major',
    edit(pay, '  outcomes:', '  accepts: [Pay, Charge]\n  outcomes:'),
  ),
  pair(
    'reply-child',
    'a further element',
    'minor',
    'major',
    edit(
      find,
      '  attributes:',
      '  children:\n    Card: { summary: A card., attributes: { PAN: { type: pan } } }\n  attributes:',
    ),
  ),
  pair(
    'type',
    'a further type',
    'minor',
    'major',
    more('types.yaml', '  further: { summary: More., base: text, sample: A }\n'),
  ),
  pair(
    'type-constraint',
    'a pattern appears',
    'major',
    'minor',
    edit(
      'types.yaml',
      'state: { summary: Status of a payment., base: text,',
      "state: { summary: Status of a payment., base: text, pattern: '[A-Z]+',",
    ),
  ),
  pair(
    'enum-value',
    'a further value',
    'minor',
    'major',
    edit(
      'types.yaml',
      'Block: { summary: In two steps. } }',
      'Block: { summary: In two steps. }, Later: { summary: Later. } }',
    ),
  ),
  pair(
    'sensitivity',
    'a value is hidden',
    'minor',
    'minor',
    edit(
      'types.yaml',
      'state: { summary: Status of a payment., base: text,',
      'state: { summary: Status of a payment., base: text, sensitive: token,',
    ),
  ),
  pair('limit', 'a maximum grows', 'minor', 'major', edit('limits.yaml', 'max: 20,', 'max: 21,')),
  pair(
    'limit',
    'a minimum grows',
    'major',
    'minor',
    edit('limits.yaml', 'unit: kopecks, min: 1,', 'unit: kopecks, min: 2,'),
  ),
  pair(
    'error-code',
    'a further code',
    'minor',
    'major',
    more(
      'errors.yaml',
      '  OTHER:\n    summary: Another.\n    advice: { fault: issuer, repeat: never, payer: No., merchant: No. }\n    obtain: { card: declined }\n',
    ),
  ),
  pair(
    'error-advice',
    'repeating helps',
    'minor',
    'minor',
    edit('errors.yaml', 'repeat: other-card', 'repeat: same-later'),
  ),
  pair(
    'event',
    'an event tells something else',
    'major',
    'major',
    edit('events.yaml', 'money: charged', 'money: blocked'),
  ),
  pair(
    'emission',
    'an event is sent for a failure',
    'minor',
    'major',
    edit('events.yaml', 'failure: []', 'failure: [Paid]'),
  ),
  pair(
    'delivery',
    'a rule of delivery',
    'minor',
    'major',
    edit('events.yaml', 'belief:', '  again: { summary: It is sent again., source: Events }\nbelief:'),
  ),
  pair(
    'belief',
    'a status proves less',
    'major',
    'major',
    edit(
      'events.yaml',
      'blocked: { confirmed: [Charged], unproven: [Rejected]',
      'blocked: { unproven: [Charged, Rejected]',
    ),
  ),
  pair(
    'belief',
    'an unknown payment is told by another code',
    'major',
    'major',
    edit('events.yaml', 'unknown: DECLINED', 'unknown: ILLEGAL'),
  ),
  pair(
    'state',
    'a further state',
    'minor',
    'major',
    edit('states.yaml', '      Rejected:', '      Voided: { summary: Released. }\n      Rejected:'),
  ),
  pair(
    'transition',
    'a transition leads elsewhere',
    'major',
    'major',
    edit('states.yaml', 'from: none, to: Rejected', 'from: none, to: Charged'),
  ),
  pair(
    'transition',
    'a transition leaves a further state',
    'minor',
    'major',
    edit('states.yaml', 'charge: { from: none,', 'charge: { from: [none, Rejected],'),
  ),
  pair(
    'family',
    'a family is reached elsewhere',
    'major',
    'major',
    edit('gateway.yaml', 'prefix: Api', 'prefix: Gate'),
  ),
  pair(
    'frame',
    'another name of events',
    'major',
    'major',
    edit('gateway.yaml', 'event: Notification', 'event: Event'),
  ),
  pair(
    'frame',
    'an outcome means something else',
    'major',
    'major',
    edit('gateway.yaml', 'result: waiting', 'result: failure'),
  ),
  pair(
    'overlay',
    'a further overlay',
    'minor',
    'major',
    more(
      'overlays/other.yaml',
      'summary: Elsewhere.\nrows: { O1: { summary: None., evidence: [weak], cardIds: uuid } }\n',
    ),
  ),
  pair('overlay', 'it lies over another profile', 'major', 'major', edit(field, 'rows:', 'over: strict\nrows:')),
  pair('overlay', 'an attribute has another name', 'major', 'major', edit(field, 'name: RRN', 'name: Rrn')),
  pair(
    'overlay',
    'a further attribute',
    'minor',
    'major',
    edit(field, '      - { of', '      - { of: [api.Pay], name: AuthCode, gives: empty }\n      - { of'),
  ),
  pair(
    'overlay',
    'a further row of answers',
    'minor',
    'major',
    more(field, '  F3: { summary: A code., evidence: [sdk], states: { Held: { summary: Held. } } }\n'),
  ),
  pair(
    'overlay-play',
    'a further row that the sandbox plays',
    'minor',
    'minor',
    more(field, '  F3: { summary: Ids., evidence: [sdk], cardIds: uuid }\n'),
  ),
  pair(
    'overlay-play',
    'more is let pass',
    'minor',
    'minor',
    edit(field, 'tolerates: [pastExpiry]', 'tolerates: [pastExpiry, brokenPairs]'),
  ),
  pair(
    'overlay-play',
    'an attribute has another value',
    'minor',
    'minor',
    edit(field, 'gives: retrieval-number', 'gives: empty'),
  ),
  pair('words', 'how a row is known', 'patch', 'patch', edit(field, 'evidence: [weak]', 'evidence: [sdk]')),
  pair(
    'words',
    'what a pattern asks for',
    'patch',
    'patch',
    edit('types.yaml', "'[^;]+', sample", "'[^;]+', says: No semicolon., sample"),
  ),
  pair(
    'sandbox',
    'a check gives another code',
    'minor',
    'minor',
    edit('sandbox.yaml', 'codes: [DECLINED]', 'codes: [ILLEGAL]'),
  ),
  pair(
    'sandbox',
    'checks in another order',
    'minor',
    'minor',
    edit(
      'sandbox.yaml',
      '  terminal: { summary: All is well., codes: [DECLINED] }\n  source: { summary: All is well., codes: [DECLINED] }\n',
      '  source: { summary: All is well., codes: [DECLINED] }\n  terminal: { summary: All is well., codes: [DECLINED] }\n',
    ),
  ),
  pair(
    'sandbox',
    'a check tells of its refusals',
    'minor',
    'minor',
    edit('sandbox.yaml', 'codes: [DECLINED] }', 'codes: [DECLINED], notifies: true }'),
  ),
  pair(
    'sandbox',
    'another code for a malformed value',
    'minor',
    'minor',
    edit('sandbox.yaml', 'pan: DECLINED', 'pan: ILLEGAL'),
  ),
  pair(
    'sandbox',
    'a lenient sandbox takes more',
    'minor',
    'minor',
    edit('sandbox.yaml', 'unknownParameters: false', 'unknownParameters: true'),
  ),
  pair(
    'sandbox',
    'other codes are technical',
    'minor',
    'minor',
    edit('sandbox.yaml', 'faults: [gateway]', 'faults: [issuer]'),
  ),
  pair(
    'words',
    'what a check says',
    'patch',
    'patch',
    edit('sandbox.yaml', 'summary: All is well.', 'summary: All is fine.'),
  ),
  pair('decision', 'another decision', 'minor', 'minor', edit('unspecified.yaml', 'decision: Yes.', 'decision: No.')),
  pair('sandbox', 'a test card', 'minor', 'minor', edit('test-cards.yaml', '4111110000000021', '4111110000000039')),
  pair(
    'words',
    'a summary',
    'patch',
    'patch',
    edit(pay, 'summary: Charges a card.', 'summary: Takes money from a card.'),
  ),
  pair(
    'order',
    'parameters in another order',
    'patch',
    'patch',
    edit(
      pay,
      '  Scheme: { type: scheme }\n  OrderId: { type: orderId }\n',
      '  OrderId: { type: orderId }\n  Scheme: { type: scheme }\n',
    ),
  ),
]
