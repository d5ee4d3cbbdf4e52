import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
// The guide's own tests, run as they stand.
import '../../docs/guides/sandbox-shop/shop.test.js'

const guides = fileURLToPath(new URL('../../docs/guides', import.meta.url))

it.each(readdirSync(`${guides}/sandbox-shop`))('the guide shows sandbox-shop/%s as it is', (file) => {
  const code = readFileSync(`${guides}/sandbox-shop/${file}`, 'utf8')
  expect(readFileSync(`${guides}/sandbox-shop.md`, 'utf8')).toContain(
    `\`\`\`ts\n// docs/guides/sandbox-shop/${file}\n${code}\`\`\`\n`,
  )
})
