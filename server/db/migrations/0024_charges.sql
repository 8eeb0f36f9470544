-- What people pay us, and what the processor tells us about it.

create table charges (
  id uuid primary key,
  payer_id uuid not null references users (id),
  -- What it is for: a kind that contract/charges.ts names, and the thing itself.
  purpose text not null,
  purpose_id uuid not null,
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  currency char(3) not null default 'USD',
  status text not null default 'started',
  method text not null check (method in ('card', 'bank')),
  -- The processor’s name of the way of paying, and of the payment once it has one.
  method_ref text not null,
  processor_ref text unique,
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One living charge for one thing: a double submit has nowhere to go.
create unique index charges_once on charges (purpose, purpose_id) where status not in ('failed');
create index charges_payer on charges (payer_id, created_at desc);
create index charges_unsettled on charges (updated_at) where status = 'started';

create table refunds (
  id uuid primary key,
  charge_id uuid not null references charges (id),
  amount bigint not null check (amount > 0),
  reason text not null,
  status text not null default 'started',
  processor_ref text unique,
  created_at timestamptz not null
);
create index refunds_charge on refunds (charge_id);

-- What a processor told us: stored before it is answered, applied after (reliability D6).
create table processor_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz
);
create index processor_events_waiting on processor_events (received_at) where applied_at is null;

alter table charges enable row level security;
alter table charges force row level security;
create policy charges_own on charges using (payer_id = app.person() or app.is_staff());
alter table refunds enable row level security;
alter table refunds force row level security;
create policy refunds_own on refunds using (
  app.is_staff() or exists (select from charges where charges.id = refunds.charge_id and payer_id = app.person())
);
alter table processor_events enable row level security;
alter table processor_events force row level security;
create policy processor_events_ours on processor_events using (app.is_staff());
grant select, insert, update on charges, refunds, processor_events to belong_app;

-- The sandbox’s own books: it is another company, which happens to keep them here.
create schema sandbox;
create table sandbox.objects (
  id text primary key,
  kind text not null,
  body jsonb not null,
  created bigint not null
);
create index objects_kind on sandbox.objects (kind, created);
create table sandbox.keys (
  key text primary key,
  request_hash bytea not null,
  status int not null,
  reply jsonb not null
);
grant usage on schema sandbox to belong_app;
grant select, insert, update on sandbox.objects, sandbox.keys to belong_app;
