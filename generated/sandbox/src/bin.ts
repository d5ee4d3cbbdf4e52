#!/usr/bin/env node
// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { runInNode } from './cli/process.js'
import { createSandbox } from './create-sandbox.js'
import { gatewaySpec } from './generated/gateway-spec.js'
import { overlaySchema } from './overlay-schema.js'

await runInNode({
  name: 'card-gateway-sandbox',
  title: 'Card Payment Gateway',
  version: '0.1.0',
  spec: gatewaySpec,
  createSandbox,
  overlaySchema,
  docs: new URL('./docs/', import.meta.url),
  starter: new URL('../starter/', import.meta.url),
})
