import type { GatewaySpec } from '../spec/gateway-spec.js'
import type { TerminalSettings } from '../world/settings.js'
import type { Exchange } from './recording.js'
import { valuesOf } from './request-values.js'

/** The merchants of a recording with their names and passwords, as its commands give them. */
export function merchantsOf(commands: readonly Exchange[], { defaults }: GatewaySpec): TerminalSettings[] {
  const [keys, vwids, passwords] = [new Set<string>(), new Set<string>(), new Map<string, string>()]
  for (const { query, body } of commands) {
    const values = [...valuesOf(query), ...valuesOf(body)]
    const first = (wanted: string) => values.find(([name]) => name.toLowerCase() === wanted)?.[1]
    const [key, vwid, password] = [first('key'), first('vwid'), first('password')]
    if (key !== undefined) keys.add(key)
    if (vwid !== undefined) vwids.add(vwid)
    const name = key ?? vwid ?? ''
    if (password !== undefined && !passwords.has(name)) passwords.set(name, password)
  }
  const [any = defaults.password] = passwords.values()
  return Array.from({ length: Math.max(1, keys.size, vwids.size) }, (_, index) => {
    const key = [...keys][index] ?? `${defaults.key}${index || ''}`
    const vwid = [...vwids][index] ?? `${defaults.vwid}${index || ''}`
    return { key, vwid, password: passwords.get(key) ?? passwords.get(vwid) ?? any }
  })
}
