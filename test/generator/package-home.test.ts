import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { homeOf } from '../../generator/targets/shared/package.js'

const generated = new URL('../../generated/', import.meta.url)

it('a package names its repository as the root package.json does', () => {
  const repository = { type: 'git', url: 'git+https://code.example/card-gateway.git' }
  const [homepage, bugs] = ['https://code.example/card-gateway', { url: 'https://code.example/card-gateway/issues' }]
  expect(homeOf('client', { repository, homepage, bugs })).toEqual({
    repository: { ...repository, directory: 'generated/client' },
    homepage,
    bugs,
    publishConfig: { access: 'public' },
  })
  expect(homeOf('client', { repository: repository.url, bugs: bugs.url })).toEqual({
    repository: { ...repository, directory: 'generated/client' },
    bugs: bugs.url,
    publishConfig: { access: 'public' },
  })
  expect(homeOf('client', {})).toEqual({ publishConfig: { access: 'public' } })
})

it('every package that is published says so', () => {
  const names = readdirSync(generated)
  expect(names.length).toBeGreaterThan(6)
  for (const name of names) {
    const manifest = JSON.parse(readFileSync(new URL(`${name}/package.json`, generated), 'utf8'))
    expect(manifest.publishConfig).toEqual({ access: 'public' })
  }
})
