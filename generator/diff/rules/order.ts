import { patch, place, type Rule } from '../shared/rule.js'

export const order: Rule = {
  code: 'order',
  summary: 'The order in which things are listed is for people: patch.',
  judge: ({ path, kind }) => (kind === 'reordered' ? patch(`${place(path)}: another order`) : undefined),
}
