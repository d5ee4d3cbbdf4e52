// Copied from templates/sandbox/src/engine/pipeline/operate.ts by `npm run generate`. Do not edit: change it there.
import { DecodeError, decodeReply, EncodeError, encodeRequest } from '@card-gateway/protocol'
import { defined } from '../../lib/records.js'
import type { CommandRow } from '../../spec/gateway-spec.js'
import type { Carried } from '../../world/world.js'
import type { EngineWorld } from '../domain/contract.js'
import type { GatewayResponse } from '../wire/messages.js'
import type { Engine } from './engine.js'

/** Placeholder for a password that is required but not checked. */
const noPassword = { VWUserPsw: 'not-asked' }

/**
 * Carries a command out as if the merchant of a world had sent it, with the merchant's credentials. Passwords of users
 * are not checked.
 *
 * @param id `api.Refund`
 * @param request what the caller of a client would give
 * @throws RangeError when there is no such command, or a value cannot be carried
 */
export async function operate(
  engine: Engine,
  world: EngineWorld,
  id: string,
  request: Readonly<Record<string, unknown>>,
): Promise<Carried> {
  if (!Object.hasOwn(engine.spec.commands, id)) throw new RangeError('There is no such command.')
  const command = engine.command(id)
  const { terminal } = world
  const { descriptor } = command.row
  const reply = await engine.handle(command, {
    method: 'POST',
    path: descriptor.path ?? '',
    query: '',
    body: bodyOf(descriptor, command.fields.has('VWUserPsw') ? { ...noPassword, ...request } : request, terminal),
    origin: 'http://localhost',
    from: terminal.allowFrom?.[0],
    byOperator: true,
  })
  return reply === undefined ? {} : carried(descriptor, reply)
}

function bodyOf(
  descriptor: CommandRow['descriptor'],
  request: Readonly<Record<string, unknown>>,
  { key, vwid, password }: EngineWorld['terminal'],
): string {
  try {
    return encodeRequest(descriptor, request, { key, vwid, password })
  } catch (error) {
    if (error instanceof EncodeError) throw new RangeError(error.message)
    throw error
  }
}

/** A fault may have made the answer unreadable. */
async function carried(descriptor: CommandRow['descriptor'], { body, why }: GatewayResponse): Promise<Carried> {
  try {
    const { Success, ErrCode }: Readonly<Record<string, unknown>> = Object(await decodeReply(descriptor, body))
    return defined({ success: textOf(Success), errCode: textOf(ErrCode), why })
  } catch (error) {
    if (error instanceof DecodeError) return {}
    throw error
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
