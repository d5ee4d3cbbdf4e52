import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beliefs } from '@card-gateway/notifications'
import { expect, it } from 'vitest'

const guide = readFileSync(fileURLToPath(new URL('../../docs/guides/notifications.md', import.meta.url)), 'utf8')

const tells = {
  blocked: 'blocked',
  charged: 'charged',
  taken: 'blocked or charged',
  released: 'released',
  returned: 'returned',
  failed: 'failed',
  unclear: 'not how it ended',
  aside: 'nothing of money',
}
const words = { confirmed: 'yes', contradicted: 'no', unproven: '?', lowered: 'lower', emptied: 'none left' }

/** The table as the guide prints it: statuses down, what is told across. */
function printed(): string {
  const columns = Object.keys(tells) as (keyof typeof tells)[]
  const rows = Object.keys(beliefs.blocked).map((status) => [
    status,
    ...columns.map((told) => words[beliefs[told][status] ?? 'unproven']),
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  return [line(['status', ...columns.map((told) => tells[told])]), line(['status', ...columns].map(() => '---'))]
    .concat(rows.map(line))
    .join('')
}

it('the guide prints the table of who is believed as it is', () => {
  expect(guide).toContain(printed())
})
