import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { showDiagnostic } from '../../generator/diagnostics/code-frame.js'
import { type Code, codes } from '../../generator/diagnostics/codes.js'
import type { Source } from '../../generator/diagnostics/source.js'
import { loadSpec } from '../../generator/load/load.js'
import { check } from '../../generator/pipeline/check.js'
import { type Edit, files, sourcesOf, specWith } from './fixture/spec.js'

async function lint(sources: readonly Source[]): Promise<string[]> {
  const spec = loadSpec(sources)
  const { diagnostics } = await check(spec)
  return diagnostics.map((one) =>
    showDiagnostic(
      one,
      spec.files.find(({ path }) => path === one.file),
    ),
  )
}

async function codesOf(sources: readonly Source[]): Promise<string[]> {
  const { diagnostics } = await check(loadSpec(sources))
  return diagnostics.map(({ code }) => code)
}

const pay = 'families/api/Pay.yaml'
const find = 'families/api/Find.yaml'
const page = 'families/api/FindPage.yaml'

const overlay = (...rows: readonly string[]) => ({
  file: 'overlays/near.yaml',
  put: `summary: A gateway nearby.\nrows:\n${rows.map((row) => `  ${row}\n`).join('')}`,
})
const seen = 'examples: [{ title: seen, sends: GET /api/Find?OrderId=A-1 }] }'

const otherError = `  OTHER:
    summary: Something else.
    advice: { fault: issuer, repeat: never, payer: Try again., merchant: Wait. }
    obtain: { forced: true }
`

