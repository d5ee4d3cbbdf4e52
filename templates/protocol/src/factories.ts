/** The functions that the emitted tables are used with. */
export { createErrorTable } from './error-table.js'
export { createStateParser } from './state-parser.js'
