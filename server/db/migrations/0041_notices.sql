-- Notices that end a lease: from its residents or from the owner side. Both sides see each of them.

create table notices (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  lease_id uuid not null references leases (id) on delete cascade,
  side text not null check (side in ('resident', 'owner')),
  -- noticeLifecycle of contract/tenancy/notices/constants.ts
  status text not null check (status in ('held', 'given', 'withdrawn', 'completed')),
  last_day date not null,
  -- The earliest lawful last day when it was given; an earlier one of a resident breaks the lease.
  earliest_on date not null,
  breaks_lease boolean not null default false,
  -- What leaving early may cost, as it was quoted.
  quote jsonb,
  cause text,
  note text not null default '' check (length(note) <= 1000),
  forwarding_address text not null default '' check (length(forwarding_address) <= 300),
  -- As the notice names it: {address, residents, homeowner, timeZone, state, city}.
  terms jsonb not null,
  guard_until date,
  reviewed_by uuid references users (id) on delete set null,
  review_reason text check (length(review_reason) <= 1000),
  end_reason text check (length(end_reason) <= 1000),
  given_by uuid references users (id) on delete set null,
  given_at timestamptz,
  documented_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (side = 'owner' or cause is null),
  check (side = 'resident' or not breaks_lease)
);
create unique index notices_one_open_per_lease on notices (lease_id) where status in ('held', 'given');
create index notices_home on notices (home_id, created_at desc);
create index notices_owner on notices (owner_id);
create index notices_lease on notices (lease_id);
create index notices_reviewed_by on notices (reviewed_by) where reviewed_by is not null;
create index notices_given_by on notices (given_by) where given_by is not null;

alter table notices enable row level security;
alter table notices force row level security;
-- Our team writes, and the system for whoever was authorized.
create policy notices_staff on notices using ((select app.is_staff()));
create policy notices_owner on notices for select using (
  owner_id = (select app.person()) or home_id in (select app.managed_home_ids()));
create policy notices_resident on notices for select using (status <> 'held'
  and lease_id in (select id from leases where envelope_id in (select app.own_envelope_ids())));
select app.grant_to_app('select, insert, update, delete', 'notices');