/** For every code the smallest mistake that shows it; a second list names what else follows from the mistake. */
const mistakes: Record<Code, { edits: readonly Edit[]; besides?: readonly Code[] }> = {
  'yaml-syntax': { edits: [{ file: 'types.yaml', put: '  broken: { a: 1\n' }], besides: [] },
  'duplicate-key': { edits: [{ file: 'errors.yaml', find: 'obtain:', put: 'summary: Twice.\n    obtain:' }] },
  unquoted: { edits: [{ file: pay, find: 'title: the issuer refuses', put: 'title: 05' }] },
  'unreadable-file': { edits: [] },
  'missing-file': { edits: [] },
  'unknown-file': { edits: [{ file: 'familes/api/Pay.yaml', put: 'command: Pay\n' }] },
  'unknown-key': { edits: [{ file: pay, find: '{ type: scheme }', put: '{ type: scheme, sumary: What. }' }] },
  'missing-key': { edits: [{ file: 'limits.yaml', find: ', unit: characters', put: '' }] },
  'wrong-kind': { edits: [{ file: pay, find: 'attributes:', put: 'children: []\n  attributes:' }] },
  'not-allowed': { edits: [{ file: pay, find: 'effect: money', put: 'effect: monye' }] },
  'one-of': { edits: [{ file: pay, find: '{ type: scheme }', put: '{ type: scheme, object: payment }' }] },
  'dangling-type': { edits: [{ file: pay, find: 'type: pan', put: 'type: pam' }] },
  'dangling-limit': { edits: [{ file: 'types.yaml', find: 'length: orderId', put: 'length: ordreId' }] },
  'dangling-resource': {
    edits: [{ file: pay, find: 'Amount: { type: amount, in: ["True"] }', put: 'Amount: { object: paymnt }' }],
  },
  'dangling-state': { edits: [{ file: pay, find: '[Charged]', put: '[Chargd]' }] },
  'dangling-transition': { edits: [{ file: pay, find: '[charge, ', put: '[charge, charg, ' }] },
  'dangling-event': { edits: [{ file: 'events.yaml', find: '[Paid]', put: '[Paid, Payd]' }] },
  'dangling-emission': { edits: [{ file: pay, find: 'emits: pay', put: 'emits: [pay, pya]' }] },
  'dangling-error': { edits: [{ file: 'states.yaml', find: 'illegal: DECLINED', put: 'illegal: DECLIEND' }] },
  'dangling-list': {
    edits: [{ file: 'types.yaml', find: 'listedIn: payment', put: 'listedIn: paymnt' }],
  },
  'dangling-frame': { edits: [{ file: 'gateway.yaml', find: 'reason: ErrCode', put: 'reason: ErrCod' }] },
  'dangling-card': { edits: [{ file: 'errors.yaml', find: 'card: declined', put: 'card: decline' }] },
  'dangling-family': { edits: [{ file: 'events.yaml', find: 'family: api', put: 'family: apii' }] },
  'dangling-decision': { edits: [{ file: pay, find: '{ type: scheme }', put: '{ type: scheme, decided: C02 }' }] },
  'dangling-field': { edits: [{ file: pay, find: 'same: OrderId', put: 'same: OderId' }] },
  'dangling-case': { edits: [{ file: pay, find: 'in: [atOnce]', put: 'in: [atonce]' }] },
  'dangling-command': { edits: [{ file: pay, find: 'command: Find,', put: 'command: Fnid,' }] },
  'dangling-example': { edits: [{ file: find, find: 'input: found', put: 'input: fuond' }] },
  'unused-limit': {
    edits: [{ file: 'limits.yaml', put: '  idle: { summary: Idle., unit: number, value: 5, source: Limits }\n' }],
  },
  'unused-type': { edits: [{ file: 'types.yaml', put: '  idle: { summary: Idle., base: text, sample: x }\n' }] },
  'unused-resource': { edits: [{ file: 'resources.yaml', find: '    documentary: true\n', put: '' }] },
  'unused-decision': { edits: [{ file: 'gateway.yaml', find: ', decided: C01', put: '' }] },
  'unused-event': { edits: [{ file: 'events.yaml', find: '[Paid]', put: '[]' }] },
  'unused-emission': { edits: [{ file: pay, find: 'emits: pay\n', put: '' }] },
  'bad-pattern': { edits: [{ file: 'types.yaml', find: "'[0-9]*'", put: "'[0-9'" }] },
  'bad-limit': { edits: [{ file: 'limits.yaml', find: 'min: 1, max: 20', put: 'min: 20, max: 1' }] },
  'bad-sample': { edits: [{ file: 'types.yaml', find: 'sample: Pay', put: 'sample: Paid' }] },
  'limit-without-number': {
    edits: [{ file: 'types.yaml', find: 'range: amount,', put: 'range: amount, scale: amount,' }],
  },
  undecided: {
    edits: [
      {
        file: find,
        find: 'OrderId: { type: orderId }',
        put: 'OrderId: { type: orderId }\n  Note: { type: state, presence: not-shown }',
      },
    ],
  },
  'resource-cycle': {
    edits: [
      { file: 'resources.yaml', find: '{ type: orderId }', put: '{ type: orderId }\n      Parts: { list: payment }' },
    ],
  },
  'flat-clash': {
    edits: [
      {
        file: pay,
        find: '    pairs:\n      PAN: { type: pan }',
        put: '    flat: true\n    pairs:\n      Scheme: { type: pan }',
      },
    ],
    besides: ['bad-variants'],
  },
  misplaced: { edits: [{ file: pay, find: '{ type: scheme }', put: '{ type: scheme, flat: true }' }] },
  'file-name': { edits: [{ file: page, find: 'command: Find', put: 'command: Look' }], besides: ['sends-mismatch'] },
  'method-clash': { edits: [{ file: page, find: 'channel:', put: 'method: find\nchannel:' }] },
  'path-clash': { edits: [{ file: find, find: 'effect: read', put: 'path: /api/Pay\neffect: read' }] },
  'settled-by-write': { edits: [{ file: pay, find: 'command: Find,', put: 'command: Pay,' }] },
  unsettled: { edits: [{ file: pay, find: /settledBy.*\n/.exec(files[`spec/${pay}`] ?? '')?.[0] ?? '', put: '' }] },
  'overlapping-verdict': { edits: [{ file: pay, find: 'declined: [Rejected]', put: 'declined: [Charged]' }] },
  'missing-verdict': {
    edits: [
      {
        file: 'events.yaml',
        find: 'failed: { confirmed: [Charged], unproven: [Rejected] }',
        put: 'failed: { confirmed: [Charged] }',
      },
    ],
  },
  'foreign-status': {
    edits: [
      {
        file: 'events.yaml',
        find: 'failed: { confirmed: [Charged], unproven: [Rejected] }',
        put: 'failed: { confirmed: [Charged], unproven: [Rejected, Active] }',
      },
    ],
  },
  'path-mismatch': { edits: [{ file: find, find: 'effect: read', put: 'option: paths.find\neffect: read' }] },
  'bad-variants': { edits: [{ file: pay, find: 'values: [Block]', put: 'values: [Block, Pay]' }] },
  'idle-transition': { edits: [{ file: pay, find: 'moves: [charge, decline]', put: 'moves: [charge]' }] },
  'unreachable-state': {
    edits: [{ file: 'states.yaml', find: '    illegal:', put: '      Lost: { summary: Nobody knows. }\n    illegal:' }],
    besides: Array.from({ length: 6 }, () => 'missing-verdict' as const),
  },
  'foreign-state': {
    edits: [{ file: 'states.yaml', find: 'from: none, to: Active', put: 'from: Charged, to: Active' }],
  },
  'outcome-mismatch': { edits: [{ file: 'states.yaml', find: 'outcome: "True"', put: 'outcome: 3DS' }] },
  'uncovered-outcome': { edits: [{ file: find, find: '["True", "False"]', put: '["True", "False", "3DS"]' }] },
  'no-refusal': {
    edits: [{ file: page, find: / {2}- name: empty[\s\S]*/.exec(files[`spec/${page}`] ?? '')?.[0] ?? '', put: '' }],
  },
  'event-without-example': {
    edits: [
      {
        file: 'events.yaml',
        find: / {4}examples:[\s\S]*?(?=emissions)/.exec(files['spec/events.yaml'] ?? '')?.[0] ?? '',
        put: '',
      },
    ],
  },
  'sensitive-in-print': {
    edits: [{ file: pay, find: 'title: charged at once', put: 'title: charged 4111111111111111 at once' }],
  },
  'no-operation': { edits: [{ file: 'sandbox.yaml', find: 'pay: [api.Pay]', put: 'pay: []' }] },
  'unlisted-refusal': {
    edits: [
      { file: 'errors.yaml', put: otherError },
      { file: 'sandbox.yaml', find: 'pan: DECLINED', put: 'pan: OTHER' },
    ],
  },
  'dangling-profile': { edits: [{ ...overlay(), put: 'summary: A gateway nearby.\nover: lenien\nrows: {}\n' }] },
  'row-clash': {
    edits: [
      overlay(
        `F1: { summary: A card., evidence: [weak], cards: { declined: { numbers: ["4111111111111112"] } }, ${seen}`,
        `F2: { summary: A card., evidence: [weak], cards: { declined: { numbers: ["4111111111111112"] } }, ${seen}`,
      ),
    ],
  },
  'idle-row': { edits: [overlay(`F1: { summary: Nothing., evidence: [weak], ${seen}`)] },
  'duplicate-example': { edits: [{ file: page, find: 'name: empty', put: 'name: opened' }] },
  'sends-mismatch': { edits: [{ file: page, find: 'Find?OrderId=A-1', put: 'Find?OrderId=A-2' }] },
  'gives-mismatch': {
    edits: [
      {
        file: pay,
        find: 'OrderId: A-1, Amount: 100 }\n  - name: declined',
        put: 'OrderId: A-1, Amount: 200 }\n  - name: declined',
      },
    ],
  },
  'input-refused': {
    edits: [{ file: page, find: 'input: { OrderId: A-1 }', put: 'input: { OrderId: A-1, Amount: 1 }' }],
  },
  'refused-mismatch': { edits: [{ file: page, find: 'code: required', put: 'code: too-short' }] },
  'fails-mismatch': { edits: [{ file: find, find: 'code: foreign-answer', put: 'code: wrong-root' }] },
  'event-mismatch': { edits: [{ file: 'events.yaml', find: 'OrderId=A-1', put: 'OrderId=A-2' }] },
}

