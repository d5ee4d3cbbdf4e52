import { gatewaySpec } from '@card-gateway/sandbox'
import { createRandom } from '@card-gateway/sandbox/lib/random'
import { notificationOf } from '@card-gateway/sandbox/notifications/event-fields'
import { describe, expect, it } from 'vitest'
import { happening, noon, payment } from './delivery-world.js'

const user = { id: 'MerchantVW/ivan', terminal: 'MerchantVW', login: 'ivan', password: 'digest', createdAt: noon }
const card = { id: 'card-1', terminal: 'MerchantVW', user: user.id, login: 'ivan', testCard: 'success' }

/** An operation with every value that an event may carry. */
const result = happening({
  newAmount: 0,
  payment: payment({ facts: { IP: '203.0.113.7', Description: 'Билет', TemplateTag: 'Default' } }),
  user: { ...user, phone: '79001234567', email: 'ivan@shop.example' },
  card: {
    ...card,
    ...{ mask: '411111xxxxxx1111', holder: 'IVAN PETROV', expiry: '4912', state: 'IsActive', verification: 0 },
    createdAt: noon,
  },
  sessionId: 'S-1',
  confirmCode: '1234',
})

describe('the fields of an event', () => {
  it('each have a value in the sandbox, but those that only a partner of the gateway knows', () => {
    const without = Object.entries(gatewaySpec.events).flatMap(([name, fields]) => {
      const sent = notificationOf(fields, { result, name, success: true, random: createRandom(undefined) })
      return fields.filter((field) => sent[field] === undefined).map((field) => `${name} ${field}`)
    })
    expect(without).toEqual(['CustomerPaySuccess ExternalMerchantOrderId'])
  })
})
