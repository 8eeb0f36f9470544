-- Leases: terms fixed when drafted, signed as papers. Papers know the home they are about, so that the sealed file finds it.

alter table envelopes add column home_id uuid references homes (id) on delete set null;

create table leases (
  id uuid primary key,
  home_id uuid not null references homes (id),
  -- The application it came from; null where we drafted it by hand.
  application_id uuid unique,
  status text not null default 'draft',
  terms jsonb not null,
  -- Of the clauses: the day they were last changed.
  edition text not null,
  envelope_id uuid unique references envelopes (id),
  created_by uuid references users (id),
  created_at timestamptz not null,
  residents_signed_at timestamptz,
  -- When the home left the market: every resident has signed and the money to move in is held.
  secured_at timestamptz,
  signed_at timestamptz,
  check ((status = 'draft') = (envelope_id is null) or status = 'voided')
);
create index leases_home on leases (home_id, created_at desc);
-- A home is not promised twice.
create unique index leases_one_open on leases (home_id) where status in ('draft', 'sent');

alter table leases enable row level security;
alter table leases force row level security;
create policy leases_party on leases using (
  app.is_staff() or app.signs(envelope_id)
  or exists (select from homes where homes.id = home_id and homes.owner_id = app.person())
);
grant select, insert, update on leases to belong_app;
