-- Tables

create table notices (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid,
  lease_id uuid not null,
  side text not null check (side in ('resident', 'owner')),
  status text not null check (status in ('held', 'given', 'withdrawn', 'completed')),
  last_day date not null,
  earliest_on date not null,
  breaks_lease boolean not null default false,
  quote jsonb,
  cause text,
  note text not null default '' check (length(note) <= 1000),
  forwarding_address text not null default '' check (length(forwarding_address) <= 300),
  terms jsonb not null,
  guard_until date,
  reviewed_by uuid,
  review_reason text check (length(review_reason) <= 1000),
  end_reason text check (length(end_reason) <= 1000),
  given_by uuid,
  given_at timestamptz,
  documented_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  is_agreed boolean not null default false,
  constraint notices_check check (side = 'owner' or cause is null),
  constraint notices_check1 check (side = 'resident' or not breaks_lease)
);
comment on table notices is 'Notices that end a lease, by either side.';
comment on column notices.status is 'noticeLifecycle of contract/tenancy/notices/constants.ts.';
comment on column notices.earliest_on is 'Earliest lawful last day when the notice was given; an earlier day by a resident breaks the lease.';
comment on column notices.quote is 'Quoted costs of leaving early.';
comment on column notices.terms is 'Text of the notice: {address, residents, homeowner, timeZone, state, city}.';
comment on column notices.is_agreed is 'Both sides signed the last day, as for a transfer; neither may withdraw alone.';
create unique index notices_one_open_per_lease on notices (lease_id) where (status in ('held', 'given'));
create index notices_home on notices (home_id, created_at desc);
create index notices_owner on notices (owner_id);
create index notices_lease on notices (lease_id);
create index notices_reviewed_by on notices (reviewed_by) where (reviewed_by is not null);
create index notices_given_by on notices (given_by) where (given_by is not null);

-- Foreign keys

alter table notices
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (lease_id) references leases(id) on delete cascade,
  add foreign key (reviewed_by) references users(id) on delete set null,
  add foreign key (given_by) references users(id) on delete set null;

-- Row-level security

alter table notices enable row level security, force row level security;
create policy notices_staff on notices using ((select app.is_staff()));
create policy notices_owner on notices for select using (owner_id = (select app.person())
  or (home_id in (select app.managed_home_ids())));
create policy notices_resident on notices for select using (status <> 'held'
  and (lease_id in (select app.resident_lease_ids())));
select app.grant_to_app('select, insert, update, delete', 'notices');
