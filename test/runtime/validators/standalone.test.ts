/** Validators work where nothing is installed and code may not be made from strings. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { validatorFiles, validatorFolder } from '../../support/validators.js'

describe('a validator module', () => {
  it('imports types of the protocol package, and else nothing but the hand-written half of its own', () => {
    for (const file of validatorFiles()) {
      const text = readFileSync(`${validatorFolder}/${file}`, 'utf8')
      const runs = text.replace(/^(?:import|export) type \{[^}]+\} from '@card-gateway\/protocol[^']*'$/gm, '')
      const imports = [...runs.matchAll(/from '([^']+)'/g)].map(([, from = '']) => join(dirname(file), from))
      expect(
        imports.filter((name) => name !== 'kinds.js'),
        file,
      ).toEqual(['validator.js'])
      expect(text, file).not.toMatch(/\b(?:require|eval|Function)\(/)
    }
  })

  it('runs as an ES module without eval', async () => {
    const { outputFiles } = await build({
      entryPoints: [`${validatorFolder}/api/PayRequest.ts`],
      bundle: true,
      format: 'esm',
      write: false,
    })
    const [bundle] = outputFiles
    const program = `${bundle?.text}\nconsole.log(JSON.stringify(validateApiPayRequest.validate({ OrderId: 'A;1' })))`
    const printed = execFileSync(
      process.execPath,
      ['--disallow-code-generation-from-strings', '--input-type=module', '-e', program],
      {
        encoding: 'utf8',
      },
    )
    expect(JSON.parse(printed).failures.map(({ code }: { code: string }) => code)).toEqual([
      'required',
      'separator-in-value',
      'required',
    ])
  })

  it('costs a bundle only what it is', async () => {
    const sizes = await Promise.all(
      ['api/PayRequest.ts', 'api/GetStateRequest.ts'].map(async (file) => {
        const { outputFiles } = await build({
          entryPoints: [`${validatorFolder}/${file}`],
          bundle: true,
          minify: true,
          format: 'esm',
          write: false,
        })
        return outputFiles[0]?.text ?? ''
      }),
    )
    expect(sizes[0]).toContain('ApiPayRequest')
    expect(sizes[0]).not.toContain('GetState')
    expect(sizes[1]).not.toContain('PayInfo')
  })
})
