import { request as send } from 'node:http'
import { createSandbox, type Sandbox, type SandboxOptions } from '@card-gateway/sandbox'
import { serve } from '@card-gateway/sandbox/server'
import { onTestFinished } from 'vitest'
import { noon } from './fixture.js'

/** What came back over the socket. */
export interface Answer {
  readonly status: number
  readonly contentType: string
  readonly text: string
}

export interface FieldWorld {
  readonly sandbox: Sandbox
  readonly url: string
  /** Sends exactly these bytes. */
  send(method: string, target: string, body?: string): Promise<Answer>
}

/** A sandbox with a profile behind a real socket; its clock stands. */
export async function fieldWorld(options: SandboxOptions = {}): Promise<FieldWorld> {
  const profile = options.overlays === undefined ? { profile: 'field' } : {}
  const sandbox = createSandbox({ seed: 1, now: noon, frozen: true, ...profile, ...options })
  const server = await serve(sandbox, { port: 0 })
  onTestFinished(async () => {
    await server.close()
    await sandbox.close()
  })
  return { sandbox, url: server.url, send: (method, target, body = '') => exchange(server.url + target, method, body) }
}

/** `fetch` sends no body with a GET. */
function exchange(url: string, method: string, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    }
    const request = send(url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

const unreserved = (text: string) => encodeURIComponent(text)

/** A form of which each value is encoded once. */
export function form(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${unreserved(String(value))}`)
    .join('&')
}

/** A key-pair string as it is before any encoding. */
export function pairs(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}

export const card = { EMonth: '12', EYear: '49', CardHolder: 'IVAN PETROV', SecureCode: '123' }

/** A body of Block or Pay of the API family. */
export function payment(PAN: string, OrderId = 'o1', Amount = 10_000): string {
  return form({ Key: 'Merchant', PayInfo: pairs({ PAN, ...card, OrderId, Amount }), OrderId, Amount })
}

/** Attributes of an answer's root, in their order. */
export function attributes({ text }: Answer): [string, string][] {
  const [head = ''] = /<[^>]*>/.exec(text) ?? []
  return [...head.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
}

export function attribute(answer: Answer, wanted: string): string | undefined {
  return attributes(answer).find(([name]) => name === wanted)?.[1]
}
