-- phase: expand
-- A homeowner ends our management of a home: asked for, prepared by our team, and done, with what was handed over.

create table offboardings (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  -- offboardingLifecycle of contract/tenancy/offboardings/constants.ts
  status text not null check (status in ('asked', 'done', 'withdrawn')),
  last_day date not null,
  reason text not null default '' check (length(reason) <= 1000),
  -- Who manages the home next: {name, email, phone}; null where the owner does.
  next_manager jsonb,
  -- How the deposits went over, in the words of whoever sent them.
  handover_note text check (length(handover_note) <= 1000),
  -- What was handed over on the day: {leases, deposits, documents}.
  handed_over jsonb,
  documented_at timestamptz,
  asked_by uuid references users (id) on delete set null,
  finished_by uuid references users (id) on delete set null,
  finished_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'done') = (finished_at is not null))
);
create unique index offboardings_one_open_per_home on offboardings (home_id) where status = 'asked';
create index offboardings_home on offboardings (home_id, created_at desc);
create index offboardings_owner on offboardings (owner_id) where owner_id is not null;
create index offboardings_asked_by on offboardings (asked_by) where asked_by is not null;
create index offboardings_finished_by on offboardings (finished_by) where finished_by is not null;

alter table offboardings enable row level security;
alter table offboardings force row level security;
-- Our team writes, and the system for whoever was authorized.
create policy offboardings_staff on offboardings using ((select app.is_staff()));
create policy offboardings_owner on offboardings for select using (home_id in (select app.managed_home_ids()));
select app.grant_to_app('select, insert, update, delete', 'offboardings');
