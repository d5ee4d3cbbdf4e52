import { FormatError } from '@card-gateway/protocol/failures'

/** The format error a codec throws. */
export function failureOf(run: () => unknown): { code: string; at: string } {
  try {
    run()
  } catch (error) {
    if (error instanceof FormatError) return { code: error.code, at: error.at }
    throw error
  }
  throw new Error('was not refused')
}
