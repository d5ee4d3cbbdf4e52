import { hasControls } from '@card-gateway/client/check-options'
import { describe, expect, it } from 'vitest'

describe('control characters', () => {
  it('are those of the class Cc', () => {
    const others: string[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code)
      if (hasControls(character) !== /\p{Cc}/u.test(character)) others.push(code.toString(16))
    }
    expect(others).toEqual([])
  })
})
