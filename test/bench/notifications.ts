/** Reading a notification, plain and encrypted, against straight-line code and what Node brings. */
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { parse } from 'node:querystring'
import { createDecryptor, createEncryptor, decodeNotification, encodeNotification } from '@card-gateway/notifications'
import { parseWallClock } from '@card-gateway/notifications/dates'
import { decodeForm } from '@card-gateway/protocol'
import { cpuInTurn, type Figure } from './figure.js'

/** The code a careful user would write for this one event with Node alone: everything the decoder does, without tables. */
function straightLine(body: string): object {
  let name: string | undefined
  let contract: string | undefined
  let order: string | undefined
  let code: string | undefined
  let date: object | undefined
  let amount: number | undefined
  let success: boolean | undefined
  let extra: Record<string, string> | undefined
  for (const [key, value] of new URLSearchParams(body)) {
    switch (key) {
      case 'Notification':
        if (name !== undefined) throw twice()
        name = value
        break
      case 'MerchantContract':
        if (contract !== undefined) throw twice()
        contract = value
        break
      case 'TransactionDate':
        if (date !== undefined) throw twice()
        date = parseWallClock(value)
        break
      case 'OrderId':
        if (order !== undefined) throw twice()
        order = value
        break
      case 'Amount':
        if (amount !== undefined) throw twice()
        amount = Number(value)
        if (!digits.test(value) || !Number.isSafeInteger(amount)) throw new Error('Amount is no integer.')
        break
      case 'Success':
        if (success !== undefined) throw twice()
        success = value === 'True' || value.toLowerCase() === 'true'
        break
      case 'ErrCode':
        if (code !== undefined) throw twice()
        code = value
        break
      default:
        extra ??= {}
        extra[key] = value
    }
  }
  if (order === undefined || amount === undefined) throw new Error('Something is missing.')
  const event = {
    Notification: name,
    MerchantContract: contract,
    TransactionDate: date,
    OrderId: order,
    Amount: amount,
    Success: success,
    ErrCode: code,
  }
  return extra === undefined ? event : { ...event, extra }
}

const digits = /^[0-9]+$/

function twice(): Error {
  return new Error('A field occurs twice.')
}

/** Bodies that differ, so that no result can be reused. */
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
    figure('node:querystring alone', time.querystring, 1.3),
    figure('URLSearchParams alone', time.urlSearchParams, 1),
  ]
}

/** The bare operation opens the same block with the same key, parsed once, and does nothing with it. */
function encryptedFigure(): Figure {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const decrypt = createDecryptor({ keys: [privateKey] })
  const body = encodeNotification(decodeNotification(bodies[0] ?? ''), { encrypt: createEncryptor(publicKey) })
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' }
  const block = Buffer.from(decodeForm(body)[0]?.[1] ?? '', 'base64')
  // Compiled before it is measured, as it is in a program that has run for a while.
  for (let call = 0; call < 2_000; call++) decodeNotification(body, { decrypt })
  const time = cpuInTurn(
    {
      decode: () => decodeNotification(body, { decrypt }),
      bare: () => privateDecrypt({ key: privateKey, ...padding }, block),
    },
    // Short turns: one such operation takes as long as hundreds of plain ones, and noise from other work should hit both.
    { calls: 20, rounds: 200 },
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
