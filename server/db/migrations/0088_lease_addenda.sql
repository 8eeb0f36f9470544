-- phase: expand
-- What an approved request changes in a lease: an addendum that everyone signs, in effect from its day.

create table lease_addenda (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  lease_id uuid not null references leases (id) on delete cascade,
  request_id uuid not null unique references lease_requests (id) on delete cascade,
  -- addendumLifecycle of contract/tenancy/leaseRequests/constants.ts
  status text not null check (status in ('sent', 'signed', 'active', 'declined', 'expired', 'voided')),
  -- AddendumChange of contract/tenancy/leaseRequests/schemas.ts
  change jsonb not null,
  -- Of the home, for one who signs and is not on the lease yet.
  address text not null,
  effective_on date not null,
  envelope_id uuid not null unique references envelopes (id),
  end_reason text check (length(end_reason) <= 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index lease_addenda_home on lease_addenda (home_id);
create index lease_addenda_owner on lease_addenda (owner_id) where owner_id is not null;
create index lease_addenda_lease on lease_addenda (lease_id, created_at desc);
create index lease_addenda_signed on lease_addenda (effective_on) where status = 'signed';

alter table lease_addenda enable row level security;
alter table lease_addenda force row level security;
create policy lease_addenda_staff on lease_addenda using ((select app.is_staff()));
create policy lease_addenda_owner on lease_addenda for select using (home_id in (select app.managed_home_ids()));
create policy lease_addenda_signer on lease_addenda for select using (
  envelope_id in (select app.own_envelope_ids()));
select app.grant_to_app('select, insert, update, delete', 'lease_addenda');

alter table lease_requests drop constraint lease_requests_kind_check;
alter table lease_requests add constraint lease_requests_kind_check check (kind in ('add_roommate', 'remove_roommate',
  'pet', 'sublet', 'due_date', 'accommodation', 'rent_reporting', 'residency_letter', 'ledger_letter'));
