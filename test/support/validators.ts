import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Validator } from '@card-gateway/validators'

const folder = fileURLToPath(new URL('../../generated/validators/src', import.meta.url))

/** Files of the emitted validators, below the package's sources: `api/PayRequest.ts`. */
export function validatorFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes('/') && path.endsWith('.ts'))
    .sort()
}

/** Where the emitted validators are. */
export const validatorFolder = folder

/** Every emitted validator by its file. */
export async function allValidators(): Promise<Map<string, Validator<unknown>>> {
  const found = new Map<string, Validator<unknown>>()
  for (const file of validatorFiles()) {
    const module: Record<string, unknown> = await import(`${folder}/${file}`)
    for (const exported of Object.values(module)) if (isValidator(exported)) found.set(file, exported)
  }
  return found
}

function isValidator(value: unknown): value is Validator<unknown> {
  return typeof value === 'function' && 'jsonSchema' in value
}
