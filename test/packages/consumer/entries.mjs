// Every entry point loads by import and by require, and is one module both ways.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const entries = JSON.parse(readFileSync('entries.json', 'utf8'))
// The newest undici and MSW, which are installed beside the packages, need Node 22.
const wantsNode22 = /^@card-gateway\/mock\/(undici|msw)$/
const isOld = Number.parseInt(process.versions.node, 10) < 22

for (const name of entries) {
  if (isOld && wantsNode22.test(name)) continue
  const imported = await import(name)
  const required = require(name)
  assert.deepEqual(Object.keys(required), Object.keys(imported), name)
  for (const key of Object.keys(imported)) assert.equal(required[key], imported[key], `${name} ${key}`)
}
assert.ok(require('@card-gateway/schemas/model.json').commands.length > 0)
console.log(`ok on ${process.version}`)
