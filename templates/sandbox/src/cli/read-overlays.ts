import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Overlay } from '../spec/overlay.js'
import type { ConfigSchema } from '../world/settings-schema.js'
import { breaches } from '../world/validate-settings.js'
import { UsageError } from './usage-error.js'

/**
 * Reads overlays of a user's own, YAML or JSON.
 *
 * @throws UsageError when a file cannot be read or is no overlay
 */
export async function readOverlays(files: readonly string[], schema: ConfigSchema): Promise<readonly Overlay[]> {
  const overlays: Overlay[] = []
  for (const file of files) overlays.push(await readOverlay(file, schema))
  return overlays
}

async function readOverlay(file: string, schema: ConfigSchema): Promise<Overlay> {
  const value = await parsed(file)
  const wrong = breaches(schema, value)
  if (isOverlay(value, wrong)) return value
  throw new UsageError(`${file} is not a valid overlay:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
}

async function parsed(file: string): Promise<unknown> {
  const text = textOf(file)
  try {
    const value: unknown = extname(file) === '.json' ? JSON.parse(text) : (await import('yaml')).parse(text)
    return value
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message.split('\n', 1)[0] : ''}`)
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`${file} cannot be opened.`)
  }
}

function isOverlay(_value: unknown, wrong: readonly string[]): _value is Overlay {
  return wrong.length === 0
}
