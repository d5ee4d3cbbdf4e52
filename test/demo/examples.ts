import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Exchange } from '../support/spec-gateway.js'

const require = createRequire(import.meta.url)

/** What the spec's examples are played with. */
export interface ExampleSettings {
  readonly key: string
  readonly vwid: string
  readonly password: string
  readonly chequePaths: Readonly<Record<string, string>>
}

interface Vectors {
  readonly settings: ExampleSettings
  readonly vectors: readonly (Exchange & { readonly id: string })[]
}

const families = ['api', 'inpay', 'ewallet', 'cheques'].map(read)

/** Credentials and cheque paths of the examples. */
export const settings: ExampleSettings = required(families[0], 'settings').settings

/** The exchange of an example, as the `schemas` package publishes it: `api.Pay/charged`. */
export function exchange(id: string): Exchange {
  const found = required(
    families.flatMap(({ vectors }) => vectors).find((vector) => vector.id === id),
    id,
  )
  return { ...found, path: found.path ?? chequePath(id) }
}

function chequePath(id: string): string {
  const operation = id.replace(/^cheques\.(\w+)\/.*$/, '$1').toLowerCase()
  return required(settings.chequePaths[operation], id)
}

function read(family: string): Vectors {
  return JSON.parse(readFileSync(require.resolve(`@card-gateway/schemas/vectors/${family}.json`), 'utf8'))
}

function required<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new Error(`the spec has no example ${id}`)
  return value
}
