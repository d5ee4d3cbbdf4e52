// Copied from templates/sandbox/src/engine/pipeline/command-context.ts by `npm run generate`. Do not edit: change it there.
import { defined } from '../../lib/records.js'
import type { GatewaySpec } from '../../spec/gateway-spec.js'
import { newContext, text } from '../domain/context.js'
import type { CommandContext, CompiledCommand, EngineWorld } from '../domain/contract.js'
import type { GatewayRequest } from '../wire/messages.js'
import type { ParsedRequest } from '../wire/parsed-request.js'
import { readWalletToken } from '../wire/wallet-token.js'

export function commandContext(
  spec: GatewaySpec,
  command: CompiledCommand,
  { request, notes, documents }: ParsedRequest,
  world: EngineWorld,
  { origin, byOperator = false }: GatewayRequest,
): CommandContext {
  const terminalName = command.family === 'ewallet' ? world.terminal.vwid : world.terminal.key
  const context = newContext(spec, world, command, {
    request,
    terminalName,
    origin,
    byOperator,
    notes: [...notes],
    ...defined({ documents }),
  })
  if (byOperator) context.notes.push('Sent by the dashboard, without the checks of the merchant.')
  const token = command.fields.has('PayToken') ? readWalletToken(text(context, 'PayToken') ?? '') : undefined
  if (token !== undefined) context.token = token
  return context
}

/** The kind of wallet is not sent (decision S18): the token tells it. */
export function nameWalletKind({ request }: ParsedRequest): void {
  const token = typeof request.PayToken === 'string' ? readWalletToken(request.PayToken) : undefined
  request.WalletKind = token?.kind ?? 1
}
