import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from '../../generator/cli/main.js'
import { targets } from '../../generator/targets/registry.js'
import { copyGeneratedProject, recorder } from './fixture/project.js'

const project = await copyGeneratedProject()
const generated = (path: string): string => join(project.root, 'generated', path)

async function cli(...words: string[]): Promise<{ code: number; out: string; notes: string }> {
  const { workplace, out, notes } = recorder(project.root)
  const code = await run(['node', 'card-gateway', ...words], workplace, AbortSignal.abort())
  return { code, out: out.join('\n'), notes: notes.join('\n') }
}

/** Runs work with another text in a file, and puts the old one back. */
async function edited<Result>(path: string, from: string, to: string, work: () => Promise<Result>): Promise<Result> {
  const file = join(project.root, path)
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(from)
  writeFileSync(
    file,
    before.replace(from, () => to),
  )
  try {
    return await work()
  } finally {
    writeFileSync(file, before)
  }
}

afterAll(project.remove)

describe('generate', () => {
  it('ends with a table of what it did', async () => {
    const { code, out } = await cli('generate')
    expect(code).toBe(0)
    const [head, ...rows] = out.split('\n')
    expect(head).toMatch(/^target +written +unchanged +removed +lines +ms$/)
    expect(rows.map((row) => row.split(/ +/)[0])).toEqual([...targets.map(({ name }) => name), 'all'])
    expect(rows.at(-1)).toMatch(/^all +0 +[1-9]\d+ +0 +/)
  })

  it('touches no file that does not change', async () => {
    const file = generated('protocol/src/errors.ts')
    const long = new Date(0)
    utimesSync(file, long, long)
    await cli('generate')
    expect(statSync(file).mtimeMs).toBe(0)
  })

  it('removes files that are not generated any more, but no build output, installed packages or API reports', async () => {
    writeFileSync(generated('protocol/api.md'), '')
    mkdirSync(generated('protocol/src/old'), { recursive: true })
    writeFileSync(generated('protocol/src/old/Orphan.ts'), '')
    for (const folder of ['dist', 'node_modules']) {
      mkdirSync(generated(`protocol/${folder}`), { recursive: true })
      writeFileSync(generated(`protocol/${folder}/kept.js`), '')
    }
    const { out } = await cli('generate')
    expect(out).toMatch(/^protocol +0 +\d+ +1 /m)
    expect(existsSync(generated('protocol/src/old'))).toBe(false)
    expect(existsSync(generated('protocol/api.md'))).toBe(true)
    expect(existsSync(generated('protocol/dist/kept.js'))).toBe(true)
    expect(existsSync(generated('protocol/node_modules/kept.js'))).toBe(true)
  })

  it('writes nothing while the spec has an error', async () => {
    rmSync(generated('protocol/src/errors.ts'))
    const broken = await edited('spec/families/api/Charge.yaml', 'type: orderId', 'type: ordreId', () =>
      cli('generate'),
    )
    expect(broken.code).toBe(1)
    expect(broken.out).toContain('there is no type with that name; did you mean orderId?')
    expect(broken.notes).toBe('Nothing was generated, because the spec has errors.')
    expect(existsSync(generated('protocol/src/errors.ts'))).toBe(false)
    await cli('generate')
    expect(existsSync(generated('protocol/src/errors.ts'))).toBe(true)
  })

  it('says in each file where it comes from', () => {
    expect(readFileSync(generated('protocol/src/encode.ts'), 'utf8')).toMatch(
      /^\/\/ Copied from templates\/protocol\/src\/encode\.ts /,
    )
    const firstLine = (path: string) => readFileSync(generated(path), 'utf8').split('\n')[0]
    const from = (source: string) =>
      `// Generated from ${source} by \`npm run generate\`. Do not edit: change the spec.`
    expect(firstLine('protocol/src/errors.ts')).toBe(from('spec/errors.yaml'))
    expect(firstLine('protocol/src/commands/api/Pay.ts')).toBe(from('spec/families/api/Pay.yaml'))
    expect(firstLine('validators/src/ewallet/PayRequest.ts')).toBe(from('spec/families/ewallet/Pay.yaml'))
    expect(firstLine('mock/src/commands/inpay/Init.ts')).toBe(from('spec/families/inpay/Init.yaml'))
    expect(firstLine('client/src/gateway.ts')).toBe(from('spec/'))
  })

  it('copies the hand-written half as it is', () => {
    const copy = readFileSync(generated('protocol/src/encode.ts'), 'utf8')
    const original = readFileSync(join(project.root, 'templates/protocol/src/encode.ts'), 'utf8')
    expect(copy.slice(copy.indexOf('\n') + 1)).toBe(original)
  })
})

