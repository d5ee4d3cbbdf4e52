/** The words that the spec's language has for something, each list once. `spec/schema/` lets no others through. */

export const channels = ['form', 'json', 'browser'] as const
export type Channel = (typeof channels)[number]

export const effects = ['money', 'session', 'account', 'read'] as const
export type Effect = (typeof effects)[number]

/** Programs act on these, so they are words of the language; what each means stands in gateway.yaml. */
export const outcomes = ['True', 'False', '3DS'] as const
export type Outcome = (typeof outcomes)[number]

/** How a flag is written on the wire, whatever it tells. */
export const flagTexts = { true: 'True', false: 'False' } as const

export const outcomeResults = ['success', 'failure', 'waiting'] as const
export type OutcomeResult = (typeof outcomeResults)[number]

export const credentials = ['key', 'vwid', 'password'] as const
export type Credential = (typeof credentials)[number]

export const bases = ['text', 'integer', 'boolean', 'decimal', 'enum', 'flag', 'timestamp', 'ticks', 'raw'] as const
export type Base = (typeof bases)[number]

export const sensitivities = ['pan', 'cvv', 'password', 'token', 'authentication', 'personal'] as const
export type Sensitivity = (typeof sensitivities)[number]

export const eventResults = ['success', 'failure', 'field', 'none'] as const
export type EventResult = (typeof eventResults)[number]

/** What an event tells of the money. */
export const movements = ['blocked', 'charged', 'released', 'returned', 'none'] as const
export type Movement = (typeof movements)[number]

/** What a status says of a notification. */
export const verdicts = ['confirmed', 'lowered', 'emptied', 'contradicted', 'unproven'] as const
export type Verdict = (typeof verdicts)[number]

/** What makes a transition that no command makes. */
export const triggers = ['sandbox', 'clock'] as const
export type Trigger = (typeof triggers)[number]

/** Whose fault an error is. */
export const faults = ['none', 'merchant', 'payer', 'issuer', 'gateway', 'network', 'fraud-rules', 'unknown'] as const
export type Fault = (typeof faults)[number]

/** Whether repeating what failed can help. */
export const repeats = ['never', 'same-later', 'other-card', 'after-fix', 'new-order'] as const
export type Repeat = (typeof repeats)[number]

/** Whether a life cycle is drawn as it is, or as each family can go through it. */
export const diagramScopes = ['by-family', 'whole'] as const
export type DiagramScope = (typeof diagramScopes)[number]

/** Why a row stands in the register. */
export const openQuestions = ['contradiction', 'not-shown', 'unsaid', 'easily-misbuilt'] as const
export type OpenQuestion = (typeof openQuestions)[number]
