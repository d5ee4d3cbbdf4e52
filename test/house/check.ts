/**
 * `npm run lint`: names circles of imports, and imports that lead where they may not (`rooms.ts`). Circles that stood when the check
 * came are allowed by a list, which may only shrink; `--write` writes it anew where it did.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { circles, forbidden, readImports, wayAround, withoutRoom } from './imports.js'
import { rooms } from './rooms.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listPath = fileURLToPath(new URL('circles.json', import.meta.url))

const imports = readImports(root)
const found = circles(imports)
const problems = [
  ...againstList(found, readList()),
  ...forbidden(imports, rooms),
  ...withoutRoom(imports, rooms, ['generator', 'templates/sandbox', 'generated/sandbox']),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function againstList(now: readonly (readonly string[])[], allowed: readonly (readonly string[])[]): string[] {
  const listed = new Set(allowed.flat())
  const inCircles = new Set(now.flat())
  if (process.argv.includes('--write') && inCircles.size <= listed.size) {
    writeFileSync(listPath, `${JSON.stringify(now, null, 2)}\n`)
    return []
  }
  const fresh = now.filter((circle) => !allowed.some((one) => circle.every((file) => one.includes(file))))
  const gone = [...listed].filter((file) => !inCircles.has(file))
  return [
    ...fresh.map((circle) => {
      const file = circle.find((one) => !listed.has(one)) ?? circle[0] ?? ''
      return `Circle of imports, ${circle.length} files: ${wayAround(file, imports).join(' -> ')}`
    }),
    ...gone.map(
      (file) => `${file} is in no circle any more: npm run circles -- --write && npm run format takes it off the list.`,
    ),
  ]
}

function readList(): string[][] {
  const list: string[][] = JSON.parse(readFileSync(listPath, 'utf8'))
  return list
}
