import { createSandbox } from '@card-gateway/sandbox'
import { onDemand } from '@card-gateway/sandbox/http/shared/on-demand'
import { serve } from '@card-gateway/sandbox/server'
import { expect, it, onTestFinished, vi } from 'vitest'

const loading = vi.hoisted(() => ({ attempts: 0 }))
const tooMany = () => Object.assign(new Error('too many open files'), { code: 'EMFILE' })

vi.mock('@hono/node-server', async (original) => {
  if (++loading.attempts === 1) throw tooMany()
  return original()
})

it('a server whose part for pages could not be loaded says so, and loads it again for the next request', async () => {
  const sandbox = createSandbox()
  const onError = vi.fn()
  const server = await serve(sandbox, { onError })
  onTestFinished(async () => {
    await server.close()
    await sandbox.close()
  })

  await expect(fetch(`${server.url}/nowhere`)).rejects.toThrow('fetch failed')
  expect(onError).toHaveBeenCalledTimes(1)
  expect((await fetch(`${server.url}/nowhere`)).status).toBe(404)
  expect(onError).toHaveBeenCalledTimes(1)
  expect(loading.attempts).toBe(2)
})

it('pages that could not be loaded are loaded again for the next request, and once', async () => {
  const app = { fetch: () => new Response('here') }
  const load = vi.fn(async () => app).mockRejectedValueOnce(tooMany())
  const handler = onDemand(/^\/admin/, load)
  const worlds = { worlds: new Map(), worldOf: () => undefined, addTerminal: vi.fn() }
  const ask = () => handler(new Request('http://localhost/admin'), worlds)

  await expect(ask()).rejects.toThrow('too many open files')
  for (let request = 0; request < 2; request++) expect(await (await ask())?.text()).toBe('here')
  expect(load).toHaveBeenCalledTimes(2)
})
