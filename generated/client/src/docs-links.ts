// Copied from templates/client/src/docs-links.ts by `npm run generate`. Do not edit: change it there.
import { ConfigurationError, GatewayError } from './errors.js'

/** The parts of a gateway error that decide which page explains it. */
interface Explained {
  readonly code: string | undefined
  readonly known: boolean
}

/** The page on an error code; that on all of them for a code that is not documented. */
export function codePage(base: string, { code, known }: Explained): string {
  return known ? `${base}/errors/${code}` : `${base}/errors`
}

/**
 * Adds the address of the documentation to the error of a command.
 *
 * @param page of the command, where it has none under its family and name
 */
export function linked(error: unknown, base: string, page: string | undefined): unknown {
  if (!(error instanceof GatewayError) || error instanceof ConfigurationError || error.command === undefined)
    return error
  const part = error.outcome === 'unknown' ? '#when-no-answer-comes' : ''
  const own = `commands/${error.command.replace('.', '/')}${part}`
  return Object.assign(error, { docs: `${base}/${page ?? own}` })
}

/** The address of a documentation site, ready for a path to be added. */
export function readDocs(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = String(value).replace(/\/+$/, '')
  if (isWebAddress(text)) return text
  throw new ConfigurationError('docs', 'must be an http or https address, such as https://docs.example.')
}

/** Whether a link may be shown as it is. */
export function isWebAddress(text: string): boolean {
  return new RegExp(webAddress, 'u').test(text) && URL.canParse(text)
}

/** Not a literal: Unicode classes are slow to parse, and few programs need this one. */
const webAddress = '^https?://[^\\s\\p{C}"\'<>]{1,500}$'
