/** Code samples of a command's page. The tests run all of them, and compare the tabs with one another. */

import { isValues } from '../../../templates/protocol/src/records.js'
import { literal } from '../../emit/print/literal.js'
import type { Command, Example, ExampleSettings, Frame } from '../../model/model.js'
import { pathOf } from '../../projections/command-path.js'
import { fence, plain } from './markdown.js'

type Call = Extract<Example, { kind: 'call' }>
type Opens = Extract<Example, { kind: 'opens' }>

/** Default address of the sandbox. */
export const sandboxAddress = 'http://127.0.0.1:8080'

/** Columns of the code beside the words on a wide screen. */
const columns = 60

/** A value as code, in lines that fit beside the words. */
export function shown(value: unknown, taken: number): string {
  return literal(value, taken, 0, columns)
}

/** The example that is shown first: the first one with an answer, or the page that is opened. */
export function mainExample({ examples }: Command): Call | Opens {
  const found = examples.find((example) => example.kind === 'call' || example.kind === 'opens')
  if (found?.kind !== 'call' && found?.kind !== 'opens') throw new Error('Every command has an example that is sent.')
  return found
}

/** One example of each outcome and each error code, that of the tabs first. */
export function answersOf({ examples }: Command, frame: Frame): Call[] {
  const shown = new Map<string, Call>()
  for (const example of examples) {
    if (example.kind !== 'call') continue
    const key = `${example.outcome} ${errorCodeOf(example, frame) ?? ''}`
    if (!shown.has(key)) shown.set(key, example)
  }
  return [...shown.values()]
}

export function errorCodeOf({ gives }: Call, { reason }: Frame): string | undefined {
  const found = isValues(gives) ? gives[reason] : undefined
  return typeof found === 'string' ? found : undefined
}

/** The same request four ways, and its answer; consecutive blocks that the site makes tabs of. */
export function tabs(command: Command, settings: ExampleSettings): string {
  const example = mainExample(command)
  const path = pathOf(command, settings) ?? ''
  const blocks =
    example.kind === 'opens'
      ? [tab('TypeScript', 'ts', pageCode(command, example)), tab('Address', 'http', `GET ${example.opens} HTTP/1.1`)]
      : [
          tab('TypeScript', 'ts', callCode(command, example)),
          tab('curl', 'sh', command.channel === 'json' ? curlJson(path, example) : curlForm(path, example)),
          tab('Request', 'http', rawRequest(command, path, example)),
          tab('Answer', command.channel === 'json' ? 'json' : 'xml', example.answers.trim()),
        ]
  return blocks.join('\n\n')
}

/** An answer and what the client makes of it. */
export function answer(command: Command, example: Call, frame: Frame): string {
  const language = command.channel === 'json' ? 'json' : 'xml'
  return [
    `### ${heading(example, frame)}`,
    fence(language, example.answers.trim()),
    fence('ts', `reply = ${shown(example.gives, 8)}`),
  ].join('\n\n')
}

function heading(example: Call, frame: Frame): string {
  const errorCode = errorCodeOf(example, frame)
  return `${example.outcome}${errorCode === undefined ? '' : ` ${errorCode}`}: ${plain(example.title)}`
}

function tab(title: string, language: string, text: string): string {
  return `#### ${title}\n\n${fence(language, text)}`
}

export function callCode({ family, method }: Command, { input }: Example): string {
  const head = `const reply = await gateway.${family.name}.${method}(`
  return `${head}${shown(input, head.length + 1)})`
}

function pageCode({ family, method }: Command, { input }: Opens): string {
  const head = `const page = await gateway.${family.name}.${method}(`
  return `${head}${shown(input, head.length + 1)})\npage.url // send the payer's browser there`
}

function curlForm(path: string, { sends }: Call): string {
  const fields = [...new URLSearchParams(sends)].map(
    ([name, value]) => `  --data-urlencode ${quoted(`${name}=${value}`)}`,
  )
  return [`curl ${sandboxAddress}${path}`, ...fields].join(' \\\n')
}

function curlJson(path: string, { sends }: Call): string {
  return [
    `curl ${sandboxAddress}${path}`,
    "  -H 'Content-Type: application/json'",
    `  --data-raw ${quoted(sends)}`,
  ].join(' \\\n')
}

function rawRequest({ channel }: Command, path: string, { sends }: Call): string {
  const type = channel === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
  return `POST ${path} HTTP/1.1\nContent-Type: ${type}\n\n${sends}`
}

/** Quotes a word for the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
