-- Tables

create table renewals (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid,
  lease_id uuid not null,
  status text not null check (status in ('draft', 'approved', 'sent', 'viewed', 'countered', 'accepted', 'signed',
    'active', 'declined', 'move_out', 'expired', 'withdrawn')),
  options jsonb not null,
  current_rent_cents int not null check (current_rent_cents >= 0),
  start_on date not null,
  respond_by timestamptz not null,
  terms jsonb not null,
  note text not null default '' check (length(note) <= 1000),
  counter jsonb,
  chosen jsonb,
  guard_until date,
  reviewed_by uuid,
  review_reason text check (length(review_reason) <= 1000),
  envelope_id uuid unique,
  end_reason text check (length(end_reason) <= 1000),
  created_by uuid,
  created_at timestamptz not null,
  sent_at timestamptz,
  updated_at timestamptz not null
);
comment on table renewals is 'Renewal offers of a lease.';
comment on column renewals.status is 'renewalLifecycle of contract/tenancy/renewals/constants.ts.';
comment on column renewals.options is '[{id, months, rentCents}]; months is null for month to month.';
comment on column renewals.respond_by is 'Midnight at the home after the last day to accept.';
comment on column renewals.terms is 'Terms of the offer: {address, residents, leaseEndOn, timeZone}.';
comment on column renewals.chosen is 'Accepted option.';
comment on column renewals.guard_until is 'Day until which a raise may be retaliation because of a repair request; reviewed_by has the staff member who let the offer go out.';
create unique index renewals_one_open_per_lease on renewals (lease_id) where (status in ('draft', 'approved', 'sent',
  'viewed', 'countered', 'accepted'));
create index renewals_home on renewals (home_id, created_at desc);
create index renewals_owner on renewals (owner_id);
create index renewals_lease on renewals (lease_id);
create index renewals_reviewed_by on renewals (reviewed_by) where (reviewed_by is not null);
create index renewals_created_by on renewals (created_by) where (created_by is not null);
create index renewals_due on renewals (respond_by) where (status in ('sent', 'viewed', 'countered'));

-- Foreign keys

alter table renewals
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (lease_id) references leases(id) on delete cascade,
  add foreign key (reviewed_by) references users(id) on delete set null,
  add foreign key (envelope_id) references envelopes(id),
  add foreign key (created_by) references users(id) on delete set null;

-- Row-level security

alter table renewals enable row level security, force row level security;
create policy renewals_staff on renewals using ((select app.is_staff()));
create policy renewals_owner on renewals for select using (owner_id = (select app.person())
  or (home_id in (select app.managed_home_ids())));
create policy renewals_resident on renewals for select using ((status not in ('draft', 'approved'))
  and (lease_id in (select app.resident_lease_ids())));
select app.grant_to_app('select, insert, update, delete', 'renewals');
