/** Reading a notification, plain and encrypted, against straight-line code and what Node brings. */
import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto'
import { parse } from 'node:querystring'
import {
  createDecryptor,
  createEncryptor,
  decodeNotification,
  encodeNotification,
  NotificationError,
} from '@card-gateway/notifications'
import { cpuInTurn, type Figure } from './figure.js'

interface PaySuccess {
  Notification: string
  MerchantContract?: string
  TransactionDate?: object
  OrderId: string
  Amount: number
  Success?: boolean
  ErrCode?: string
  extra?: Record<string, string>
}

/** What a generator would write for this one event: everything the decoder does, and no table. */
function straightLine(body: string): PaySuccess {
  const event: Partial<PaySuccess> = {}
  let seen = 0
  const once = (bit: number) => {
    if ((seen & bit) !== 0) throw new NotificationError('duplicate', 'field', 'occurs twice.')
    seen |= bit
  }
  let start = 0
  while (start < body.length) {
    const ampersand = body.indexOf('&', start)
    const end = ampersand === -1 ? body.length : ampersand
    const equals = body.indexOf('=', start)
    const name = unescaped(body.slice(start, equals))
    const value = unescaped(body.slice(equals + 1, end))
    start = end + 1
    switch (name) {
      case 'Notification':
        once(1)
        event.Notification = value
        break
      case 'MerchantContract':
        once(2)
        event.MerchantContract = value
        break
      case 'TransactionDate':
        once(4)
        event.TransactionDate = wallClock(value)
        break
      case 'OrderId':
        once(8)
        event.OrderId = value
        break
      case 'Amount':
        once(16)
        if (!/^[0-9]+$/.test(value) || !Number.isSafeInteger(Number(value))) {
          throw new NotificationError('malformed', 'Amount', 'is no integer.')
        }
        event.Amount = Number(value)
        break
      case 'Success':
        once(32)
        event.Success = value === 'True' || value.toLowerCase() === 'true'
        break
      case 'ErrCode':
        once(64)
        event.ErrCode = value
        break
      default:
        event.extra ??= Object.create(null) as Record<string, string>
        event.extra[name] = value
    }
  }
  const { OrderId, Amount, Notification } = event
  if (OrderId === undefined || Amount === undefined || Notification === undefined) {
    throw new NotificationError('missing', 'OrderId', 'is not there.')
  }
  return { ...event, Notification, OrderId, Amount }
}

function unescaped(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  return spaced.includes('%') ? decodeURIComponent(spaced) : spaced
}

const date = /^(\d\d)([./])(\d\d)\2(\d{4}) (\d\d):(\d\d):(\d\d)$/

function wallClock(raw: string): object {
  const [, first, separator, second, year, hour, minute, seconds] = date.exec(raw) ?? []
  const [day, month] = separator === '.' ? [first, second] : [second, first]
  const parts = [year, month, day, hour, minute, seconds].map(Number)
  return { raw, year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5] }
}

/** Bodies that differ, so that nothing is read once for all. */
const bodies = Array.from(
  { length: 512 },
  (_, index) =>
    `Notification=EnginePaySuccess&MerchantContract=Merchant&TransactionDate=27.03.2026+14%3A05%3A${10 + (index % 50)}&OrderId=A-${100_000 + index}&Amount=${10_000 + index}&Success=True&ErrCode=NONE`,
)

/** Processor time of each, in one run. */
export function notificationFigures(): readonly Figure[] {
  return [...plainFigures(), encryptedFigure()]
}

function plainFigures(): Figure[] {
  let turn = 0
  const next = () => bodies[turn++ & 511] ?? ''
  const time = cpuInTurn(
    {
      decode: () => decodeNotification(next()),
      straightLine: () => straightLine(next()),
      querystring: () => parse(next()),
      urlSearchParams: () => Object.fromEntries(new URLSearchParams(next())),
    },
    { calls: 10_000 },
  )
  const figure = (peer: string, theirs: number, goal: number): Figure => ({
    name: 'decode a notification',
    ours: `${time.decode.toFixed(2)} µs`,
    against: `${peer} ${theirs.toFixed(2)} µs`,
    ratio: time.decode / theirs,
    goal: `at most ${goal}`,
    reached: time.decode / theirs <= goal,
  })
  // The other two split and unescape, and leave the reading of dates, amounts and flags to others.
  return [
    figure('straight-line code', time.straightLine, 1.3),
    figure('node:querystring alone', time.querystring, 0.75),
    figure('URLSearchParams alone', time.urlSearchParams, 0.55),
  ]
}

/** The bare operation opens the same block with the same key, parsed once, and does nothing with it. */
function encryptedFigure(): Figure {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const decrypt = createDecryptor({ keys: [privateKey] })
  const body = encodeNotification(decodeNotification(bodies[0] ?? ''), { encrypt: createEncryptor(publicKey) })
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' }
  const block = publicEncrypt({ key: publicKey, ...padding }, Buffer.alloc(170, 65))
  const time = cpuInTurn(
    {
      decode: () => decodeNotification(body, { decrypt }),
      bare: () => privateDecrypt({ key: privateKey, ...padding }, block),
    },
    { calls: 200 },
  )
  const ratio = time.bare / time.decode
  return {
    name: 'decode an encrypted notification',
    ours: `${time.decode.toFixed(0)} µs`,
    against: `bare RSA-2048 operation ${time.bare.toFixed(0)} µs`,
    ratio,
    goal: 'speed at least 0.9',
    reached: ratio >= 0.9,
  }
}
