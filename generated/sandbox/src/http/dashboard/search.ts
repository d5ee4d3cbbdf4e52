// Copied from templates/sandbox/src/http/dashboard/search.ts by `npm run generate`. Do not edit: change it there.
import { type Html, html } from '../shared/html.js'
import type { Place } from './components.js'

/** The filter of a list; empty texts filter nothing. */
export interface Search {
  /** Part of an OrderId, in any case. */
  readonly order: string
  /** One of the kinds the form offers. */
  readonly kind: string
}

/** What the address of a page asks for. */
export function searchOf({ path }: Place): Search {
  const mark = path.indexOf('?')
  const query = new URLSearchParams(mark === -1 ? '' : path.slice(mark))
  return { order: query.get('order')?.trim() ?? '', kind: query.get('kind') ?? '' }
}

/** Whether an entry of this order and kind passes the filter. */
export function isWanted({ order, kind }: Search, orderId: string, ownKind: string): boolean {
  return orderId.toLowerCase().includes(order.toLowerCase()) && (kind === '' || ownKind === kind)
}

/** A form that narrows the list of this page. @param kinds those there are; `label` says what they are */
export function searchForm({ path }: Place, label: string, kinds: readonly string[], search: Search): Html {
  const [page = ''] = path.split('?', 1)
  const offered = [...new Set([...kinds, ...(search.kind === '' ? [] : [search.kind])])].sort()
  return html`<form method="get" action="${page}" role="search" aria-label="Narrow the list">
<label>OrderId <input type="search" name="order" value="${search.order}" autocomplete="off"></label>
<label>${label} <select name="kind"><option value="">any</option>${offered.map(
    (kind) => html`<option${kind === search.kind && html` selected`}>${kind}</option>`,
  )}</select></label>
<button>Show</button>${(search.order !== '' || search.kind !== '') && html`<a href="${page}">Show all</a>`}</form>`
}
