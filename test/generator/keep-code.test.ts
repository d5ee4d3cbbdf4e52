import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { projectRoot } from './fixture/project.js'

const keeper = pathToFileURL(join(projectRoot, 'generator/keep-code.mjs')).href

describe('compiled code that is kept', () => {
  let folder = ''
  let kept = ''
  const filesBelow = () =>
    readdirSync(kept, { recursive: true, encoding: 'utf8' })
      .map((name) => join(kept, name))
      .filter((path) => statSync(path).isFile())
  /** Runs a process that keeps code and loads a large module. */
  const run = (): string =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const { keepCode } = await import(${JSON.stringify(keeper)})
        keepCode(${JSON.stringify(kept)}, ['large.cjs'])
        const { default: large } = await import(${JSON.stringify(pathToFileURL(join(folder, 'large.cjs')).href)})
        console.log(large.name, large.answer())`,
      ],
      { encoding: 'utf8' },
    )
  const expected = 'large.cjs 42\n'

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'card-gateway-code-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    kept = join(folder, 'kept')
    writeFileSync(
      join(folder, 'large.cjs'),
      `const { basename } = require('node:path')
      exports.name = basename(__filename)
      exports.answer = () => 42
      // ${'x'.repeat(200_000)}\n`,
    )
  })

  it('runs as the module does, and is found again by the next process', () => {
    expect(run()).toBe(expected)
    const [first] = filesBelow()
    expect(first).toBeDefined()
    const before = statSync(first ?? '').ino
    expect(run()).toBe(expected)
    expect(filesBelow()).toEqual([first])
    expect(statSync(first ?? '').ino).toBe(before)
  })

  it('is compiled anew when the module changed', () => {
    run()
    const path = join(folder, 'large.cjs')
    writeFileSync(path, readFileSync(path, 'utf8').replace('42', '43'))
    expect(run()).toBe('large.cjs 43\n')
  })

  it('is compiled anew when it was cut off or replaced, and kept again', () => {
    run()
    for (const damage of [(code: Buffer) => code.subarray(0, code.length / 2), () => Buffer.from('nothing of V8')]) {
      for (const path of filesBelow()) writeFileSync(path, damage(readFileSync(path)))
      const [size = 0] = filesBelow().map((path) => statSync(path).size)
      expect(run()).toBe(expected)
      expect(statSync(filesBelow()[0] ?? '').size).toBeGreaterThan(size)
    }
  })

  it('only costs time where the code cache cannot be written', () => {
    writeFileSync(kept, 'a file where the folder would be')
    expect(run()).toBe(expected)
    rmSync(kept)
    mkdirSync(kept)
    expect(run()).toBe(expected)
  })
})