describe('lint', () => {
  it('finds nothing in a spec without a problem', async () => {
    expect(await lint(sourcesOf(Object.entries(files)))).toEqual([])
  })

  it.each(Object.entries(mistakes))('finds %s', async (code, { edits, besides = [] }) => {
    const sources = specWith(...edits).flatMap((source) => {
      if (source.path !== 'spec/limits.yaml') return [source]
      if (code === 'unreadable-file') return [{ path: source.path, text: '', trouble: 'is not UTF-8' }]
      return code === 'missing-file' ? [] : [source]
    })
    const found = await codesOf(sources)
    expect(found.toSorted()).toEqual([code, ...besides].toSorted())
  })
})

describe('a mistake', () => {
  const only = async (...edits: Edit[]): Promise<string> => (await lint(specWith(...edits))).join('\n\n')

  it('is shown at its place, with the likely name and what to do', async () => {
    expect(await only({ file: pay, find: 'type: pan', put: 'type: pam' })).toBe(
      `spec/families/api/Pay.yaml:13:20  error  dangling-type
  12 |     pairs:
  13 |       PAN: { type: pam }
     |                    ^^^  there is no type with that name; did you mean pan?
  Correct the name, or define the type in spec/types.yaml. Run \`card-gateway explain dangling-type\` for more.`,
    )
  })

  it('says where a body differs from what the code sends', async () => {
    expect(await only({ file: page, find: 'Find?OrderId=A-1', put: 'Find?OrderId=A-2' })).toBe(
      `spec/families/api/FindPage.yaml:12:12  error  sends-mismatch
  11 |     input: { OrderId: A-1 }
  12 |     opens: /api/Find?OrderId=A-2
     |            ^^^^^^^^^^^^^^^^^^^^^  the encoded body differs from character 21 on: 1
  The input is encoded to another body than sends shows. Correct the one that is wrong. Run \`card-gateway explain sends-mismatch\` for more.`,
    )
  })

  it('does not hide others: all problems are reported, by file and line', async () => {
    const text = await only(
      { file: pay, find: 'effect: money', put: 'effect: monye' },
      { file: pay, find: 'emits: pay', put: 'emits: pya' },
      { file: find, find: 'title: an empty id', put: 'titel: an empty id' },
      { file: 'states.yaml', find: 'to: Active', put: 'to: Aktive' },
    )
    expect(text.match(/^spec.*$/gm)).toEqual([
      'spec/families/api/Find.yaml:27:5  error  missing-key',
      'spec/families/api/Find.yaml:28:5  error  unknown-key',
      'spec/families/api/Pay.yaml:4:9  error  not-allowed',
      'spec/families/api/Pay.yaml:27:8  error  dangling-emission',
      'spec/states.yaml:14:7  error  unreachable-state',
      'spec/states.yaml:17:35  error  dangling-state',
    ])
  })

  it('is a role that two limits share', async () => {
    expect(
      await only(
        { file: 'limits.yaml', find: 'unit: characters,', put: 'unit: characters, role: longest,' },
        { file: 'limits.yaml', find: 'unit: kopecks,', put: 'unit: kopecks, role: longest,' },
      ),
    ).toContain('orderId already has the role longest')
  })

  it('in a long line is shown with the part around it', async () => {
    const long = `{ description: ${'x'.repeat(150)}, type: pam }`
    const text = await only({ file: pay, find: 'PAN: { type: pan }', put: `PAN: ${long}` })
    expect(text).toMatch(/\n {5}\| +\^{3} {2}there is no type with that name; did you mean pan\?\n/)
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(180)
  })
})

