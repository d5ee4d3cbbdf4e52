import type * as Package from '@card-gateway/sandbox'
import { expect, it, vi } from 'vitest'

/** The guide's shop, unchanged, against the profile of the field, with a card of that test environment. */
vi.mock('@card-gateway/sandbox', async (importOriginal) => {
  const actual = await importOriginal<typeof Package>()
  const { success } = actual.testCards
  return {
    ...actual,
    testCards: { ...actual.testCards, success: { ...success, PAN: '4111111111100031' } },
    createSandbox: (options: Package.SandboxOptions = {}) => actual.createSandbox({ ...options, profile: 'field' }),
  }
})

// The guide's own tests, run as they stand.
await import('../../docs/guides/sandbox-shop/shop.test.js')

it('is played against that profile', async () => {
  const { createSandbox } = await import('@card-gateway/sandbox')
  await using sandbox = createSandbox()
  const answer = await sandbox.fetch(new Request('https://gateway.invalid/apim/GetState?Key=Merchant&OrderId=none'))
  expect(await answer.text()).toContain('<GetState Success="False" OrderId="none"')
})
