import { fakePages, type Script, session } from './fake-pages.js'

export const SessionId = session.id
export const base = 'http://gateway.test'

export function get(script: Script, path: string, headers: Record<string, string> = {}) {
  return send(script, new Request(base + path, { headers }))
}

export function post(
  script: Script,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return send(script, new Request(base + path, { method: 'POST', body: new URLSearchParams(fields), headers }))
}

export async function send(script: Script, request: Request) {
  const pages = fakePages(script)
  const response = await pages.fetch(request)
  const text = (await response?.text()) ?? ''
  return {
    response,
    status: response?.status,
    text,
    seen: visible(text),
    asked: pages.asked,
    headers: response?.headers,
  }
}

/** The page without style and script, tags removed, blanks folded. */
export function visible(text: string): string {
  return text
    .replace(/<(style|script)>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
}

export const openCard = `/apim/Pay?SessionId=${SessionId}`
export const typed = {
  SessionId,
  PAN: '4111 1111 1111 1111',
  Expiry: '05 / 29',
  CardHolder: 'IVAN PETROV',
  SecureCode: '737',
}
