import { at, changed, minor, patch, place, type Rule } from '../shared/rule.js'

export const errorAdvice: Rule = {
  code: 'error-advice',
  summary:
    'Whose fault an error is and whether repeating helps is read by programs: a change is minor. Words for people are patch.',
  judge: (difference) => {
    if (at(difference.path, 'errors/*/advice/fault|repeat')) return minor(changed(difference))
    const isWords =
      at(difference.path, 'errors/*/advice/**') ||
      at(difference.path, 'errors/*/obtain/**') ||
      at(difference.path, 'errors/*/obtain|advice')
    return isWords ? patch(`${place(difference.path)} has changed`) : undefined
  },
}
