-- Tables

create table offboardings (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid,
  status text not null check (status in ('asked', 'done', 'withdrawn')),
  last_day date not null,
  reason text not null default '' check (length(reason) <= 1000),
  next_manager jsonb,
  handover_note text check (length(handover_note) <= 1000),
  handed_over jsonb,
  documented_at timestamptz,
  asked_by uuid,
  finished_by uuid,
  finished_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint offboardings_check check ((status = 'done') = (finished_at is not null))
);
comment on table offboardings is 'Homes that leave our management.';
comment on column offboardings.status is 'offboardingLifecycle of contract/tenancy/offboardings/constants.ts.';
comment on column offboardings.next_manager is 'Next manager: {name, email, phone}; null where the owner manages the home.';
comment on column offboardings.handover_note is 'How the deposits were handed over, in the words of the sender.';
comment on column offboardings.handed_over is 'Handed over on the day: {leases, deposits, documents}.';
create unique index offboardings_one_open_per_home on offboardings (home_id) where (status = 'asked');
create index offboardings_home on offboardings (home_id, created_at desc);
create index offboardings_owner on offboardings (owner_id) where (owner_id is not null);
create index offboardings_asked_by on offboardings (asked_by) where (asked_by is not null);
create index offboardings_finished_by on offboardings (finished_by) where (finished_by is not null);

-- Foreign keys

alter table offboardings
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (asked_by) references users(id) on delete set null,
  add foreign key (finished_by) references users(id) on delete set null;

-- Row-level security

alter table offboardings enable row level security, force row level security;
create policy offboardings_staff on offboardings using ((select app.is_staff()));
create policy offboardings_owner on offboardings for select using (home_id in (select app.managed_home_ids()));
select app.grant_to_app('select, insert, update, delete', 'offboardings');
