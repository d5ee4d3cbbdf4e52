import { kopecksToDecimal } from '@card-gateway/protocol'
import { type Html, html } from '../shared/html.js'

/** `1 234.50` for 123450. */
export function money(amount: number): string {
  const [whole = '0', places = ''] = kopecksToDecimal(amount).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')}.${places}`
}

/** A moment of the sandbox's clock, in UTC, as the wire does not show it: to the second, the rest on hover. */
export function moment(at: number): Html {
  const text = isMoment(at) ? new Date(at).toISOString() : String(at)
  return html`<time datetime="${text}" title="${text}">${text.slice(0, 10)} ${text.slice(11, 19)}</time>`
}

export function timeOfDay(at: number): Html {
  const text = isMoment(at) ? new Date(at).toISOString() : String(at)
  return html`<time datetime="${text}" title="${text}">${text.slice(11, 19)}</time>`
}

function isMoment(at: number): boolean {
  return Math.abs(at) <= 8.64e15
}

/** The meaning of a status, which its colour shows. */
export type Status = 'good' | 'bad' | 'wait' | 'calm'

export function pill(text: string, status: Status): Html {
  return html`<span class="pill ${status}">${text}</span>`
}

/** A payment's status, and how it is meant. */
export function statePill(state: string, parameter: string | undefined, status: Status): Html {
  return html`<span class="pill ${status}">${state}${parameter !== undefined && html`<wbr>(${parameter})`}</span>`
}

/** A section that the page brings up to date by itself. */
export function live(id: string, heading: string, body: Html, aside?: Html): Html {
  return html`<section id="${id}" data-live aria-labelledby="${id}-heading">
<header><h2 id="${id}-heading">${heading}</h2>${aside}</header>
${body}
</section>`
}

/** How many there are, beside a heading, and how many of them are shown. */
export function counted(all: number, shown: number): Html {
  return html`<span class="count">${shown < all ? `latest ${shown} of ${all}` : all}</span>`
}

/** A column: its name, and how its cells look. One without a name holds buttons. */
export type Column = string | readonly [name: string, look: string]

/** What stands in the cells of a row, from left to right. */
export type Row = readonly (Html | string | number)[]

/**
 * A table that scrolls by itself where there is no room; on a phone each row is a paragraph in which the columns name
 * their values.
 *
 * @param look class of a row
 */
export function table(
  name: string,
  columns: readonly Column[],
  rows: readonly Row[],
  empty: string,
  look: (index: number) => string | false = () => false,
): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  const named = columns.map((column) => (typeof column === 'string' ? ([column, ''] as const) : column))
  const cell = (content: Row[number], [title, kind]: readonly [string, string] = ['', '']) =>
    html`<td${kind !== '' && html` class="${kind}"`}${title !== '' && html` data-name="${title}"`}>${content}</td>`
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${name}"><table>
<thead><tr>${named.map(([title, kind]) => html`<th scope="col"${kind === 'number' && html` class="number"`}>${title || html`<span class="unseen">Actions</span>`}</th>`)}</tr></thead>
<tbody>${rows.map((row, index) => {
    const kind = look(index)
    return html`<tr${kind !== false && html` class="${kind}"`}>${row.map((content, at) => cell(content, named[at]))}</tr>`
  })}</tbody>
</table></div>`
}

/** A name and what it stands for, pair by pair. */
export function facts(pairs: readonly (readonly [name: string, value: Html | string | number | undefined])[]): Html {
  const known = pairs.filter(([, value]) => value !== undefined)
  return html`<dl>${known.map(
    ([name, value]) => html`<div${isLong(value) && html` class="long"`}><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`
}

/** Whether text needs a line of its own. */
function isLong(value: Html | string | number | undefined): boolean {
  return typeof value === 'string' && value.length > 30
}

/** A form that gives one instruction. `back` is the page it was given on. */
export function instruction(
  pathParam: Place,
  action: string,
  body: Html,
  values: Readonly<Record<string, string>> = {},
): Html {
  const hidden = Object.entries({ ...values, action, back: pathParam.path })
  return html`<form method="post" action="${pathParam.base}/do">${hidden.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}${body}</form>`
}

/** Where a page is. */
export interface Place {
  /** `/dashboard/Merchant` */
  readonly base: string
  /** Path of this page. */
  readonly path: string
  /** Documentation site, or a path of the server. */
  readonly docs?: string
}
