-- Tables

create table lease_requests (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid,
  lease_id uuid not null,
  asked_by uuid,
  asked_by_name text not null,
  kind text not null check (kind in ('add_roommate', 'remove_roommate', 'pet', 'sublet', 'due_date', 'transfer',
    'accommodation', 'rent_reporting', 'residency_letter', 'ledger_letter')),
  status text not null check (status in ('open', 'approved', 'declined', 'withdrawn', 'recorded')),
  details jsonb not null,
  decided_by uuid,
  decision_reason text check (length(decision_reason) <= 1000),
  decided_at timestamptz,
  documented_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table lease_requests is 'Requests of residents about their lease: pets, roommates, due day, transfer.';
comment on column lease_requests.kind is 'REQUEST_KINDS of contract/tenancy/leaseRequests/constants.ts.';
comment on column lease_requests.status is 'leaseRequestLifecycle of contract/tenancy/leaseRequests/constants.ts.';
comment on column lease_requests.documented_at is 'Time at which the letter was added to the documents of the requester.';
create index lease_requests_home on lease_requests (home_id, created_at desc);
create index lease_requests_owner on lease_requests (owner_id);
create index lease_requests_lease on lease_requests (lease_id, created_at desc);
create index lease_requests_asked_by on lease_requests (asked_by) where (asked_by is not null);
create index lease_requests_decided_by on lease_requests (decided_by) where (decided_by is not null);
create index lease_requests_open on lease_requests (created_at) where (status = 'open');

create table lease_addenda (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid,
  lease_id uuid not null,
  request_id uuid not null unique,
  status text not null check (status in ('sent', 'signed', 'active', 'declined', 'expired', 'voided')),
  change jsonb not null,
  address text not null,
  effective_on date not null,
  envelope_id uuid not null unique,
  end_reason text check (length(end_reason) <= 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table lease_addenda is 'Addenda that change a lease after signing.';
comment on column lease_addenda.status is 'addendumLifecycle of contract/tenancy/leaseRequests/constants.ts.';
comment on column lease_addenda.change is 'AddendumChange of contract/tenancy/leaseRequests/schemas.ts.';
comment on column lease_addenda.address is 'Address of the home, for a signer who is not on the lease yet.';
create index lease_addenda_home on lease_addenda (home_id);
create index lease_addenda_owner on lease_addenda (owner_id) where (owner_id is not null);
create index lease_addenda_lease on lease_addenda (lease_id, created_at desc);
create index lease_addenda_signed on lease_addenda (effective_on) where (status = 'signed');

-- Foreign keys

alter table lease_requests
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (lease_id) references leases(id) on delete cascade,
  add foreign key (asked_by) references users(id) on delete set null,
  add foreign key (decided_by) references users(id) on delete set null;

alter table lease_addenda
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (lease_id) references leases(id) on delete cascade,
  add foreign key (request_id) references lease_requests(id) on delete cascade,
  add foreign key (envelope_id) references envelopes(id);

-- Row-level security

alter table lease_requests enable row level security, force row level security;
create policy lease_requests_staff on lease_requests using ((select app.is_staff()));
create policy lease_requests_owner on lease_requests for select using ((kind not in ('residency_letter',
  'ledger_letter')) and (owner_id = (select app.person()) or (home_id in (select app.managed_home_ids()))));
create policy lease_requests_resident on lease_requests for select
  using (lease_id in (select app.resident_lease_ids()));
select app.grant_to_app('select, insert, update, delete', 'lease_requests');

alter table lease_addenda enable row level security, force row level security;
create policy lease_addenda_staff on lease_addenda using ((select app.is_staff()));
create policy lease_addenda_owner on lease_addenda for select using (home_id in (select app.managed_home_ids()));
create policy lease_addenda_signer on lease_addenda for select using (envelope_id in (select app.own_envelope_ids()));
select app.grant_to_app('select, insert, update, delete', 'lease_addenda');
