/**
 * What the reader of an example has, by the document it stands in, or the folder of the sources its docstring stands in: the
 * declarations the compiler gives to every code block there that is no file of its own.
 */
export const context: Readonly<Record<string, string>> = {
  'README.md': `
    import type { CardGateway as Gateway } from '@card-gateway/client'
    declare const gateway: Gateway`,
  'docs/guides/notifications.md': `
    import type { ConfirmingOptions, SqlClient } from '@card-gateway/notifications'
    declare const currentKey: string, nextKey: string, options: ConfirmingOptions<SqlClient>`,
  'docs/guides/notifications-at-scale.md': `
    import { PostgresInbox, type SqlPool } from '@card-gateway/notifications'
    declare const pool: SqlPool, log: (error: unknown) => void`,
  'docs/guides/workers.md': `
    import type { CardGateway } from '@card-gateway/client'
    import { PostgresInbox, type SqlPool } from '@card-gateway/notifications'
    import { createFunctions } from '../workers/function.js'
    declare const gateway: CardGateway, pool: SqlPool`,
  'docs/guides/reconciling.md': `
    import type { CardGateway } from '@card-gateway/client'
    import type { SqlPool } from '@card-gateway/notifications'
    import { type Booked, differences } from '../reconciling/reconcile.js'
    declare const gateway: CardGateway, pool: SqlPool, yesterday: string`,
  'docs/guides/one-step.md': `
    import { CardGateway } from '@card-gateway/client'
    import { type Card, pay } from '../one-step/shop.js'
    declare const card: Card`,
  'docs/guides/hosted-page.md': `
    import type { IncomingMessage } from 'node:http'
    import type { CardGateway as Gateway } from '@card-gateway/client'
    import { ipv4, sendToPage } from '../hosted-page/shop.js'
    declare const gateway: Gateway, request: IncomingMessage`,
  'docs/guides/mobile-wallets.md': `
    import type { CardGateway as Gateway } from '@card-gateway/client'
    import { payWithPaymentData, payWithPlatformToken, payWithStoredCard } from '../mobile-wallets/checkout.js'
    declare const gateway: Gateway`,
  'docs/guides/containers.md': `import { CardGateway } from '@card-gateway/client'`,
  'docs/guides/field.md': 'declare const password: string',
  'docs/guides/going-live.md': `import { CardGateway } from '@card-gateway/client'`,
  'docs/guides/ewallet.md': `
    import { CardGateway } from '@card-gateway/client'
    import { register, type User } from '../ewallet/wallet.js'
    declare const user: User`,
  'docs/guides/unknown-outcomes.md': `
    import type { CardGateway as Gateway } from '@card-gateway/client'
    import type { Card } from '../one-step/shop.js'
    import { settle } from '../unknown-outcomes/settle.js'
    declare const gateway: Gateway, card: Card`,
  'docs/guides/sandbox.md': `import { CardGateway } from '@card-gateway/client'`,
  'docs/guides/testing.md': `
    declare const card: { PAN: string; EMonth: string; EYear: string; CardHolder: string; SecureCode: string }
    declare const order: { id: string; kopecks: number; card: typeof card }`,
  // What the pages of commands send, and what they say is answered, `reference.test.ts` runs and compares.
  'docs/reference': `
    import type { CardGateway as Gateway } from '@card-gateway/client'
    import type { Sandbox } from '@card-gateway/sandbox'
    declare const gateway: Gateway, sandbox: Sandbox
    declare let reply: object, event: object`,
  'generated/client/README.md': `
    import { type ApiPayReply3DS, type CardGateway as Gateway, createThreeDSReturn, MemoryThreeDSStore } from '@card-gateway/client'
    declare const gateway: Gateway, password: string, reply: ApiPayReply3DS
    declare const request: { readonly body: string; readonly url: string }`,
  'generated/client/src': `
    import type { ApiPayReply3DS, CardGateway as Gateway } from '@card-gateway/client'
    declare const gateway: Gateway, password: string, request: { readonly body: string }, reply: ApiPayReply3DS`,
  'generated/client/src/families/field': `
    import type { FieldGateway } from '@card-gateway/client/field'
    declare const gateway: FieldGateway`,
  'generated/mock/README.md': `
    import { createMock } from '@card-gateway/mock'
    import { http } from 'msw'
    import { setupServer } from 'msw/node'
    import { MockAgent, setGlobalDispatcher } from 'undici'
    const mock = createMock()
    declare const baseUrl: string, order: object
    declare function checkOut(gateway: object, order: object): Promise<string>`,
  'generated/mock/src': `
    import type { ApiRefundReply, ApiRefundRequest } from '@card-gateway/protocol'
    import { CardGateway } from '@card-gateway/client'
    import { createMock } from '@card-gateway/mock'
    import { gatewayResolver } from '@card-gateway/mock/msw'
    import { throughDispatcher, withGateway } from '@card-gateway/mock/undici'
    import { http } from 'msw'
    import { setupServer } from 'msw/node'
    import { MockAgent, setGlobalDispatcher } from 'undici'
    const mock = createMock()`,
  'generated/notifications/README.md': `
    import type { CardGateway as Gateway } from '@card-gateway/client'
    import type { SqlPool } from '@card-gateway/notifications'
    import type { Hono } from 'hono'
    declare const app: Hono, pool: SqlPool, gateway: Gateway, newPem: string, oldPem: string`,
  'generated/notifications/src': `
    import type { CardGateway as Gateway } from '@card-gateway/client'
    import type { ConfirmingOptions, InboxStore, Notification, Receiver, SqlClient, SqlPool } from '@card-gateway/notifications'
    import type { Hono } from 'hono'
    import { createServer } from 'node:http'
    declare const app: Hono, pool: SqlPool, gateway: Gateway, receive: Receiver, options: ConfirmingOptions<SqlClient>
    declare const log: { info(value: unknown): void }, body: string, notification: Notification, inbox: InboxStore
    declare const pem: string, newPem: string, oldPem: string
    declare function markPaid(tx: SqlClient, orderId: string): Promise<void>
    declare function noteFailure(tx: SqlClient, event: string): Promise<void>`,
  'generated/notifications/src/adapters/express.ts': `
    import type { Receiver } from '@card-gateway/notifications'
    import express, { type Express } from 'express'
    declare const app: Express, receive: Receiver`,
  'generated/notifications/src/adapters/fastify.ts': `
    import type { Receiver } from '@card-gateway/notifications'
    import type { FastifyInstance } from 'fastify'
    declare const app: FastifyInstance, receive: Receiver`,
  'generated/protocol/README.md': 'declare const answer: string',
  'generated/protocol/src': `
    import type { Credentials } from '@card-gateway/protocol'
    declare const answer: string, credentials: Credentials`,
  'generated/sandbox/src': `
    import { CardGateway } from '@card-gateway/client'
    import { serve } from '@card-gateway/sandbox/server'
    import { createDashboard } from '@card-gateway/sandbox/http/dashboard/create-dashboard'
    import type { Sandbox, SqlPool } from '@card-gateway/sandbox'
    declare const sandbox: Sandbox, pool: SqlPool`,
  'generated/validators/README.md': 'declare const input: unknown',
  'generated/validators/src': 'declare const input: unknown',
}
