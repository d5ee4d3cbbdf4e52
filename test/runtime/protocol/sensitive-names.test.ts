import { redactFurther } from '@card-gateway/protocol'
import { describe, expect, it } from 'vitest'
import { fc } from '../../support/fast-check.js'

const shows = (name: string) => redactFurther(name, 'value') === 'value'

const secrets = [
  'VWUserPsw',
  'VWUserPSW',
  'password',
  'Password',
  'CVV2',
  'CVC2',
  'SecureCode',
  'PAN',
  'CardPAN',
  'card_pan_2',
  'CardNumber',
  'PaRes',
  'ConfirmCode',
  'PayToken',
  'PinCode',
  'apiKey',
  'ＰＡＮ',
  'СVV', // begins with the Cyrillic letter
  'РAN',
  'Пароль',
]

describe('a further key', () => {
  it.each(secrets)('that sounds like a secret never shows its value: %s', (name) => {
    for (const written of [name, name.toLowerCase(), name.toUpperCase(), `_${name}`, `my ${name}`, `${name}1`])
      expect(shows(written), written).toBe(false)
  })

  it.each(['Password', 'SecureCode', 'CardNumber', 'ConfirmCode', 'SessionId', 'CardHolder', 'Secret'])(
    'hides its value with any slip of the pen: %s',
    (name) => {
      for (let at = 0; at < name.length; at++) {
        const [before, here, after] = [name.slice(0, at), name[at], name.slice(at + 1)]
        const slips = [before + after, `${before}q${here}${after}`, `${before}q${after}`, before + here + here + after]
        if (after !== '') slips.push(before + after[0] + here + after.slice(1))
        for (const slip of slips) expect(shows(slip), slip).toBe(false)
      }
    },
  )

  it.each([
    'Total',
    'Promo',
    'Хутор',
    'Company',
    'Passenger',
    'Shipping',
    'TrackNumber',
    'CustomerKey',
    'Japan',
    'Номер',
  ])('that sounds harmless shows its value: %s', (name) => {
    expect(shows(name)).toBe(true)
  })

  it.each(['ClientPin', 'client_pin', 'my PIN 2', 'UserPass', 'TestPAN', 'CardCid', 'ЛичныйPin'])(
    'hides its value when one of its words is a secret: %s',
    (name) => {
      expect(shows(name)).toBe(false)
    },
  )

  it.each(['Sextet', 'Sexcet', 'Serzet'])('that is two slips away from a secret is another word: %s', (name) => {
    expect(shows(name)).toBe(true)
  })

  it('that is too long for a name hides its value', () => {
    expect(shows('a'.repeat(60))).toBe(true)
    expect(shows('a'.repeat(61))).toBe(false)
  })

  it('is judged alike whatever was judged before', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...secrets, 'Total', 'Promo')), (names) => {
        for (const name of names) expect(shows(name)).toBe(!secrets.includes(name))
      }),
    )
  })
})
