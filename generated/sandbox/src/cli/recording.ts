// Copied from templates/sandbox/src/cli/recording.ts by `npm run generate`. Do not edit: change it there.
import { isRecord } from '../lib/records.js'
import { UsageError } from './usage-error.js'

/** A request that was sent to some gateway, and what it answered. */
export interface Exchange {
  readonly method: string
  /** `/api/Pay`, below the base address. */
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  readonly body: string
  readonly answer: string
}

/**
 * Reads a recording: HAR, as browsers and proxies write it, or JSONL with `{"method","url","body","answer"}` on each line. What is no
 * command of the gateway may be among it.
 *
 * @throws UsageError when it is neither
 */
export function readRecording(text: string, file: string): readonly Exchange[] {
  const whole = jsonOf(text)
  if (isRecord(whole) && isRecord(whole.log) && Array.isArray(whole.log.entries)) {
    return whole.log.entries.map((entry: unknown, index) => fromHar(entry, `${file}, entry ${index + 1}`))
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => fromLine(jsonOf(line), `${file}, line ${index + 1}`))
}

function fromHar(entry: unknown, at: string): Exchange {
  const { request, response } = recordOf(entry, at)
  const { method, url, postData } = recordOf(request, at)
  const { content } = recordOf(response, at)
  const { text, encoding } = recordOf(content, at)
  const written = typeof text === 'string' ? text : ''
  const answer = encoding === 'base64' ? Buffer.from(written, 'base64').toString('utf8') : written
  const body = isRecord(postData) ? postData.text : ''
  return exchangeOf(method, url, body, answer, at)
}

function fromLine(line: unknown, at: string): Exchange {
  const { method = 'POST', url, body = '', answer } = recordOf(line, at)
  return exchangeOf(method, url, body, answer, at)
}

function exchangeOf(method: unknown, url: unknown, body: unknown, answer: unknown, at: string): Exchange {
  if (typeof method !== 'string' || typeof url !== 'string' || typeof answer !== 'string')
    throw new UsageError(`${at}: wanted are method, url and answer as texts.`)
  if (!/^[A-Za-z]+$/.test(method)) throw new UsageError(`${at}: its method is none, which is letters only.`)
  const { pathname, search } = new URL(url, 'http://gateway.invalid')
  // A gateway may stand below a path of its own.
  const path = /\/[^/]+\/[^/]+$/.exec(pathname)?.[0] ?? pathname
  return {
    method: method.toUpperCase(),
    path,
    query: search.slice(1),
    body: typeof body === 'string' ? body : '',
    answer,
  }
}

function recordOf(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value
  throw new UsageError(`${at}: this is no HAR, and no JSON object on a line.`)
}

/** Undefined for what is no JSON: its text may hold anything, so no message repeats it. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
