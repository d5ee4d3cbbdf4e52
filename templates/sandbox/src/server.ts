/** The entry `server`: a sandbox that listens, and its dashboard. */
export { createDashboard } from './dashboard/index.js'
export { type SandboxServer, type ServeOptions, serve } from './server/serve.js'