describe('generate --check', () => {
  it('says that all is fresh', async () => {
    expect(await cli('generate', '--check')).toEqual({ code: 0, out: 'generated/ is up to date.', notes: '' })
  })

  it('lists what is stale with a short difference, what is missing and what belongs to nothing, and changes nothing', async () => {
    const [stale, missing] = [generated('protocol/src/errors.ts'), generated('protocol/src/limits.ts')]
    const fresh = [stale, missing].map((file) => [file, readFileSync(file, 'utf8')] as const)
    appendFileSync(stale, 'export const mine = 1\n')
    const changed = readFileSync(stale, 'utf8')
    rmSync(missing)
    writeFileSync(generated('client/src/Orphan.ts'), '')
    const { code, out } = await cli('generate', '--check')
    expect(code).toBe(1)
    expect(out).toContain('generated/protocol/src/errors.ts  stale\n')
    expect(out).toContain('\n  - export const mine = 1\n')
    expect(out).toContain('generated/protocol/src/limits.ts  missing')
    expect(out).toContain('generated/client/src/Orphan.ts  is not generated any more')
    expect(out).toContain('3 of the generated files are stale. Run `npm run generate` and commit the result.')
    expect(readFileSync(stale, 'utf8')).toBe(changed)
    expect(existsSync(missing)).toBe(false)
    expect(existsSync(generated('client/src/Orphan.ts'))).toBe(true)
    for (const [file, text] of fresh) writeFileSync(file, text)
    rmSync(generated('client/src/Orphan.ts'))
  })

  it('does not pass a warning', async () => {
    const idle = 'limits:\n  idle: { summary: Idle., unit: number, value: 5, source: Limits }'
    const { code, out } = await edited('spec/limits.yaml', 'limits:', idle, async () => {
      await cli('generate')
      return cli('generate', '--check')
    })
    await cli('generate')
    expect(code).toBe(1)
    expect(out).toContain('warning  unused-limit')
    expect(out.split('\n').at(-1)).toBe(
      'generated/ is up to date, but the check does not pass while there are warnings.',
    )
  })

  it('reports a folder and a file that belong to no package, and does not remove them', async () => {
    mkdirSync(generated('typescript/src'), { recursive: true })
    writeFileSync(generated('typescript/src/index.ts'), '')
    writeFileSync(generated('notes.txt'), '')
    // Files of a removed package that are in no repository are left alone.
    mkdirSync(generated('old/dist'), { recursive: true })
    writeFileSync(generated('old/dist/index.js'), '')
    const lines = ['generated/notes.txt', 'generated/typescript'].map(
      (name) => `${name}  belongs to no package. Remove it.`,
    )
    expect(await cli('generate', '--check')).toEqual({ code: 1, out: lines.join('\n'), notes: '' })
    const { code, out } = await cli('generate')
    expect(code).toBe(0)
    expect(out).toContain(lines.join('\n'))
    for (const name of ['typescript', 'notes.txt', 'old']) rmSync(generated(name), { recursive: true })
  })
})

describe('lint', () => {
  it('finds nothing in the spec of this project', async () => {
    const { code, out } = await cli('lint')
    expect(code).toBe(0)
    expect(out).toMatch(/^No problems in \d+ files, \d+ commands\.$/)
  })

  it('counts what it finds', async () => {
    const { code, out } = await edited('spec/families/api/Charge.yaml', 'effect: money', 'effect: monye', () =>
      cli('lint'),
    )
    expect(code).toBe(1)
    expect(out).toMatch(/\n1 error$/)
  })
})

describe('explain', () => {
  it.each([
    ['api.Charge', /^api\.Charge {2}command\n[\s\S]*gateway\.api\.charge\n[\s\S]*allowed in {2}Authorized\n/],
    ['api.charge', /^api\.Charge {2}command\n/],
    ['PAN', /^PAN {2}field\n[\s\S]*api\.Pay request, PayInfo/],
    ['orderId', /^orderId {2}type\n[\s\S]*\norderId {2}limit\n[\s\S]*1 to 50 characters/],
    ['AMOUNT_EXCEED', /^AMOUNT_EXCEED {2}error\n[\s\S]*to the payer/],
    ['EnginePaySuccess', /^EnginePaySuccess {2}event\n[\s\S]*API Pay/],
    ['Authorized', /^Authorized {2}payment state\n[\s\S]*unblock-whole/],
    ['charge-at-once', /^charge-at-once {2}payment transition\n[\s\S]*api\.Pay/],
    ['S01', /^S01 {2}decision \(unsaid\)\n[\s\S]*api\.Pay\.PayInfo/],
    ['dangling-type', /^dangling-type {2}diagnostic, error\n[\s\S]*Fix: /],
  ])('knows %s', async (name, says) => {
    const { code, out } = await cli('explain', name)
    expect(code).toBe(0)
    expect(out).toMatch(says)
  })

  it('proposes a name it knows', async () => {
    expect(await cli('explain', 'EnginePaySucess')).toEqual({
      code: 1,
      out: '',
      notes: 'Nothing in the spec is called EnginePaySucess. Did you mean EnginePaySuccess?',
    })
  })

  it('shows no sample of a secret', async () => {
    expect((await cli('explain', 'merchantPassword')).out).not.toContain('merchant-secret')
  })
})

describe('the command line', () => {
  it('exits with 2 on wrong usage, and suggests the right one', async () => {
    const { code, notes } = await cli('genrate')
    expect(code).toBe(2)
    expect(notes).toContain("error: unknown command 'genrate'")
    expect(notes).toContain('(Did you mean generate?)')
  })

  it('documents its exit codes', async () => {
    const { code, out } = await cli('--help')
    expect(code).toBe(0)
    expect(out).toContain('Exit codes: 0 all is well; 1 ')
  })
})
