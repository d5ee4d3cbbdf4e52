import type { CommandDescriptor, Credential, FieldDescriptor } from '@card-gateway/protocol/core'
import { below } from './address.js'
import { type Advice, collectAdvice } from './advice.js'
import type { CommandModule, LoadCommand } from './command-module.js'
import { ConfigurationError } from './errors.js'
import { type OpenKeys, openKeysOf } from './open-keys.js'
import type { Settings } from './options.js'
import type { TransportTarget } from './transport.js'

/** A command made ready for this client: what does not change from call to call. */
export interface PreparedCommand<Request = unknown, Reply = unknown> extends CommandModule<Request, Reply> {
  readonly target: TransportTarget
  readonly advice: readonly Advice[]
  readonly open: readonly OpenKeys[]
}

const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  browser: 'application/x-www-form-urlencoded',
}

/** The commands that were called. */
export class PreparedCommands {
  readonly #settings: Settings
  readonly #ready = new Map<unknown, unknown>()

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** A command that is ready. Only {@link prepare} puts it there, with the types its loader has. */
  get<Request, Reply>(load: LoadCommand<Request, Reply>): PreparedCommand<Request, Reply> | undefined
  get(load: unknown): unknown {
    return this.#ready.get(load)
  }

  /**
   * Loads a command and makes it ready.
   *
   * @throws ConfigurationError when a credential or a path it needs was not configured
   */
  async prepare<Request, Reply>(load: LoadCommand<Request, Reply>): Promise<PreparedCommand<Request, Reply>> {
    const { command, validator } = await load()
    const target = targetOf(command, this.#settings)
    const advice = collectAdvice(validator.jsonSchema ?? {})
    const prepared = { command, validator, target, advice, open: openKeysOf(command.request) }
    this.#ready.set(load, prepared)
    return prepared
  }
}

function targetOf(command: CommandDescriptor, settings: Settings): TransportTarget {
  const missing = [...credentialsOf(command.request)].find((name) => settings.credentials[name] === undefined)
  if (missing !== undefined)
    throw new ConfigurationError(missing, `${command.id} needs it. Nothing was sent.`, command.id)
  const headers = {
    'content-type': contentTypes[command.channel],
    accept: '*/*',
    'user-agent': settings.userAgent,
  }
  return { ...below(settings.base, pathOf(command, settings)), headers }
}

function* credentialsOf(fields: readonly FieldDescriptor[]): Generator<Credential> {
  for (const field of fields) {
    if (field.from !== undefined) yield field.from
    if (field.fields !== undefined) yield* credentialsOf(field.fields)
  }
}

function pathOf({ id, path, pathOption }: CommandDescriptor, settings: Settings): string {
  if (path !== undefined) return path
  const option = pathOption ?? 'chequePaths'
  const configured = settings.chequePaths[option.replace(/^chequePaths\./, '')]
  if (configured !== undefined) return configured
  throw new ConfigurationError(
    option,
    `${id} needs it, because the gateway's document does not show its path. Ask the gateway's support.`,
    id,
  )
}
