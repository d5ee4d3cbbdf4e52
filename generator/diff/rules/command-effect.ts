import { at, changed, major, type Rule } from '../shared/rule.js'

export const commandEffect: Rule = {
  code: 'command-effect',
  summary:
    'What a command moves and whether it may be sent again decides what programs and the client do after a lost answer: any change is major.',
  judge: (difference) => (at(difference.path, 'commands/*/effect|repeatable') ? major(changed(difference)) : undefined),
}
