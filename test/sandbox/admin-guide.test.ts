import { readFileSync } from 'node:fs'
import { adminRoutes } from '@card-gateway/sandbox/http/admin/app'
import { expect, it } from 'vitest'
import { furnish, openOffice } from './admin-world.js'

const guide = readFileSync(new URL('../../docs/guides/sandbox-admin.md', import.meta.url), 'utf8')

interface Example {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  /** Absent: status 204. */
  readonly answer?: unknown
}

/** Requests, each with the answer that follows it at once. */
function examplesOf(text: string): Example[] {
  const blocks = text.matchAll(/```http\n([A-Z]+) (\S+)\n([^`]*)```\n(?:\n```json\n([^`]*)```)?/g)
  return [...blocks].map(([, method = '', path = '', body, answer]) => ({
    method,
    path,
    ...(body && { body: JSON.parse(body) as unknown }),
    ...(answer && {
      answer: JSON.parse(answer, (_key, value: unknown) => (value === '…' ? expect.anything() : value)) as unknown,
    }),
  }))
}

it('answers every request of the guide as the guide says', async () => {
  const statuses = [500]
  const office = await openOffice({
    notifications: { url: 'https://shop.example/notifications' },
    delivery: { post: async () => new Response(null, { status: statuses.shift() ?? 200 }) },
  })
  await furnish(office.world)
  for (const { method, path, body, answer } of examplesOf(guide)) {
    const given = await office.ask(method, path, body)
    const wanted = answer === undefined ? { status: 204, body: undefined } : { status: 200, body: answer }
    expect({ request: `${method} ${path}`, ...given }).toMatchObject({ request: `${method} ${path}`, ...wanted })
  }
  await office.close()
})

it('has an example of every address', () => {
  const shown = examplesOf(guide).map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)
  const missing = adminRoutes.filter(({ method, path }) => {
    const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}$/, '(?!(?:next|replay|drop|idle)$)[^/]+')}$`)
    return !shown.some((request) => pattern.test(request))
  })
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
