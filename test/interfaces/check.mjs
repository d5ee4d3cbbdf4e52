// Reads the published documents as their own tools do, and prints what these found, as JSON.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Parser } from '@asyncapi/parser'
import { createConfig, lint } from '@redocly/openapi-core'

const pathOf = (name) => fileURLToPath(new URL(`../../generated/schemas/${name}`, import.meta.url))

const config = await createConfig({ extends: ['recommended'] })
const problems = await lint({ ref: pathOf('openapi.json'), config })
const { document, diagnostics } = await new Parser().parse(readFileSync(pathOf('asyncapi.json'), 'utf8'))

const openApi = problems.map(({ severity, ruleId }) => `${severity} ${ruleId}`)
const isError = ({ severity }) => severity === 0
console.log(
  JSON.stringify({
    openApi: [...new Set(openApi)],
    asyncApi: {
      errors: diagnostics.filter(isError).map(({ message }) => message),
      messages: document?.allMessages().length,
    },
  }),
)
