import { parseThreeDSReturn, type ThreeDSReturn } from '@card-gateway/client'

/** A request as Express types it: nothing is checked about what a parser left in `body`, as about what JSON.parse gives. */
interface ParsedRequest {
  readonly body: ReturnType<typeof JSON.parse>
}

export function fromExpress(request: ParsedRequest): ThreeDSReturn {
  return parseThreeDSReturn(request.body)
}

export function fromFields(request: { readonly body: Record<string, unknown> }): ThreeDSReturn {
  return parseThreeDSReturn(request.body)
}

export async function fromRequest(request: Request): Promise<string> {
  return (await parseThreeDSReturn(request)).PaRes
}
