// Copied from templates/sandbox/src/server.ts by `npm run generate`. Do not edit: change it there.
/** The entry `server`: a sandbox that listens, its dashboard and its reference. */
export { createDashboard } from './http/dashboard/create-dashboard.js'
export { createDocs } from './http/docs/app.js'
export { type SandboxServer, type ServeOptions, serve } from './http/server/serve.js'
