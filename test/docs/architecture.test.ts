import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { rooms } from '../house/rooms.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(`${root}/docs/architecture.md`, 'utf8')

it('the drawing of the packages is what they depend on', () => {
  const drawn = [...page.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} ${to}`)
  const wanted = readdirSync(`${root}/generated`).flatMap((name) => {
    const manifest: { dependencies?: object } = JSON.parse(
      readFileSync(`${root}/generated/${name}/package.json`, 'utf8'),
    )
    const own = Object.keys(manifest.dependencies ?? {}).filter((each) => each.startsWith('@card-gateway/'))
    return own.map((each) => `${name} ${each.slice('@card-gateway/'.length)}`)
  })
  expect(drawn).toEqual(wanted.sort())
})

it('every room of the generator is named', () => {
  const named = [...rooms.keys()].filter((room) => room.startsWith('generator/')).map((room) => room.split('/')[1])
  for (const room of new Set(named)) expect(page).toMatch(new RegExp(`\\b${room}\\b`))
})
