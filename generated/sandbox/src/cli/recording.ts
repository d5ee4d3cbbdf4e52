// Copied from templates/sandbox/src/cli/recording.ts by `npm run generate`. Do not edit: change it there.
import { FormatError, readJson } from '@card-gateway/protocol'
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
  /** Undefined where the recording has none. */
  readonly answer: string | undefined
}

/**
 * Reads a recording: HAR, as browsers and proxies write it, or JSONL with `{"method","url","body","answer"}` on each line. It may
 * hold other requests than commands of the gateway.
 *
 * @throws UsageError when it is neither
 */
export function readRecording(written: string, file: string): readonly Exchange[] {
  const text = written.replace(/^\uFEFF/, '')
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
  return exchangeOf(method, url, bodyOf(postData), answerOf(response), at)
}

/** Programs that write HAR give a form as its text, as its parameters, or as both. */
function bodyOf(postData: unknown): unknown {
  if (!isRecord(postData)) return ''
  const { text, params } = postData
  if (text !== undefined || !Array.isArray(params)) return text ?? ''
  const parts = params.filter(isRecord).map(({ name, value = '' }): [string, string] => [String(name), String(value)])
  return new URLSearchParams(parts).toString()
}

/** Undefined where the answer was not kept, or none came. */
function answerOf(response: unknown): string | undefined {
  const content = isRecord(response) ? response.content : undefined
  const { text, encoding } = isRecord(content) ? content : {}
  if (typeof text !== 'string') return undefined
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
}

function fromLine(line: unknown, at: string): Exchange {
  const { method = 'POST', url, body = '', answer } = recordOf(line, at)
  if (typeof answer !== 'string') throw new UsageError(`${at}: method, url and answer must be texts.`)
  return exchangeOf(method, url, body, answer, at)
}

function exchangeOf(method: unknown, url: unknown, body: unknown, answer: string | undefined, at: string): Exchange {
  if (typeof method !== 'string' || typeof url !== 'string')
    throw new UsageError(`${at}: method, url and answer must be texts.`)
  if (!/^[A-Za-z]+$/.test(method)) throw new UsageError(`${at}: its method is not valid: it must have letters only.`)
  if (typeof body !== 'string') throw new UsageError(`${at}: its body must be text.`)
  for (const text of [body, answer ?? '']) checkDepth(text, at)
  const { pathname, search } = addressOf(url, at)
  // A gateway may stand below a path of its own.
  const whole = pathname.replace(/(?<=[^/])\/$/, '')
  const path = /\/[^/]+\/[^/]+$/.exec(whole)?.[0] ?? whole
  return { method: method.toUpperCase(), path, query: search.slice(1), body, answer }
}

function addressOf(url: string, at: string): URL {
  if (!URL.canParse(url, 'http://gateway.invalid')) throw new UsageError(`${at}: its url is not valid.`)
  return new URL(url, 'http://gateway.invalid')
}

function checkDepth(text: string, at: string): void {
  if (!text.trimStart().startsWith('{')) return
  try {
    readJson(text)
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    if (error.code === 'too-deep') throw new UsageError(`${at}: its JSON is nested too deeply.`)
  }
}

function recordOf(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value
  throw new UsageError(`${at}: this is neither a HAR file nor a line with a JSON object.`)
}

/** Undefined for what is not JSON: its text may hold anything, so no message repeats it. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
