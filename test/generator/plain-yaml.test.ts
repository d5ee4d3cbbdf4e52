import { describe, expect, it } from 'vitest'
import { composeYaml } from '../../generator/load/parse.js'
import { readPlainYaml } from '../../generator/load/plain-yaml.js'
import { readSources } from '../../generator/load/read.js'
import { fc } from '../support/fast-check.js'
import { projectRoot } from './fixture/project.js'

const sources = readSources(projectRoot)

describe('the plain reading of YAML', () => {
  it.each(sources.map(({ path, text }) => [path, text]))('reads %s as the library does', (_path, text) => {
    expect(composeYaml(text)).toEqual({ root: readPlainYaml(text), findings: [] })
  })

  it('accepts nothing that the library refuses, and reads nothing differently', () => {
    let read = 0
    fc.assert(
      fc.property(passages, fc.array(edits, { maxLength: 3 }), (passage, changes) => {
        const text = changes.reduce((before, change) => change(before), passage)
        const root = readPlainYaml(text)
        if (root === undefined) return
        read++
        expect(composeYaml(text)).toEqual({ root, findings: [] })
      }),
      { numRuns: 2000 },
    )
    expect(read).toBeGreaterThan(200)
  })

  it('tells texts from numbers and constants as the library does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'.-+01eExo~nul:,"\'[{# '), minLength: 1, maxLength: 5 }),
        (scalar) => {
          for (const text of [`a: ${scalar}\n`, `a: [${scalar}]\n`, `${scalar}: 1\n`, `a: "${scalar}"\n`]) {
            const root = readPlainYaml(text)
            if (root !== undefined) expect(composeYaml(text)).toEqual({ root, findings: [] })
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['an anchor', 'a: &x 1\n'],
    ['a tag', 'a: !!str 1\n'],
    ['a question mark', '? a\n: 1\n'],
    ['a second document', 'a: 1\n---\nb: 2\n'],
    ['a key twice', 'a: 1\na: 2\n'],
    ['a value that is missing', 'a:\nb: 2\n'],
    ['a text over two lines', 'a: one\n  two\n'],
    ['a tab', 'a:\t1\n'],
    ['a quote that is not closed', 'a: "x\n'],
    ['a bracket that is not closed', 'a: [1\n'],
    ['nothing', ''],
  ])('leaves %s to the library', (_what, text) => {
    expect(readPlainYaml(text)).toBeUndefined()
  })
})

/** Some lines of the spec, moved to the left. */
const passages = fc
  .tuple(fc.constantFrom(...sources), fc.nat(), fc.integer({ min: 1, max: 12 }))
  .map(([{ text }, at, count]) => {
    const lines = text.split('\n')
    const passage = lines.slice(at % lines.length).slice(0, count)
    const indents = passage.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
    const least = indents.length > 0 ? Math.min(...indents) : 0
    return passage.map((line) => `${line.slice(least)}\n`).join('')
  })

const signs =
  ': |:|- |-|{|}|[|]|"|\'|#| #| |\n|\n  |\n    |&a |*a|!t |? |null|~|1.5|0x1F|>-\n  x|2|, |,|---\n|...|%|@|`|\\|\t|-0|""'

/** A small change somewhere: signs put in, signs taken out, a line moved to the right. */
const edits = fc
  .tuple(fc.nat(), fc.nat({ max: 3 }), fc.constantFrom(...signs.split('|'), '|', ''), fc.boolean())
  .map(([position, gone, put, isShift]) => (text: string) => {
    const at = position % (text.length + 1)
    const start = isShift ? text.lastIndexOf('\n', at) + 1 : at
    return isShift ? `${text.slice(0, start)}  ${text.slice(start)}` : text.slice(0, at) + put + text.slice(at + gone)
  })
