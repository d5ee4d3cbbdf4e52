-- The inbox of @card-gateway/notifications. migrateInbox(pool) runs this file; so may your own migration tool.
-- It can be run again: what exists stays. For tables in a schema of their own, put its name before theirs.

-- One row per body that arrived. Bodies may hold personal data; `inbox.retain` deletes those that are done.
create table if not exists card_gateway_inbox (
  id bigint generated always as identity primary key,
  digest bytea not null unique,
  body bytea not null,
  received_at timestamptz not null default clock_timestamp(),
  status text not null default 'pending' check (status in ('pending', 'done', 'dead')),
  -- Due for its next attempt, or the end of the lease of a running one.
  due_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  -- Never reset: tells one claim from the next.
  claims bigint not null default 0,
  worker text,
  reason text,
  name text,
  outcome text check (outcome in ('handled', 'fallback', 'outdated', 'duplicate')),
  done_at timestamptz
);
create index if not exists card_gateway_inbox_due on card_gateway_inbox (due_at) where status = 'pending';
create index if not exists card_gateway_inbox_dead on card_gateway_inbox (id) where status = 'dead';

-- One row per event that took effect. Keep rows as long as anybody might repeat an event.
create table if not exists card_gateway_handled (
  identity bytea primary key,
  handled_at timestamptz not null default clock_timestamp()
);
create index if not exists card_gateway_handled_at on card_gateway_handled (handled_at);

-- One row per payment: what its notifications have told so far. Its lock makes them wait for each other.
create table if not exists card_gateway_orders (
  order_key text primary key,
  progress jsonb
);
