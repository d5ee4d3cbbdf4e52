import { afterAttempt, readRetryPolicy } from '@card-gateway/notifications/retry-policy'
import { describe, expect, it } from 'vitest'
import { createBench } from './receiver-fixture.js'

describe('the retry policy', () => {
  it.each([
    [{ firstMs: -1 }, 'waits'],
    [{ firstMs: Number.NaN }, 'waits'],
    [{ firstMs: Number.POSITIVE_INFINITY }, 'waits'],
    [{ longestMs: -1 }, 'waits'],
    [{ longestMs: Number.NaN }, 'waits'],
    [{ factor: 0.99 }, 'waits'],
    [{ factor: Number.NaN }, 'waits'],
    [{ attempts: 0 }, 'attempts'],
    [{ attempts: 1.5 }, 'attempts'],
    [{ attempts: Number.NaN }, 'attempts'],
  ])('%j is refused when the receiver is made', (retry, named) => {
    expect(() => readRetryPolicy(retry)).toThrow(named)
    expect(() => createBench({ retry })).toThrow(TypeError)
  })

  it('takes its limits', () => {
    const policy = readRetryPolicy({ firstMs: 0, longestMs: 0, factor: 1, attempts: 1 })
    expect(afterAttempt(policy, 1)).toBe('dead')
  })

  it('waits longer each time, up to the longest, and then gives up', () => {
    const policy = readRetryPolicy({ firstMs: 10, factor: 3, longestMs: 80, attempts: 5 })
    expect([1, 2, 3, 4, 5].map((attempt) => afterAttempt(policy, attempt))).toEqual([
      { afterMs: 10 },
      { afterMs: 30 },
      { afterMs: 80 },
      { afterMs: 80 },
      'dead',
    ])
  })
})
