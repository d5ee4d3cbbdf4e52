// Copied from templates/sandbox/src/cli/banner.ts by `npm run generate`. Do not edit: change it there.
import { shownAddress } from '../sandbox/open-store.js'
import type { GatewaySpec } from '../spec/gateway-spec.js'
import type { World } from '../world/world.js'
import type { Colours } from './colours.js'

/** What the program says when it is ready. */
export interface BannerFacts {
  readonly title: string
  readonly version: string
  readonly url: string
  /** Where the reference can be read; absent when there is none. */
  readonly docs: string | undefined
  readonly file: string | undefined
  readonly worlds: readonly World[]
  readonly spec: Pick<GatewaySpec, 'testCards' | 'defaults'>
  readonly milliseconds: number
  /** Address of the store; absent: in memory. */
  readonly store: string | undefined
  /** What the user might not expect. */
  readonly notes: readonly string[]
}

/** Addresses, credentials and test cards. A password of the user's own is not shown. */
export function banner(facts: BannerFacts, paint: Colours): string {
  const { title, version, url, docs, file, store, worlds, milliseconds, notes } = facts
  const rows: [string, string][] = [
    ['gateway', paint.bold(paint.blue(url))],
    ['dashboard', `${url}/dashboard`],
    ['admin API', `${url}/admin/`],
    ...worlds.flatMap((world) => credentials(world, facts)),
  ]
  if (docs !== undefined) rows.splice(3, 0, ['reference', docs])
  if (store !== undefined) rows.push(['store', shownAddress(store)])
  if (file !== undefined) rows.push(['settings', file])
  return [
    '',
    `  ${paint.bold(title)} ${paint.soft(`${version}, ready in ${Math.round(milliseconds)} ms`)}`,
    '',
    ...rows.map(([name, value]) => `  ${paint.soft(name.padEnd(10))}  ${value}`),
    '',
    ...cards(facts, paint),
    '',
    ...(notes.length > 0 ? [...notes.map((note) => `  ${paint.yellow(note)}`), ''] : []),
  ].join('\n')
}

function credentials({ terminal }: World, { spec }: BannerFacts): [string, string][] {
  const { key, vwid, password, notifications } = terminal
  const shown = password === spec.defaults.password ? password : 'as configured'
  const names: [string, string] = ['terminal', `Key=${key}  VWID=${vwid}  Password=${shown}`]
  return notifications.url === undefined ? [names] : [names, ['notifies', notifications.url]]
}

function cards({ spec }: BannerFacts, paint: Colours): string[] {
  // When several rows have the same number, the latest row of the profile counts.
  const all = [...new Map(Object.values(spec.testCards).map((card) => [card.number, card])).values()]
  const width = Math.max(...all.map(({ name }) => name.length))
  return all.map(
    ({ name, number, summary }) =>
      `  ${number.replace(/(.{4})(?=.)/g, '$1 ').padEnd(23)} ${name.padEnd(width)}  ${paint.soft(summary)}`,
  )
}
