-- Offers to renew a running lease: composed by the owner side, answered by the residents, signed as an amendment.

create table renewals (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  lease_id uuid not null references leases (id) on delete cascade,
  -- renewalLifecycle of contract/tenancy/renewals/constants.ts
  status text not null check (status in ('draft', 'approved', 'sent', 'viewed', 'countered', 'accepted', 'signed', 'active',
    'declined', 'move_out', 'expired', 'withdrawn')),
  -- [{id, months, rentCents}]; months is null for month to month.
  options jsonb not null,
  current_rent_cents int not null check (current_rent_cents >= 0),
  start_on date not null,
  -- The first moment at which it can no longer be accepted: midnight at the home after the last day.
  respond_by timestamptz not null,
  -- As the offer names it: {address, residents, leaseEndOn, timeZone}.
  terms jsonb not null,
  note text not null default '' check (length(note) <= 1000),
  counter jsonb,
  -- The option that was accepted.
  chosen jsonb,
  -- Where a repair request is recent: through which day a raise may be retaliation, and who of our team let it go out why.
  guard_until date,
  reviewed_by uuid references users (id) on delete set null,
  review_reason text check (length(review_reason) <= 1000),
  envelope_id uuid unique references envelopes (id),
  end_reason text check (length(end_reason) <= 1000),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz,
  updated_at timestamptz not null
);
create unique index renewals_one_open_per_lease on renewals (lease_id)
  where status in ('draft', 'approved', 'sent', 'viewed', 'countered', 'accepted');
create index renewals_home on renewals (home_id, created_at desc);
create index renewals_owner on renewals (owner_id);
create index renewals_lease on renewals (lease_id);
create index renewals_reviewed_by on renewals (reviewed_by) where reviewed_by is not null;
create index renewals_created_by on renewals (created_by) where created_by is not null;
create index renewals_due on renewals (respond_by) where status in ('sent', 'viewed', 'countered');

alter table renewals enable row level security;
alter table renewals force row level security;
-- Our team writes, and the system for whoever was authorized. The owner side reads all of them, residents what was sent.
create policy renewals_staff on renewals using ((select app.is_staff()));
create policy renewals_owner on renewals for select using (
  owner_id = (select app.person()) or home_id in (select app.managed_home_ids()));
create policy renewals_resident on renewals for select using (status not in ('draft', 'approved')
  and lease_id in (select id from leases where envelope_id in (select app.own_envelope_ids())));
select app.grant_to_app('select, insert, update, delete', 'renewals');