describe("the sandbox's table", () => {
  const file = 'sandbox.yaml'
  const only = (find: string, put: string) => lint(specWith({ file, find, put }))

  it.each([
    ['a check', '  password:', '  pasword:', ['unknown-key', 'missing-key'], 'did you mean password?'],
    ['a part of the lenient profile', 'query:', 'qeury:', ['unknown-key', 'missing-key'], 'did you mean query?'],
    [
      'a type',
      'pan: DECLINED',
      'pam: DECLINED',
      ['dangling-type'],
      'there is no type with that name; did you mean pan?',
    ],
    ['a code', 'pan: DECLINED', 'pan: DECLIEND', ['dangling-error', 'unlisted-refusal'], 'did you mean DECLINED?'],
    ['a parameter', 'PayInfo:', 'PayInf:', ['dangling-field'], 'such a composite parameter; did you mean PayInfo?'],
    ['a plain parameter for a composite', 'PayInfo:', 'Scheme:', ['dangling-field'], 'no command has such a composite'],
    ['an exception', '[gateway]', '[gateway], except: [DECLINED]', ['misplaced'], 'its fault is issuer'],
  ])('finds %s that refers to nothing', async (_what, find, put, expected, message) => {
    const found = await only(find, put)
    expect(found.map((text) => /(?:error|warning) {2}(\S+)/.exec(text)?.[1]).toSorted()).toEqual(expected.toSorted())
    expect(found.join('\n')).toContain(message)
    for (const text of found) expect(text).toMatch(/^spec\/sandbox\.yaml:\d+:\d+ /)
  })

  it('does not count as a use: a type that only it names is still unused', async () => {
    const sources = specWith(
      { file: 'types.yaml', put: '  idle: { summary: Idle., base: text, sample: x }\n' },
      { file, find: 'pan: DECLINED', put: 'pan: DECLINED, idle: DECLINED' },
    )
    expect(await codesOf(sources)).toEqual(['unused-type'])
  })
})

