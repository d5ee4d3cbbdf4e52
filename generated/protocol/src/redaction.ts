// Copied from templates/protocol/src/redaction.ts by `npm run generate`. Do not edit: change it there.
/** Masked copies for logs. Apart from the codecs: a program may never log a message. */
export { type Known, type Redacted, redactFurther, redactMember, redactReply, redactRequest } from './redact.js'
export { redactBody } from './redact-body.js'
