-- phase: expand
-- noun: money/leasePayers

create table lease_payers (
  id uuid primary key,
  lease_id uuid not null references leases (id),
  home_id uuid not null references homes (id),
  kind text not null check (kind in ('housing_authority', 'employer', 'guarantor', 'parent', 'other')),
  name text not null check (length(name) >= 2 and length(name) <= 120),
  email citext,
  reference text check (length(reference) >= 1 and length(reference) <= 60),
  bank_name text check (length(bank_name) >= 3 and length(bank_name) <= 60),
  created_by uuid not null references users (id),
  created_at timestamptz not null
);
comment on table lease_payers is 'People and organizations that pay a part of the rent of a lease and do not live there, such as a housing authority.';
comment on column lease_payers.kind is 'PAYER_KINDS of contract/money/leasePayers/constants.ts.';
comment on column lease_payers.reference is 'Number of the voucher or case.';
comment on column lease_payers.bank_name is 'Words by which lines of bank statements name the payer.';
create index lease_payers_lease on lease_payers (lease_id, created_at);
create index lease_payers_home on lease_payers (home_id);
create index lease_payers_created_by on lease_payers (created_by);
alter table lease_payers enable row level security;
alter table lease_payers force row level security;
create policy lease_payers_staff on lease_payers using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert', 'lease_payers');

create table lease_payer_shares (
  payer_id uuid not null references lease_payers (id),
  home_id uuid not null references homes (id),
  from_on date not null,
  amount bigint not null check (amount >= 0),
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  primary key (payer_id, from_on)
);
comment on table lease_payer_shares is 'What a payer pays of a whole month of rent, from the rent of a day on.';
comment on column lease_payer_shares.amount is 'Cents; zero ends the share.';
create index lease_payer_shares_home on lease_payer_shares (home_id);
create index lease_payer_shares_created_by on lease_payer_shares (created_by);
alter table lease_payer_shares enable row level security;
alter table lease_payer_shares force row level security;
create policy lease_payer_shares_staff on lease_payer_shares using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'lease_payer_shares');

create table payer_charges (
  id uuid primary key,
  payer_id uuid not null references lease_payers (id),
  lease_id uuid not null references leases (id),
  home_id uuid not null references homes (id),
  owner_id uuid references users (id),
  source text not null,
  description text not null check (length(description) >= 1 and length(description) <= 160),
  period_start date,
  period_end date,
  due_on date not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid >= 0),
  credited bigint not null default 0 check (credited >= 0),
  created_at timestamptz not null,
  unique (payer_id, source),
  constraint payer_charges_whole check (paid + credited <= amount)
);
comment on table payer_charges is 'Parts of the rent that a payer owes who does not live there. Residents never owe them.';
comment on column payer_charges.source is 'Source of the rent of that month in charges.';
comment on column payer_charges.amount is 'Part of the rent of this payer, in cents.';
comment on column payer_charges.paid is 'Paid by the payer, in cents.';
comment on column payer_charges.credited is 'Given up, in cents.';
create index payer_charges_lease on payer_charges (lease_id, due_on);
create index payer_charges_home on payer_charges (home_id);
create index payer_charges_owner on payer_charges (owner_id) where owner_id is not null;
create index payer_charges_open on payer_charges (due_on) where paid + credited < amount;
alter table payer_charges enable row level security;
alter table payer_charges force row level security;
create policy payer_charges_staff on payer_charges using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'payer_charges');

create table payer_payments (
  id uuid primary key,
  payer_id uuid not null references lease_payers (id),
  lease_id uuid not null references leases (id),
  home_id uuid not null references homes (id),
  amount bigint not null check (amount > 0),
  method text not null check (method in ('ach_credit', 'wire', 'check')),
  reference text not null check (length(reference) >= 1 and length(reference) <= 60),
  received_on date not null,
  bank_line_id uuid unique,
  recorded_by uuid not null references users (id),
  approved_by uuid not null references users (id),
  recorded_at timestamptz not null,
  returned_at timestamptz,
  return_reason text check (length(return_reason) >= 3 and length(return_reason) <= 600),
  constraint payer_payments_returned check (num_nonnulls(returned_at, return_reason) in (0, 2)),
  constraint payer_payments_two_people check (approved_by <> recorded_by)
);
comment on table payer_payments is 'Credits and checks of payers who do not live there, recorded by our team.';
comment on column payer_payments.amount is 'What the payer sent, in cents.';
comment on column payer_payments.bank_line_id is 'Line of a bank statement that shows it.';
create unique index payer_payments_reference on payer_payments (payer_id, method, reference) where returned_at is null;
create index payer_payments_payer on payer_payments (payer_id);
create index payer_payments_lease on payer_payments (lease_id, received_on);
create index payer_payments_home on payer_payments (home_id);
create index payer_payments_recorded_by on payer_payments (recorded_by);
create index payer_payments_approved_by on payer_payments (approved_by);
alter table payer_payments enable row level security;
alter table payer_payments force row level security;
create policy payer_payments_staff on payer_payments using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'payer_payments');

create table payer_allocations (
  payment_id uuid not null references payer_payments (id),
  charge_id uuid not null references payer_charges (id),
  amount bigint not null check (amount > 0),
  primary key (payment_id, charge_id)
);
comment on table payer_allocations is 'What a payment of a payer paid of each charge.';
comment on column payer_allocations.amount is 'Part of the payment for this charge, in cents.';
create index payer_allocations_charge on payer_allocations (charge_id);
alter table payer_allocations enable row level security;
alter table payer_allocations force row level security;
create policy payer_allocations_staff on payer_allocations using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert', 'payer_allocations');

alter table money_requests
  drop constraint money_requests_kind_check,
  add constraint money_requests_kind_check check (kind in ('refund', 'owed_refund', 'credit_refund', 'manual_entry', 'waiver',
    'credit', 'charge', 'recorded_payment', 'returned_payment', 'dispute_adjustment', 'guarantee', 'deposit_return',
    'deposit_correction', 'explanation', 'statement_removal', 'opening_balances', 'month_close', 'month_reopening',
    'payer_payment', 'payer_return'));
