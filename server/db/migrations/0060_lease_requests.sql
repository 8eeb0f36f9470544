-- phase: expand
-- What residents ask for during a lease, and the letters they need: each ends in a record both sides see.

create table lease_requests (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  lease_id uuid not null references leases (id) on delete cascade,
  asked_by uuid references users (id) on delete set null,
  asked_by_name text not null,
  -- REQUEST_KINDS of contract/tenancy/leaseRequests/constants.ts
  kind text not null check (kind in ('add_roommate', 'remove_roommate', 'pet', 'sublet', 'accommodation', 'rent_reporting',
    'residency_letter', 'ledger_letter')),
  -- leaseRequestLifecycle of contract/tenancy/leaseRequests/constants.ts
  status text not null check (status in ('open', 'approved', 'declined', 'withdrawn', 'recorded')),
  details jsonb not null,
  decided_by uuid references users (id) on delete set null,
  decision_reason text check (length(decision_reason) <= 1000),
  decided_at timestamptz,
  -- When its letter was laid among the documents of who asked.
  documented_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index lease_requests_home on lease_requests (home_id, created_at desc);
create index lease_requests_owner on lease_requests (owner_id);
create index lease_requests_lease on lease_requests (lease_id, created_at desc);
create index lease_requests_asked_by on lease_requests (asked_by) where asked_by is not null;
create index lease_requests_decided_by on lease_requests (decided_by) where decided_by is not null;
create index lease_requests_open on lease_requests (created_at) where status = 'open';

alter table lease_requests enable row level security;
alter table lease_requests force row level security;
-- Our team writes, and the system for whoever was authorized. Letters are their residents' own.
create policy lease_requests_staff on lease_requests using ((select app.is_staff()));
create policy lease_requests_owner on lease_requests for select using (
  kind not in ('residency_letter', 'ledger_letter')
  and (owner_id = (select app.person()) or home_id in (select app.managed_home_ids())));
create policy lease_requests_resident on lease_requests for select using (
  lease_id in (select id from leases where envelope_id in (select app.own_envelope_ids())));
select app.grant_to_app('select, insert, update, delete', 'lease_requests');
