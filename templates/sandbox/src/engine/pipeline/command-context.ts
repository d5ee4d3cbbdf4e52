import type { GatewaySpec } from '../../spec/gateway-spec.js'
import { newContext } from '../domain/context.js'
import type { CommandContext, CompiledCommand, EngineWorld } from '../domain/contract.js'
import type { GatewayRequest } from '../wire/messages.js'
import type { ParsedRequest } from '../wire/parsed-request.js'
import { readWalletToken, type WalletToken } from '../wire/wallet-token.js'

export function commandContext(
  spec: GatewaySpec,
  command: CompiledCommand,
  { request, notes, documents }: ParsedRequest,
  world: EngineWorld,
  { origin, byOperator }: GatewayRequest,
): CommandContext {
  const terminalName = command.family === 'ewallet' ? world.terminal.vwid : world.terminal.key
  const token = command.fields.has('PayToken') ? tokenOf(request) : undefined
  const context = newContext(spec, world, command, {
    request,
    terminalName,
    origin,
    byOperator,
    documents,
    token,
  })
  context.notes.push(...notes)
  if (byOperator) context.notes.push('Sent by the dashboard, without the checks of the merchant.')
  return context
}

/** The kind of wallet is not sent (decision S18): the token says it. */
export function nameWalletKind({ request }: ParsedRequest): void {
  request.WalletKind = tokenOf(request)?.kind ?? 1
}

function tokenOf({ PayToken }: ParsedRequest['request']): WalletToken | undefined {
  return readWalletToken(String(PayToken))
}
