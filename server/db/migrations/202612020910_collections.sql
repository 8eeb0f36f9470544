-- phase: expand
-- noun: money/collections

create table collection_placements (
  id uuid primary key,
  home_id uuid not null references homes (id),
  lease_id uuid not null references leases (id),
  letter_id uuid not null references debt_letters (id),
  status text not null check (status in ('prepared', 'placed', 'recalled', 'paid', 'closed')),
  agency jsonb not null,
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) >= 3 and length(reason) <= 600),
  requested_by uuid references users (id) on delete set null,
  approved_by uuid references users (id) on delete set null,
  prepared_at timestamptz not null,
  sent_at timestamptz,
  reference text check (length(reference) <= 80),
  known bigint not null check (known >= 0),
  telling bigint check (telling >= 0),
  adjustments int not null default 0,
  recall_reason text check (length(recall_reason) >= 3 and length(recall_reason) <= 600),
  recalled_by uuid references users (id) on delete set null,
  recalled_at timestamptz,
  recall_sent_at timestamptz,
  outcome text check (length(outcome) <= 300),
  closed_at timestamptz,
  constraint collection_placements_two_people check (approved_by <> requested_by),
  constraint collection_placements_recalled check ((recalled_at is null) = (recall_reason is null)),
  constraint collection_placements_closed check ((status = 'closed') = (closed_at is not null))
);
comment on table collection_placements is 'What former residents owe and a collection agency asks for. Two people agree on each.';
comment on column collection_placements.status is 'placementLifecycle of contract/money/collections/constants.ts.';
comment on column collection_placements.agency is 'Name, address, phone, and site of the agency, as of the placement.';
comment on column collection_placements.amount is 'What was owed when it was placed, in cents.';
comment on column collection_placements.sent_at is 'Time at which the agency got it.';
comment on column collection_placements.reference is 'Number by which the agency knows it.';
comment on column collection_placements.known is 'What the agency believes is owed, in cents.';
comment on column collection_placements.telling is 'What known becomes once an adjustment under way arrives, in cents; null where none is.';
comment on column collection_placements.outcome is 'Why it ended.';
create unique index collection_placements_one_open on collection_placements (lease_id) where status <> 'closed';
create index collection_placements_open on collection_placements (id) where status <> 'closed';
create index collection_placements_lease on collection_placements (lease_id, prepared_at);
create index collection_placements_home on collection_placements (home_id);
create index collection_placements_letter on collection_placements (letter_id);
create index collection_placements_requested_by on collection_placements (requested_by) where requested_by is not null;
create index collection_placements_approved_by on collection_placements (approved_by) where approved_by is not null;
create index collection_placements_recalled_by on collection_placements (recalled_by) where recalled_by is not null;
alter table collection_placements enable row level security;
alter table collection_placements force row level security;
create policy collection_placements_staff on collection_placements using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'collection_placements');

create table agency_payments (
  id uuid primary key,
  home_id uuid not null references homes (id),
  lease_id uuid not null references leases (id),
  placement_id uuid not null references collection_placements (id),
  event_id text not null unique check (length(event_id) <= 80),
  paid_on date not null,
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee >= 0 and fee <= gross),
  payment_id uuid unique references payments (id),
  reported_at timestamptz not null,
  returned_on date
);
comment on table agency_payments is 'What a collection agency says that it collected, and the payment once its money is in our bank.';
comment on column agency_payments.event_id is 'Number by which the agency knows the payment.';
comment on column agency_payments.gross is 'What the residents paid, in cents.';
comment on column agency_payments.fee is 'What of it the agency keeps, in cents: it remits the rest.';
comment on column agency_payments.returned_on is 'Local day on which the bank of the residents took it back from the agency.';
create index agency_payments_placement on agency_payments (placement_id);
create index agency_payments_lease on agency_payments (lease_id);
create index agency_payments_home on agency_payments (home_id);
create index agency_payments_open on agency_payments (reported_at) where payment_id is null or returned_on is not null;
alter table agency_payments enable row level security;
alter table agency_payments force row level security;
create policy agency_payments_staff on agency_payments using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'agency_payments');

alter table payments drop constraint payments_method_check;
alter table payments add constraint payments_method_check
  check (method in ('card', 'bank', 'check', 'money_order', 'agency')) not valid;
alter table payments validate constraint payments_method_check;

alter table money_requests
  drop constraint money_requests_kind_check,
  add constraint money_requests_kind_check check (kind in ('refund', 'owed_refund', 'credit_refund', 'manual_entry', 'waiver',
    'credit', 'charge', 'recorded_payment', 'returned_payment', 'dispute_adjustment', 'guarantee', 'deposit_return',
    'deposit_correction', 'explanation', 'statement_removal', 'opening_balances', 'month_close', 'month_reopening',
    'payer_payment', 'payer_return', 'write_off', 'write_off_reversal', 'unclaimed_remittance', 'unclaimed_claim',
    'debt_placement', 'agency_payment'));
