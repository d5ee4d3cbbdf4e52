// Copied from templates/sandbox/src/cli/init-command.ts by `npm run generate`. Do not edit: change it there.
import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CliContext } from './context.js'
import { settingsFiles } from './read-settings.js'
import { UsageError } from './usage-error.js'

const files = {
  'card-gateway-sandbox.yaml': 'settings of the sandbox: the merchant, and where notifications go',
  'shop.mjs': 'a shop: payment, return from 3-D Secure, notifications',
}

/** What the shop imports. */
const packages = ['@card-gateway/client', '@card-gateway/notifications']

/** `init`: writes settings and a shop to start from. */
export async function init({ program, surroundings, args, print, paint }: CliContext): Promise<void> {
  if (args.words.length > 0) throw new UsageError('init takes no arguments: it writes to the current folder.')
  const names = Object.keys(files)
  const there = new Set([...settingsFiles, ...names].filter((name) => existsSync(join(surroundings.folder, name))))
  if (there.size > 0)
    throw new UsageError(
      `Nothing was written, because ${[...there].join(' and ')} would be overwritten. Run init in another folder.`,
    )
  for (const name of names)
    await copyFile(new URL(name, program.starter), join(surroundings.folder, name)).catch(cannotWrite)
  const missing = packages.filter((name) => !existsSync(join(surroundings.folder, 'node_modules', name)))
  const rows = (lines: Readonly<Record<string, string>>) =>
    Object.entries(lines).map(([name, says]) => `  ${name.padEnd(27)}${paint.soft(says)}`)
  print(
    [
      'Written:',
      ...rows(files),
      'Next:',
      ...rows({
        ...(missing.length > 0 && { [`npm install ${missing.join(' ')}`]: '' }),
        [`npx ${program.name}`]: 'in one terminal',
        'node shop.mjs': 'in another; then open the address it prints',
      }),
    ].join('\n'),
  )
}

/** A folder that does not exist, is read-only or full is not a defect of the program. */
function cannotWrite(error: unknown): never {
  if (!(error instanceof Error) || !('code' in error)) throw error
  throw new UsageError(`Nothing can be written to this folder (${error.code}). Run init in another folder.`)
}
