// Copied from templates/mock/src/runtime.ts by `npm run generate`. Do not edit: change it there.
/** The public names of the hand-written half. */
export { type Answer, type Answers, type Script, type Sequence, type Step, sequence } from './answers.js'
export { type CannedReply, createMockReply, type MockReplyFunction } from './canned.js'
export type { MockCall, MockCredentials, MockOptions, Refusal } from './engine.js'
export { MockError, type MockErrorCode } from './errors.js'
export { asFetch } from './fetch.js'
export { type CreateMock, createMockFactory, type Gateway, type Mock } from './mock.js'
export type {
  AnyCommandMock,
  Bare,
  CommandMock,
  CommandMocks,
  OutcomesOf,
  Overrides,
  ReplyOf,
  RequestCheck,
  RequestOf,
  Scenario,
  ScenarioOf,
  TypesOf,
  Unsent,
  Values,
} from './shapes.js'
export type { UnknownOutcome } from './unknown-outcomes.js'
