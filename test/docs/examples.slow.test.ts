import { expect, it } from 'vitest'
import { compileExamples, readExamples } from './examples.js'

it('every code block of READMEs, guides and docstrings compiles against the packages', () => {
  const examples = readExamples()
  expect(examples.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'docs/guides/testing.md', 'generated/client/src/families/api.ts']),
  )
  expect(compileExamples(examples)).toEqual([])
})

it('a code block that is wrong does not', () => {
  const example = (path: string, code: string) => ({ at: `${path}:1`, path, code })
  const wrong = compileExamples([
    example('README.md', "import { CardGateway } from '@card-gateway/client'\nawait gateway.api.pay({})\n"),
    example('README.md', "new CardGateway({ baseUrl: 'https://gateway.example' }).api.nothing()\n"),
    example('generated/mock/src/bound.ts', "mockReply('api.Pay', 'never')\n"),
    example('docs/notes.md', '// docs/guides/shop/more.ts\nreturn 1\n'),
  ])
  expect(wrong.map((each) => each.replace(/(:\d+ .{40}).*/, '$1'))).toEqual([
    expect.stringMatching(/^README.md:1 Argument of type/),
    expect.stringMatching(/^README.md:1 Property 'nothing' does not exist/),
    expect.stringMatching(/^generated\/mock\/src\/bound.ts:1 /),
    expect.stringMatching(/^docs\/notes.md:1 A 'return' statement/),
  ])
})
