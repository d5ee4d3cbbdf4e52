import { expect, it } from 'vitest'
import { newestVersion, notesOf, publishedChangelog, unreleasedVerdict } from '../../generator/release/changelog.js'
import { decideVersion, type Reasons } from '../../generator/release/decide-version.js'

const sections = (unreleased: string): string =>
  `# Changelog\n\n## Unreleased\n\n${unreleased}## 0.2.0\n\n- **→** Old.\n\n## 0.1.0\n`

it('a line that asks something of users breaks, any other does not, and none is no change', () => {
  expect(unreleasedVerdict(sections('- Faster.\n- **→** Gone.\n\n'))).toBe('major')
  expect(unreleasedVerdict(sections('- Faster, see **→** below.\n\n'))).toBe('patch')
  expect(unreleasedVerdict(sections('Words alone.\n\n'))).toBeUndefined()
  expect(unreleasedVerdict('# Changelog\n')).toBeUndefined()
})

it('finds versions and what they tell', () => {
  expect(newestVersion(sections(''))).toBe('0.2.0')
  expect(newestVersion('## Unreleased\n')).toBeUndefined()
  expect(notesOf(sections(''), '0.2.0')).toBe('- **→** Old.')
  expect(notesOf(sections(''), '0.1.0')).toBe('')
})

it('is published without a section that says nothing yet', () => {
  expect(publishedChangelog(sections(''))).toBe('# Changelog\n\n## 0.2.0\n\n- **→** Old.\n\n## 0.1.0\n')
  expect(publishedChangelog(sections('- Faster.\n\n'))).toBe(sections('- Faster.\n\n'))
})

it.each<[Partial<Reasons>, string]>([
  [{ verdicts: ['patch'] }, '1.2.10'],
  [{ verdicts: ['patch', 'minor'] }, '1.3.0'],
  [{ verdicts: ['major', 'patch'] }, '2.0.0'],
  [{ verdicts: ['patch'], current: '1.10.0' }, '1.10.0'],
  [{ verdicts: ['patch'], wanted: '1.2.10' }, '1.2.10'],
  [{ last: undefined, verdicts: [] }, '1.2.9'],
])('%j makes version %s', (reasons, version) => {
  expect(decideVersion({ last: '1.2.9', current: '1.2.9', verdicts: [], wanted: undefined, ...reasons })).toBe(version)
})
