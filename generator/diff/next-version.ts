import type { Verdict } from './shared/rule.js'

/**
 * The version that changes need. Before 1.0.0 the second number is for what breaks, the third for all else, as
 * package managers read a caret.
 *
 * @param version `major.minor.patch`; what follows a hyphen is dropped
 */
export function nextVersion(version: string, verdict: Verdict | undefined): string {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/[-+].*/, '')
    .split('.')
    .map(Number)
  if (verdict === undefined) return `${major}.${minor}.${patch}`
  const place = major === 0 ? { major: 1, minor: 2, patch: 2 }[verdict] : { major: 0, minor: 1, patch: 2 }[verdict]
  return [major, minor, patch]
    .map((number, index) => (index < place ? number : index === place ? number + 1 : 0))
    .join('.')
}
