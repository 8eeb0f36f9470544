-- phase: expand
-- noun: money/unclaimedProperty

create table unclaimed_reports (
  id uuid primary key,
  state text not null check (state ~ '^[A-Z]{2}$'),
  status text not null check (status in ('prepared', 'filed', 'remitting', 'remitted')),
  due_on date not null,
  remit_from date,
  remit_by date not null,
  prepared_by uuid not null references users (id),
  prepared_at timestamptz not null,
  reference text check (length(reference) >= 1 and length(reference) <= 60),
  filed_on date,
  filed_by uuid references users (id),
  constraint unclaimed_reports_filed check ((status = 'prepared') = (reference is null)),
  constraint unclaimed_reports_filing check (num_nonnulls(reference, filed_on, filed_by) in (0, 3))
);
comment on table unclaimed_reports is 'Reports of unclaimed property to a state, each with its items.';
comment on column unclaimed_reports.status is 'unclaimedReportLifecycle of contract/money/unclaimedProperty/constants.ts.';
comment on column unclaimed_reports.due_on is 'Last local day of the report.';
comment on column unclaimed_reports.remit_from is 'First day on which the state takes the money; null where it comes with the report.';
comment on column unclaimed_reports.reference is 'Number by which the state knows the report.';
create index unclaimed_reports_open on unclaimed_reports (due_on) where status <> 'remitted';
create index unclaimed_reports_prepared_by on unclaimed_reports (prepared_by);
create index unclaimed_reports_filed_by on unclaimed_reports (filed_by) where filed_by is not null;
alter table unclaimed_reports enable row level security;
alter table unclaimed_reports force row level security;
create policy unclaimed_reports_staff on unclaimed_reports using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'unclaimed_reports');

create table unclaimed_items (
  id uuid primary key,
  kind text not null check (kind in ('deposit_check', 'refund_check', 'order_check', 'credit', 'deposit', 'owner_balance')),
  source_id uuid not null,
  home_id uuid references homes (id),
  lease_id uuid references leases (id),
  owner_id uuid references users (id),
  owner_name text not null check (length(owner_name) <= 300),
  address text check (length(address) <= 300),
  state text check (state ~ '^[A-Z]{2}$'),
  check_number text check (length(check_number) <= 60),
  amount bigint not null check (amount > 0),
  place text not null check (place in ('trust', 'deposits')),
  since date not null,
  dormant_on date,
  letter_from date,
  letter_until date,
  report_by date,
  remit_from date,
  remit_by date,
  status text not null check (status in ('found', 'waiting', 'letter_sent', 'answered', 'reported', 'remitting', 'remitted',
    'claimed', 'resolved', 'refunded')),
  reason text check (reason in ('no_person', 'unknown_address', 'unread_state')),
  is_placed boolean not null default false,
  letter_asked_at timestamptz,
  letter_on date,
  answered_at timestamptz,
  answered_by uuid references users (id),
  held_at timestamptz,
  order_id uuid references bank_orders (id),
  report_id uuid references unclaimed_reports (id),
  refunded_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint unclaimed_items_waiting check ((status = 'waiting') = (reason is not null)),
  constraint unclaimed_items_held check (status not in ('answered', 'reported', 'remitting', 'remitted', 'claimed', 'refunded')
    or held_at is not null),
  constraint unclaimed_items_reported check (status not in ('reported', 'remitting', 'remitted', 'claimed', 'refunded')
    or report_id is not null),
  constraint unclaimed_items_dated check (num_nonnulls(dormant_on, letter_from, letter_until, report_by, remit_by) in (0, 5)),
  unique (kind, source_id)
);
comment on table unclaimed_items is 'Money that its owner does not collect, one row for each source, until the owner or a state has it.';
comment on column unclaimed_items.kind is 'UNCLAIMED_KINDS of contract/money/unclaimedProperty/constants.ts.';
comment on column unclaimed_items.source_id is 'Deposit return, request, or bank order of a check; credit; move-out; or home of an owner.';
comment on column unclaimed_items.owner_id is 'Person who can ask for it; null where we know none.';
comment on column unclaimed_items.address is 'Last address of the owner; null where we know none.';
comment on column unclaimed_items.state is 'State with the law that applies: that of the last address, else ours.';
comment on column unclaimed_items.amount is 'Cents.';
comment on column unclaimed_items.place is 'Bank account that its money is in.';
comment on column unclaimed_items.since is 'Local day from which it was owed.';
comment on column unclaimed_items.dormant_on is 'Local day from which it is presumed abandoned, by contract/law/unclaimed.ts; so are the days after it.';
comment on column unclaimed_items.status is 'unclaimedLifecycle of contract/money/unclaimedProperty/constants.ts.';
comment on column unclaimed_items.reason is 'Why staff decide: UNCLAIMED_REASONS of the same file.';
comment on column unclaimed_items.is_placed is 'Staff entered owner and address, which stay.';
comment on column unclaimed_items.letter_asked_at is 'Time at which the letter went to the desk.';
comment on column unclaimed_items.letter_on is 'Local day on which the letter was sent.';
comment on column unclaimed_items.held_at is 'Time from which its money stands in an account of unclaimed property in the books.';
comment on column unclaimed_items.order_id is 'Order to the bank that pays the owner or the state.';
create index unclaimed_items_home on unclaimed_items (home_id) where home_id is not null;
create index unclaimed_items_lease on unclaimed_items (lease_id) where lease_id is not null;
create index unclaimed_items_owner on unclaimed_items (owner_id) where owner_id is not null;
create index unclaimed_items_answered_by on unclaimed_items (answered_by) where answered_by is not null;
create index unclaimed_items_order on unclaimed_items (order_id) where order_id is not null;
create index unclaimed_items_report on unclaimed_items (report_id) where report_id is not null;
create index unclaimed_items_source on unclaimed_items (source_id);
create index unclaimed_items_open on unclaimed_items (report_by) where status in ('found', 'waiting', 'letter_sent', 'answered');

