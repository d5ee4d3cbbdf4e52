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

-- Version 0.1.0 knew a payment by terminal and OrderId, and kept the last step of its money. Blocked and charged, told by it to
-- whomever, are told to nobody again. An OrderId that PostgreSQL cannot store as text is no payment's.
with former as (
  delete from card_gateway_orders
  where progress -> 'latest' is not null and order_key like '["%' and order_key !~ '\\u(0000|d[89a-f])'
  returning order_key::json ->> 1 as order_id, progress ->> 'money' as money
)
insert into card_gateway_orders as known (order_key, progress)
select order_id, jsonb_build_object('told', case
    when bool_or(money in ('charged', 'returned')) then '{"* blocked": -1, "* charged": -1}'::jsonb
    when bool_or(money is not null) then '{"* blocked": -1}'::jsonb
    else '{}'::jsonb
  end)
from former where order_id is not null group by order_id
on conflict (order_key) do update set progress =
  excluded.progress || coalesce(known.progress, '{}'::jsonb) || jsonb_build_object('told',
    (excluded.progress -> 'told') || coalesce(known.progress -> 'told', '{}'::jsonb));
