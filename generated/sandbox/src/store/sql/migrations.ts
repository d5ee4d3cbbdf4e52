// Copied from templates/sandbox/src/store/sql/migrations.ts by `npm run generate`. Do not edit: change it there.
import type { SqlConnection } from '@card-gateway/notifications/pool'
import { takeOver } from './take-over.js'

/** Statements, or what is done with the rows there are. */
export type Step = string | ((connection: SqlConnection) => Promise<void>)

/**
 * What makes the tables of `SqlStore`, oldest first. One that was published never changes: add another. A table for each
 * kind of row, all of one shape; the columns between `id` and `content` are those that rows are found by.
 */
export const migrations: readonly (readonly Step[])[] = [
  [
    `
  create table card_gateway_sandbox_payments (
    seq bigint generated always as identity, world text not null, id text not null,
    "threeDSKey" text,
    content json not null, primary key (world, id)
  );
  create table card_gateway_sandbox_sessions (
    seq bigint generated always as identity, world text not null, id text not null,
    "user" text, "orderId" text,
    content json not null, primary key (world, id)
  );
  create table card_gateway_sandbox_users (
    seq bigint generated always as identity, world text not null, id text not null,
    content json not null, primary key (world, id)
  );
  create table card_gateway_sandbox_cards (
    seq bigint generated always as identity, world text not null, id text not null,
    "user" text,
    content json not null, primary key (world, id)
  );
  create table card_gateway_sandbox_codes (
    seq bigint generated always as identity, world text not null, id text not null,
    "user" text, "payment" text,
    content json not null, primary key (world, id)
  );
  create table card_gateway_sandbox_cheques (
    seq bigint generated always as identity, world text not null, id text not null,
    content json not null, primary key (world, id)
  );
  create table card_gateway_sandbox_timers (
    seq bigint generated always as identity, world text not null, id text not null,
    "of" text,
    content json not null, primary key (world, id)
  );
  create table card_gateway_sandbox_deliveries (
    seq bigint generated always as identity, world text not null, id text not null,
    "status" text,
    content json not null, primary key (world, id)
  );
  create table card_gateway_sandbox_outbox (
    seq bigint generated always as identity, world text not null, id text not null,
    content json not null, primary key (world, id)
  );
  create index on card_gateway_sandbox_payments (world, "threeDSKey") where "threeDSKey" is not null;
  create index on card_gateway_sandbox_sessions (world, "user") where "user" is not null;
  create index on card_gateway_sandbox_sessions (world, "orderId") where "orderId" is not null;
  create index on card_gateway_sandbox_cards (world, "user") where "user" is not null;
  create index on card_gateway_sandbox_codes (world, "user") where "user" is not null;
  create index on card_gateway_sandbox_codes (world, "payment") where "payment" is not null;
  create index on card_gateway_sandbox_timers (world, "of") where "of" is not null;
  create index on card_gateway_sandbox_deliveries (world, "status") where "status" is not null;
  `,
  ],
  [
    `
  create table card_gateway_sandbox_jobs (
    seq bigint generated always as identity, world text not null, id text not null,
    "lane" text not null, "sequence" text not null, "dueAt" bigint not null, "leasedUntil" bigint,
    content json not null, primary key (world, id)
  );
  create table card_gateway_sandbox_states (
    seq bigint generated always as identity, world text not null, id text not null,
    content json not null, primary key (world, id)
  );
  alter table card_gateway_sandbox_outbox add column "channel" text;
  create index on card_gateway_sandbox_outbox (world, "channel", seq);
  create index on card_gateway_sandbox_jobs (world, "lane", "dueAt", seq) where "leasedUntil" is null;
  create index on card_gateway_sandbox_jobs (world, "leasedUntil") where "leasedUntil" is not null;
  create index on card_gateway_sandbox_deliveries (world, "status", seq);
  `,
    takeOver,
    `
  drop table card_gateway_sandbox_timers;
  `,
  ],
]
