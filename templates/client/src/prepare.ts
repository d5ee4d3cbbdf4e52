import type { CommandDescriptor, Credential, FieldDescriptor } from '@card-gateway/protocol'
import { below } from './address.js'
import { type Advice, collectAdvice } from './advice.js'
import { ConfigurationError } from './errors.js'
import type { Settings } from './options.js'
import type { TransportTarget } from './transport.js'
import type { LoadValidator, RequestValidator } from './validation.js'

/** A command made ready for this client: what does not change from call to call. */
export interface PreparedCommand {
  readonly validator: RequestValidator
  readonly target: TransportTarget
  readonly advice: readonly Advice[]
}

const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  browser: 'application/x-www-form-urlencoded',
}

/**
 * Makes a command ready.
 *
 * @throws ConfigurationError when a credential or a path it needs was not configured
 */
export async function prepare(
  command: CommandDescriptor,
  load: LoadValidator,
  settings: Settings,
): Promise<PreparedCommand> {
  const missing = [...credentialsOf(command.request)].find((name) => settings.credentials[name] === undefined)
  if (missing !== undefined)
    throw new ConfigurationError(missing, `${command.id} needs it. Nothing was sent.`, command.id)
  const headers = {
    'content-type': contentTypes[command.channel],
    accept: '*/*',
    'user-agent': settings.userAgent,
  }
  const target = {
    ...below(settings.base, pathOf(command, settings)),
    headers,
  }
  const validator = await load()
  return {
    validator,
    target,
    advice: collectAdvice(validator.jsonSchema ?? {}),
  }
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
  throw new ConfigurationError(option, `${id} needs it: the gateway's document shows no path. Ask support.`, id)
}
