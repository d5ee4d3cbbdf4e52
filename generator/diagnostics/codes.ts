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
  'yaml-syntax': error('The file is not YAML as the spec uses it.'),
  'duplicate-key': error('A key stands once in a map; the second one would hide the first.'),
  unquoted: error('Put the value in quotes to keep it a string.'),
  'unreadable-file': error('A file of the spec is a text in UTF-8 that everybody may read.'),
  'missing-file': error('Every file that docs/spec-language.md lists must be there.'),
  'unknown-file': error(
    'Commands stand in spec/families/<family>/<Id>.yaml; docs/spec-language.md lists the other files.',
  ),
  'unknown-key': error('docs/spec-language.md lists the keys; names are case-sensitive.'),
  'missing-key': error('docs/spec-language.md says which keys are needed.'),
  'wrong-kind': error('docs/spec-language.md says what stands here.'),
  'not-allowed': error('docs/spec-language.md lists what is allowed here.'),
  'one-of': error('docs/spec-language.md says which keys exclude each other.'),
  // Names that lead nowhere
  'dangling-type': error('Types stand in spec/types.yaml.'),
  'dangling-limit': error('Limits stand in spec/limits.yaml.'),
  'dangling-resource': error('Resources stand in spec/resources.yaml.'),
  'dangling-state': error('States stand in spec/states.yaml.'),
  'dangling-transition': error('Transitions stand in spec/states.yaml.'),
  'dangling-event': error('Events stand in spec/events.yaml.'),
  'dangling-emission': error('Rows of the emission matrix stand in spec/events.yaml.'),
  'dangling-error': error('Error codes stand in spec/errors.yaml.'),
  'dangling-card': error('Test cards stand in spec/test-cards.yaml.'),
  'dangling-family': error('Families stand in spec/gateway.yaml.'),
  'dangling-decision': error('The register of decisions is spec/unspecified.yaml.'),
  'dangling-list': error('Values are listed in errors, or in a machine of spec/states.yaml.'),
  'dangling-frame': error('The frame names what messages hold, exactly as on the wire.'),
  'dangling-field': error('Names must be those of fields of the command, exactly as on the wire.'),
  'dangling-case': error('Cases stand in the command, under variants.'),
  'dangling-command': error('A command is named by its id within the family.'),
  'dangling-example': error('An input may name an earlier example of the same command.'),
  // What nothing uses
  'unused-limit': warning('Use the limit in a type, a rule or a transition, or remove it.'),
  'unused-type': warning('Use the type in a field, or remove it.'),
  'unused-resource': warning('Use the resource in a field, mark it documentary, or remove it.'),
  'unused-decision': warning('Name the row in the decided of the line that rests on it.'),
  'unused-event': warning('Name the event in a row of emissions, or remove it.'),
  'unused-emission': warning('Name the row in the emits of a command, or say with decided why no command does.'),
  // Types and fields
  'bad-pattern': error('Patterns are JavaScript regular expressions with the flag u, without anchors.'),
  'bad-limit': error('A limit has value, or min and max with min no greater than max.'),
  'bad-sample': error('A sample is a value the type accepts; docs and generated examples show it.'),
  'limit-without-number': error('Use a limit that has what is needed here.'),
  undecided: error('Name the row of spec/unspecified.yaml that decides it.'),
  'resource-cycle': error('A resource cannot contain itself.'),
  'flat-clash': error('Keys of a flat key-pair string stand beside the parameters, so their names must differ.'),
  misplaced: error('Move the property to a field where it means something, or remove it.'),
  // Commands
  'file-name': error('The name of a file is the id of its command; the folder is its family.'),
  'method-clash': error('Give one of them a method of its own.'),
  'path-clash': error('Give one of them a path of its own.'),
  'settled-by-write': error('Only a command with effect read tells the truth without changing it.'),
  unsettled: error('Say in settledBy which read command tells the truth when no answer came.'),
  'overlapping-verdict': error('A status proves one thing.'),
  'missing-verdict': error(
    'Every status of a payment stands in each row of belief, under unproven where it says nothing.',
  ),
  'foreign-status': error('A status query tells the status of a payment: no card and no code has a say.'),
  'path-mismatch': error('A command has a path, or path: not-shown with an option.'),
  'bad-variants': error('Variants divide the values of one field the caller gives; at most one case is otherwise.'),
  // States and events
  'idle-transition': error('Name it in the moves of a command, or say by: sandbox or by: clock.'),
  'unreachable-state': error('Some transition must lead there.'),
  'foreign-state': error('A transition joins states of its own machine.'),
  'outcome-mismatch': error('A command can only make transitions of outcomes it has.'),
  'uncovered-outcome': warning('Every outcome has an example.'),
  'no-refusal': warning('Every command has an example of an input that is refused and of an answer that is refused.'),
  'event-without-example': warning('Every event has an example.'),
  'sensitive-in-print': error('What is printed must not hold a secret, not even a sample.'),
  // The sandbox
  'no-operation': warning(
    'Name the command in the operations of spec/sandbox.yaml; until then the sandbox answers 501.',
  ),
  'unlisted-refusal': error('List the code at the check that gives it.'),
  // Overlays
  'dangling-profile': error('Profiles are strict, lenient and those of spec/overlays/.'),
  'row-clash': error('Each thing is said in one row; leave it to one of them.'),
  'idle-row': warning('A row says what differs, and shows it in an example.'),
  // Examples, played with the code that is shipped
  'duplicate-example': error('Names of examples are unique within a command.'),
  'input-refused': error('The input of this example is refused before anything is sent.'),
  'sends-mismatch': error('The input is encoded to another body than sends says; one of them is wrong.'),
  'gives-mismatch': error('The answer is decoded to another value than gives says; one of them is wrong.'),
  'refused-mismatch': error('The input is not refused in the way this example says.'),
  'fails-mismatch': error('The answer is not refused in the way this example says.'),
  'event-mismatch': error('The body is decoded to another value than gives says; one of them is wrong.'),
} satisfies Record<string, CodeInfo>

export type Code = keyof typeof codes
