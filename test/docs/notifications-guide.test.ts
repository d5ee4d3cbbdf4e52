import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const guides = fileURLToPath(new URL('../../docs/guides', import.meta.url))

// That these files do what the guide says is tested where a database is: test/notifications/embedded.test.ts.
it.each(readdirSync(`${guides}/shop`))('the guide on notifications shows shop/%s as it is', (file) => {
  const code = readFileSync(`${guides}/shop/${file}`, 'utf8')
  expect(readFileSync(`${guides}/notifications.md`, 'utf8')).toContain(
    `\`\`\`ts\n// docs/guides/shop/${file}\n${code}\`\`\`\n`,
  )
})
