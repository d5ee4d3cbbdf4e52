import { at, changed, major, type Rule } from '../shared/rule.js'

export const commandIdentity: Rule = {
  code: 'command-identity',
  summary:
    'Where a command is sent and what it is called in code are promises: another path, channel or name is major.',
  judge: (difference) =>
    at(difference.path, 'commands/*/path|pathOption|channel|family|name|localId|method|typeName|words')
      ? major(changed(difference))
      : undefined,
}
