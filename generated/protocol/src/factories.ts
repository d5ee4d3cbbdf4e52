// Copied from templates/protocol/src/factories.ts by `npm run generate`. Do not edit: change it there.
/** What the emitted tables are made usable with. */
export { createErrorTable } from './error-table.js'
export { createStateParser } from './state-parser.js'
