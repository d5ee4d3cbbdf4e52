/** `npm run lint`: names circles of imports, and imports that lead where they may not (`rooms.ts`). */
import { fileURLToPath } from 'node:url'
import { circles, forbidden, readImports, wayAround, withoutRoom } from './imports.js'
import { rooms } from './rooms.js'

const imports = readImports(fileURLToPath(new URL('../..', import.meta.url)))
const problems = [
  ...circles(imports).map((circle) => {
    const way = wayAround(circle[0] ?? '', imports)
    return `Circle of imports, ${circle.length} files: ${way.join(' -> ')}`
  }),
  ...forbidden(imports, rooms),
  ...withoutRoom(imports, rooms, ['generator', 'templates/sandbox', 'generated/sandbox']),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
