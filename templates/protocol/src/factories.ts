/** What the emitted tables are made usable with. */
export { createErrorTable } from './error-table.js'
export { createStateParser } from './state-parser.js'