describe('an overlay', () => {
  const found = (row: string) => codesOf(specWith(overlay(`F1: { summary: Said., evidence: [weak], ${row}, ${seen}`)))

  it.each([
    ['a command it is like', 'commands: { api.Look: { like: api.Fnid, path: /api/Look } }', 'dangling-command'],
    ['a command with another path', 'paths: { api.Fnid: /api/Look }', 'dangling-command'],
    ['a command that answers', 'attributes: [{ of: [api.Fnid], name: RRN, gives: empty }]', 'dangling-command'],
    ['a card', 'cards: { declin: { numbers: ["4111111111111112"] } }', 'dangling-card'],
    [
      'a code of a card',
      'cards: { new: { numbers: ["4111111111111112"], fails: { block: DECLIN } } }',
      'dangling-error',
    ],
    ['a code for what is missing', 'missing: { api.Pay: { Amount: DECLIN } }', 'dangling-error'],
    ['a code in place of another', 'refusals: { card: { DECLINED: DECLIN } }', 'dangling-error'],
    ['a check', 'refusals: { crad: { DECLINED: DECLINED } }', 'dangling-field'],
    ['a state', 'statuses: [{ of: [api.Find], states: [Chargd], code: DECLINED }]', 'dangling-state'],
    ['a tolerance', 'tolerates: [qeury]', 'not-allowed'],
  ])('reports %s that refers to nothing', async (_what, row, code) => {
    expect(await found(row)).toEqual([code])
  })

  it('may speak of commands and codes of its own', async () => {
    const advice = 'advice: { fault: payer, repeat: never, payer: No., merchant: No. }'
    const row = `commands: { api.Look: { like: api.Find, path: /api/Look } }, errors: { LATE: { summary: Late., ${advice} } }, statuses: [{ of: [api.Look], states: [Charged], code: LATE }]`
    expect(await found(row)).toEqual([])
  })

  it.each([
    [
      'one path',
      'commands: { api.Look: { like: api.Find, path: /api/Look }, api.See: { like: api.Find, path: /api/Look } }',
    ],
    [
      'one code for the same',
      'missing: { api.Pay: { Amount: DECLINED } } }\n  F2: { summary: Said., evidence: [weak], missing: { api.Pay: { Amount: DECLINED } }',
    ],
    ['one tolerance', 'tolerates: [query, query]'],
    [
      'one attribute',
      'attributes: [{ of: [api.Find], name: RRN, gives: empty }, { of: [api.Find], name: RRN, gives: key }]',
    ],
  ])('reports each problem once: %s', async (_what, row) => {
    expect(await found(row)).toContain('row-clash')
  })

  it('has rows with examples', async () => {
    const sources = specWith(overlay('F1: { summary: Said., evidence: [weak], tolerates: [query] }'))
    expect(await codesOf(sources)).toEqual(['idle-row'])
  })
})

describe('the catalogue', () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/diagnostics.md', import.meta.url)), 'utf8')

  it('is documented code by code, with a fix and an example each', () => {
    const sections = page.split('\n### ').slice(1)
    expect(sections.map((section) => section.split('\n')[0])).toEqual(Object.keys(codes))
    for (const section of sections) expect(section).toMatch(/```[\s\S]+```[\s\S]+Fix: .+\./)
  })
})
