import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, resolve } from 'node:path'
import { isRecord } from '../lib/records.js'
import type { GatewaySpec } from '../spec/gateway-spec.js'
import { type Config, configSchema } from '../world/settings-schema.js'
import { breaches } from '../world/validate-settings.js'
import { environmentName, type Flag, type ParsedArgs, serveFlags } from './flags.js'
import { UsageError } from './usage-error.js'

/** Where settings come from, the later over the earlier: file, environment, flags. */
export interface Sources {
  readonly flags: ParsedArgs['flags']
  readonly env: Readonly<Record<string, string | undefined>>
  /** Folder in which a configuration file is looked for. */
  readonly folder: string
  /** The names of a terminal that has none configured. */
  readonly defaults: Pick<GatewaySpec['defaults'], 'key' | 'vwid' | 'password'>
}

/** Everything the server is started with. */
export interface Settings {
  readonly config: Config
  /** The file that was read. */
  readonly file?: string
  readonly quiet: boolean
}

/** Where settings are looked for; the first file that exists is read. */
export const settingsFiles = ['card-gateway-sandbox.yaml', 'card-gateway-sandbox.yml', 'card-gateway-sandbox.json']

/**
 * Puts the settings together.
 *
 * @throws UsageError when a file cannot be read or a setting makes no sense
 */
export async function readSettings(sources: Sources): Promise<Settings> {
  const args = new Map(serveFlags.map((flag) => [flag.name, valueFrom(flag, sources)]))
  const named = args.get('config')
  const file = typeof named === 'string' ? resolve(sources.folder, named) : found(sources.folder)
  const read = file === undefined ? {} : await readConfig(file)
  let config: unknown = read
  for (const flag of serveFlags) {
    const value = args.get(flag.name)
    if (flag.setting !== undefined && value !== undefined)
      config = put(config, flag.setting, typed(flag, value, sources.folder))
  }
  return {
    config: checked(withDefaults(config, sources.defaults), 'The settings'),
    quiet: args.get('quiet') === true,
    ...(file !== undefined && { file }),
  }
}

type FlagValue = string | boolean | readonly string[]

function valueFrom({ name, value, many }: Flag, { flags, env }: Sources): FlagValue | undefined {
  const flag = flags[name]
  if (flag !== undefined) return flag
  const text = env[environmentName(name)]
  if (text === undefined || text === '') return undefined
  if (value === undefined) return isOn(environmentName(name), text)
  return many ? text.split(',').map((one) => one.trim()) : text
}

function isOn(name: string, text: string): boolean {
  if (/^(1|true|yes|on)$/i.test(text)) return true
  if (/^(0|false|no|off)$/i.test(text)) return false
  throw new UsageError(`${name} must be true or false.`)
}

function typed({ name, number, file }: Flag, value: FlagValue, folder: string): FlagValue | number {
  if (name === 'overlay' && Array.isArray(value)) return value.map((one) => resolve(folder, String(one)))
  if (typeof value !== 'string') return value
  if (file) return readText(resolve(folder, value))
  if (name === 'store') return storeFrom(folder, value)
  if (number === undefined) return value
  if (/^-?\d+$/.test(value)) return Number(value)
  if (number === 'always') throw new UsageError(`--${name} needs a whole number.`)
  return value
}

function found(folder: string): string | undefined {
  return settingsFiles.map((name) => resolve(folder, name)).find((file) => existsSync(file))
}

async function readConfig(file: string): Promise<unknown> {
  const text = readText(file)
  try {
    const value: unknown = extname(file) === '.json' ? JSON.parse(text) : (await import('yaml')).parse(text)
    const config = value ?? {}
    checkFile(config, file)
    return inFolder(config, dirname(file))
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(
      `${file} cannot be read: ${error instanceof Error ? firstLine(error.message) : 'it is malformed'}`,
    )
  }
}

/** Folders and files in it are relative to the file. */
function inFolder(config: unknown, folder: string): unknown {
  if (!isRecord(config)) return config
  const { store, overlays } = config
  return {
    ...config,
    ...(typeof store === 'string' && { store: storeFrom(folder, store) }),
    ...(Array.isArray(overlays) && { overlays: overlays.map((file) => resolve(folder, String(file))) }),
  }
}

function storeFrom(folder: string, store: string): string {
  const [, path] = /^pglite:(?:\/\/)?(.+)$/i.exec(store) ?? []
  return path === undefined ? store : `pglite:${resolve(folder, path)}`
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${file} cannot be opened.`)
  }
}

function checkFile(config: unknown, file: string): void {
  const wrong = breaches(configSchema, withDefaults(config, { key: '-', vwid: '-', password: '-' }))
  if (wrong.length > 0) throw new UsageError(`${file} is wrong:\n${listed(wrong)}`)
}

/** Only the first line: below it a parser's message may quote the wrong line of the file. */
function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? ''
}

function checked(config: unknown, what: string): Config {
  const wrong = breaches(configSchema, config)
  if (isConfig(config, wrong)) return config
  throw new UsageError(`${what} are wrong:\n${listed(wrong)}`)
}

function isConfig(_config: unknown, wrong: readonly string[]): _config is Config {
  return wrong.length === 0
}

function listed(wrong: readonly string[]): string {
  return wrong.map((line) => `  ${line}`).join('\n')
}

/** The first terminal has the names of the documentation's examples where it has none of its own. */
function withDefaults(config: unknown, names: Sources['defaults']): unknown {
  const { key, vwid, password } = names
  if (!isRecord(config)) return config
  const { terminals = [{}], $schema: _, ...rest } = config
  if (!Array.isArray(terminals) || terminals.length === 0) return config
  const [first, ...others]: unknown[] = terminals
  return { ...rest, terminals: [isRecord(first) ? { key, vwid, password, ...first } : first, ...others] }
}

/** A copy with one value in its place. */
function put(into: unknown, [at, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (at === undefined) return value
  if (typeof at === 'number') {
    const list: unknown[] = Array.isArray(into) ? [...into] : []
    list[at] = put(list[at], rest, value)
    return list
  }
  const record = isRecord(into) ? into : {}
  return { ...record, [at]: put(record[at], rest, value) }
}
