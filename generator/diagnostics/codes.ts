export type Severity = 'error' | 'warning'

interface CodeInfo {
  readonly severity: Severity
  /** What to do about it, one sentence; printed under the frame. */
  readonly help: string
}

const error = (help: string): CodeInfo => ({ severity: 'error', help })
const warning = (help: string): CodeInfo => ({ severity: 'warning', help })

/**
 * Every diagnostic there is. An error stops generation; a warning is something unfinished: packages can be made of such a
 * spec, but `lint` and `generate --check` do not pass it. Cause, fix and an example of each stand in docs/diagnostics.md; a code without a
 * section there, or without a test, fails the tests.
 */
export const codes = {
  // The text and its shape
  'yaml-syntax': error('Correct the YAML. docs/diagnostics.md lists the parts of YAML that the spec does not use.'),
  'duplicate-key': error('A key may occur once in a map. Remove or rename one of the two.'),
  unquoted: error('Put the value in quotes to keep it a string.'),
  'unreadable-file': error('Save the file as UTF-8 text, and make it readable.'),
  'missing-file': error('Add the file. docs/spec-language.md lists all files that are needed.'),
  'unknown-file': error(
    'Move it, or remove it. Commands belong in spec/families/<family>/<Id>.yaml; docs/spec-language.md lists the other files.',
  ),
  'unknown-key': error('Use one of the keys that docs/spec-language.md lists. Upper and lower case matter.'),
  'missing-key': error('Add the key. docs/spec-language.md says which keys are needed.'),
  'wrong-kind': error('Write the value as docs/spec-language.md says.'),
  'not-allowed': error('Use a value that docs/spec-language.md allows here.'),
  'one-of': error('Keep one of these keys, as docs/spec-language.md says.'),
  // Names that refer to nothing
  'dangling-type': error('Correct the name, or define the type in spec/types.yaml.'),
  'dangling-limit': error('Correct the name, or define the limit in spec/limits.yaml.'),
  'dangling-resource': error('Correct the name, or define the resource in spec/resources.yaml.'),
  'dangling-state': error('Correct the name, or define the state in spec/states.yaml.'),
  'dangling-transition': error('Correct the name, or define the transition in spec/states.yaml.'),
  'dangling-event': error('Correct the name, or define the event in spec/events.yaml.'),
  'dangling-emission': error('Correct the name, or add the row to emissions in spec/events.yaml.'),
  'dangling-error': error('Correct the code, or define it in spec/errors.yaml.'),
  'dangling-card': error('Correct the name, or define the card in spec/test-cards.yaml.'),
  'dangling-family': error('Correct the name, or define the family in spec/gateway.yaml.'),
  'dangling-decision': error('Correct the id, or add the decision to spec/unspecified.yaml.'),
  'dangling-list': error('Write errors, or the name of a machine in spec/states.yaml.'),
  'dangling-frame': error('Use the name that the messages have, exactly as on the wire.'),
  'dangling-field': error('Use the name of a field of the command, exactly as on the wire.'),
  'dangling-case': error('Correct the name, or add the case under variants of the command.'),
  'dangling-command': error('Use the id of a command of this family.'),
  'dangling-example': error('Name an earlier example of the same command.'),
  // Unused definitions
  'unused-limit': warning('Use the limit in a type, a rule or a transition, or remove it.'),
  'unused-type': warning('Use the type in a field, or remove it.'),
  'unused-resource': warning('Use the resource in a field, mark it documentary, or remove it.'),
  'unused-decision': warning('Name the row under decided where the spec relies on it, or remove the row.'),
  'unused-event': warning('Name the event in a row of emissions, or remove it.'),
  'unused-emission': warning(
    'Name the row under emits of a command, or give a decided that says why no command has it.',
  ),
  // Types and fields
  'bad-pattern': error('Write a JavaScript regular expression for the flag u, without ^ and $.'),
  'bad-limit': error('Give the limit a value, or a min and max where min is not above max.'),
  'bad-sample': error('Give a sample that the type accepts. Docs and generated examples show it.'),
  'limit-without-number': error('Use a limit that has the number needed here, or add the number to it.'),
  undecided: error('Name the row of spec/unspecified.yaml that decides it, under decided.'),
  'resource-cycle': error('Remove one of the references: a resource cannot contain itself.'),
  'flat-clash': error('Rename one of them: callers give the keys of a flat key-pair string beside the parameters.'),
  misplaced: error('Move the property to a field where it means something, or remove it.'),
  // Commands
  'file-name': error('Name the file after the id of its command, and put it in the folder of its family.'),
  'method-clash': error('Give one of the two commands another method.'),
  'path-clash': error('Give one of the two commands another path.'),
  'settled-by-write': error('Name a command with effect: read. A status query must not change anything.'),
  unsettled: error(
    'Name in settledBy the read command that tells whether the command took effect when no answer came.',
  ),
  'overlapping-verdict': error('Keep the status in one of the lists.'),
  'missing-verdict': error(
    'List every status of a payment in each row of belief; under unproven where it proves nothing.',
  ),
  'foreign-status': error('Remove it: a status query returns the status of a payment, never that of a card or a code.'),
  'path-mismatch': error('Give the command a path, or path: not-shown together with an option.'),
  'bad-variants': error(
    'Every value of the field must be in exactly one case. At most one case may be for all other values.',
  ),
  // States and events
  'idle-transition': error('Name the transition under moves of a command, or give it by: sandbox or by: clock.'),
  'unreachable-state': error('Add a transition that leads to the state, or remove the state.'),
  'foreign-state': error('Use states of the machine that the transition belongs to.'),
  'outcome-mismatch': error('Add the outcome to the reply, or remove the transition from the command.'),
  'uncovered-outcome': warning('Add an example with this outcome.'),
  'no-refusal': warning('Add an example of an input that is refused, and one of an answer that is refused.'),
  'event-without-example': warning('Add an example of the event.'),
  'sensitive-in-print': error('Remove the secret: texts that are published must not show one, not even a sample.'),
  // The sandbox
  'no-operation': warning(
    'Name the command in the operations of spec/sandbox.yaml; until then the sandbox answers 501.',
  ),
  'unlisted-refusal': error('List the code under the check that gives it in spec/sandbox.yaml.'),
  // Overlays
  'dangling-profile': error('Name strict, lenient, or an overlay in spec/overlays/.'),
  'row-clash': error('Keep it in one row and remove it from the other.'),
  'idle-row': warning('Say in the row what differs, and add an example that shows it; or remove the row.'),
  // Examples, played with the code that is shipped
  'duplicate-example': error('Rename one of them: examples of a command must have different names.'),
  'input-refused': error('Correct the input, or turn the example into one of a refused input.'),
  'sends-mismatch': error('The input is encoded to another body than sends shows. Correct the one that is wrong.'),
  'gives-mismatch': error('The answer is decoded to another value than gives shows. Correct the one that is wrong.'),
  'refused-mismatch': error(
    'The input is not refused in the way this example says. Correct the input or the expected refusal.',
  ),
  'fails-mismatch': error(
    'The answer is not refused in the way this example says. Correct the answer or the expected refusal.',
  ),
  'event-mismatch': error('The body is decoded to another value than gives shows. Correct the one that is wrong.'),
} satisfies Record<string, CodeInfo>

export type Code = keyof typeof codes
