import { firstLine, withoutMessage } from '@card-gateway/notifications/thrown'
import { describe, expect, it } from 'vitest'

class StockMissing extends Error {}

function thrownBy(work: () => never): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
}

describe('an error without its message', () => {
  const message = 'card 4111111111111111\n    at secret (file:///ivan:1:1)'

  it('is its class, and where it was thrown', () => {
    const shown = withoutMessage(
      thrownBy(() => {
        throw new TypeError(message)
      }),
    )
    expect(firstLine(shown)).toBe('TypeError')
    expect(shown).toMatch(/^TypeError\n {4}at .*thrown\.test\.ts:\d+:\d+/)
    expect(shown).not.toMatch(/4111|secret|ivan/)
  })

  it('is the name of its class where it gives itself none', () => {
    expect(firstLine(withoutMessage(new StockMissing('x')))).toBe('StockMissing')
    expect(firstLine(withoutMessage(Object.assign(new Error('x'), { name: 'AbortError' })))).toBe('AbortError')
  })

  it('has no name that somebody put a message into', () => {
    expect(firstLine(withoutMessage(Object.assign(new Error('x'), { name: 'card 4111 1111' })))).toBe('Error')
  })

  it.each([
    ['a message that was changed later', Object.assign(new Error('4111\nivan'), { message: 'other' })],
    ['no stack', Object.assign(new Error('4111'), { stack: undefined })],
    ['a stack of its own', Object.assign(new Error('x'), { stack: 'Error: ivan 4111' })],
    ['no message', Object.assign(new Error(), { cause: new Error('4111') })],
    ['text', 'ivan 4111'],
    ['an object', { message: 'ivan 4111' }],
    ['nothing', undefined],
  ])('holds nothing of %s', (_name, error) => {
    expect(withoutMessage(error)).not.toMatch(/4111|ivan/)
  })

  it('is short', () => {
    const deep = new Error('x')
    deep.stack = `Error: x\n${`    at ${'f'.repeat(5000)} (file:///a.js:1:1)\n`.repeat(50).trimEnd()}`
    expect(withoutMessage(deep).split('\n')).toHaveLength(11)
    expect(withoutMessage(deep).length).toBeLessThan(4000)
  })
})
