import { errorPage } from '../../lib/docs-links.js'
import type { GatewaySpec } from '../../spec/gateway-spec.js'
import type { JournalEntry } from '../../world/journal.js'
import type { World } from '../../world/world.js'
import { type Html, html } from '../shared/html.js'
import { type Comparison, compareReply, compareRequest } from './compare-with-spec.js'
import {
  type Column,
  counted,
  facts,
  live,
  moment,
  type Place,
  pill,
  type Row,
  table,
  timeOfDay,
} from './components.js'
import { isWanted, searchForm, searchOf } from './search.js'

const shown = 100

const columns: readonly Column[] = ['#', 'At', ['Command', 'text'], ['OrderId', 'text'], 'Outcome', ['Why', 'why']]

/** The journal, the latest first. */
export function requestsPage(world: World, pathParam: Place): Html {
  const all = world.journal.entries
  const search = searchOf(pathParam)
  const entries = all.filter((entry) => isWanted(search, entry.orderId ?? '', kindOf(entry)))
  const latest = entries.slice(-shown)
  const empty = all.length > 0 ? 'No request matches.' : 'No request yet.'
  return html`${searchForm(pathParam, 'Command', all.map(kindOf), search)}
${live('requests', 'Requests', requestTable(latest, pathParam, empty), counted(entries.length, latest.length))}`
}

function kindOf({ command, path }: JournalEntry): string {
  return command ?? path
}

/** Requests in rows, the latest first. */
export function requestTable(entries: readonly JournalEntry[], { base, docs }: Place, empty: string): Html {
  const rows = [...entries]
    .reverse()
    .map(
      (entry): Row => [
        html`<a href="${base}/request?number=${entry.number}">${entry.number}</a>`,
        timeOfDay(entry.at),
        entry.command ?? entry.path,
        entry.orderId ?? '–',
        outcome(entry, docs),
        entry.why ?? entry.transitions.join(', '),
      ],
    )
  return table('Requests', columns, rows, empty)
}

/** How it ended; a code leads to its page. */
function outcome({ success, errCode, fault, reply }: JournalEntry, docs: string | undefined): Html {
  const status = success === 'True' ? 'good' : success === '3DS' ? 'wait' : success === 'False' ? 'bad' : 'calm'
  const text = success === 'False' ? (errCode ?? 'False') : (success ?? (reply === undefined ? 'no answer' : 'page'))
  const page = errorPage(docs, success === 'False' ? errCode : undefined)
  const told = pill(text, status)
  return html`${page === undefined ? told : html`<a href="${page}">${told}</a>`}${fault !== undefined && html` ${pill(fault, 'wait')}`}`
}

/** One request with its answer, beside what the spec expected; undefined when the journal no longer has it. */
export async function requestPage(
  world: World,
  number: number,
  pathParam: Place,
  spec: GatewaySpec,
): Promise<Html | undefined> {
  const entry = world.journal.entries.find((one) => one.number === number)
  if (entry === undefined) return undefined
  const command = entry.command === undefined ? undefined : spec.commands[entry.command]
  const compared =
    command === undefined
      ? undefined
      : {
          request: compareRequest(command.descriptor, schemaOf(await command.load()), entry),
          reply: compareReply(command.descriptor, entry),
        }
  return html`<p class="trail"><a href="${pathParam.base}/requests">Requests</a> / ${number}</p>
${live('request', entry.command ?? entry.path, overview(entry, spec), outcome(entry, pathParam.docs))}
<div class="sides">
<section aria-labelledby="sent-heading"><header><h2 id="sent-heading">Request</h2></header>${compared && comparison(compared.request, 'Sent')}<pre>${broken(entry.request, '&')}</pre></section>
<section aria-labelledby="answered-heading"><header><h2 id="answered-heading">Answer</h2></header>${
    entry.reply === undefined
      ? html`<p class="empty">None was given.</p>`
      : html`${compared && comparison(compared.reply, 'Answered')}<pre>${broken(entry.reply, ' ')}</pre>`
  }</section>
</div>`
}

function overview(entry: JournalEntry, { precedence }: GatewaySpec): Html {
  const rule = precedence.find(({ check }) => check === entry.refusedBy)
  return html`${entry.why !== undefined && html`<p class="refusal">${entry.why}</p>`}
${facts([
  ['At', moment(entry.at)],
  ['Path', html`<code>${entry.method} ${entry.path}</code>`],
  ['OrderId', entry.orderId],
  [
    'Refused by',
    rule && `check ${precedence.indexOf(rule) + 1} of ${precedence.length}, ${rule.check}: ${rule.summary}`,
  ],
  ['Transitions', entry.transitions.length === 0 ? undefined : entry.transitions.join(', ')],
  ['Fault', entry.fault],
  ['Notes', entry.notes.length === 0 ? undefined : entry.notes.join(' ')],
])}`
}

function comparison(rows: readonly Comparison[], last: string): Html {
  if (rows.length === 0) return html``
  return table(
    `${last}, and what the spec expects`,
    ['Name', 'The spec expects', [last, 'came']],
    rows.map(({ name, expected, came }) => [
      html`<code>${name}</code>`,
      expected ?? 'not in the spec',
      came ?? html`<span class="none">–</span>`,
    ]),
    '',
    (index) => rows[index]?.wrong === true && 'wrong',
  )
}

/** A long line, a piece to a line. */
function broken(text: string, at: string): string {
  return text.replaceAll(at, at === ' ' ? '\n  ' : `${at}\n`)
}

/** Validators carry the schema they were compiled from. */
function schemaOf(check: object): unknown {
  return Reflect.get(check, 'jsonSchema')
}
