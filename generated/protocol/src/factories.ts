// Copied from templates/protocol/src/factories.ts by `npm run generate`. Do not edit: change it there.
/** The functions that the emitted tables are used with. */
export { createErrorTable } from './error-table.js'
export { createStateParser } from './state-parser.js'