-- What was held stands: a new owner or address does not change its amount or its place.
create trigger unclaimed_items_fixed before update on unclaimed_items for each row
  when (old.held_at is not null and (old.kind, old.source_id, old.amount, old.place, old.held_at)
    is distinct from (new.kind, new.source_id, new.amount, new.place, new.held_at)) execute function app.forbid_change();

alter table unclaimed_items enable row level security;
alter table unclaimed_items force row level security;
create policy unclaimed_items_staff on unclaimed_items using ((select app.has_duty(variadic '{money}'::text[])));
create policy unclaimed_items_own on unclaimed_items for select using (owner_id = (select app.person()));
select app.grant_to_app('select, insert, update', 'unclaimed_items');
-- The owner reads the number by which a state knows the report.
create policy unclaimed_reports_own on unclaimed_reports for select
  using (id in (select report_id from unclaimed_items where owner_id = (select app.person())));

alter table bank_orders drop constraint bank_orders_kind_check;
alter table bank_orders add constraint bank_orders_kind_check
  check (kind in ('deposits', 'own_funds', 'federal_tax', 'california_tax', 'expense', 'unclaimed'));
alter table bank_orders drop constraint bank_orders_taxes;
alter table bank_orders add constraint bank_orders_taxes
  check ((to_place is null) = (kind in ('federal_tax', 'california_tax', 'expense', 'unclaimed')));

alter table money_requests
  drop constraint money_requests_kind_check,
  add constraint money_requests_kind_check check (kind in ('refund', 'owed_refund', 'credit_refund', 'manual_entry', 'waiver',
    'credit', 'charge', 'recorded_payment', 'returned_payment', 'dispute_adjustment', 'guarantee', 'deposit_return',
    'deposit_correction', 'explanation', 'statement_removal', 'opening_balances', 'month_close', 'month_reopening',
    'payer_payment', 'payer_return', 'write_off', 'write_off_reversal', 'unclaimed_remittance', 'unclaimed_claim'));

-- Letters to owners are about a home, and some of them about no lease.
alter table letters alter column lease_id drop not null;
alter table letters drop constraint letters_kind_check;
alter table letters add constraint letters_kind_check check (kind in ('termination', 'increase', 'statement', 'entry',
  'payOrQuit', 'abandonedProperty', 'unclaimedProperty')) not valid;
alter table letters validate constraint letters_kind_check;
