// Copied from templates/sandbox/src/server.ts by `npm run generate`. Do not edit: change it there.
/** The entry `server`: a sandbox that listens, and its dashboard. */
export { createDashboard } from './http/dashboard/app.js'
export { type SandboxServer, type ServeOptions, serve } from './http/server/serve.js'
