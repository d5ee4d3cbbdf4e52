// Copied from templates/sandbox/src/server.ts by `npm run generate`. Do not edit: change it there.
/** The entry `server`: a sandbox that listens, and its dashboard. */
export { createDashboard } from './dashboard/index.js'
export { type SandboxServer, type ServeOptions, serve } from './server/serve.js'
