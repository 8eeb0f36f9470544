-- Tables

create table payments (
  id uuid primary key,
  payer_id uuid not null,
  purpose text not null,
  purpose_id uuid not null,
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0,
  currency character(3) not null default 'USD'::bpchar,
  status text not null default 'started',
  method text not null check (method in ('card', 'bank', 'check', 'money_order')),
  method_ref text not null,
  processor_ref text unique,
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  lease_id uuid,
  home_id uuid,
  owner_id uuid,
  label text not null default '' check (length(label) <= 120),
  initiated_by text not null default 'person' check (initiated_by in ('person', 'autopay', 'staff')),
  retry_of uuid,
  returned_at timestamptz,
  reinstated_at timestamptz,
  recorded_by uuid,
  note text check (length(note) <= 600),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  tries smallint not null default 0,
  next_try_at timestamptz,
  receipt_id uuid,
  constraint payments_check check (refunded >= 0 and refunded <= amount),
  constraint payments_lease_check check ((lease_id is null) = (home_id is null)),
  constraint payments_recorded_check check ((method in ('card', 'bank')) or initiated_by = 'staff')
);
comment on table payments is 'Payments, of a lease or of a fee.';
comment on column payments.purpose is 'Purpose, of contract/money/charges, with the subject id.';
comment on column payments.method_ref is 'Processor references of the payment method and of the payment.';
comment on column payments.lease_id is 'Lease that it pays for; null for other purposes.';
comment on column payments.label is 'Display name, such as "Visa ending in 4242".';
comment on column payments.retry_of is 'Returned payment that it retries.';
comment on column payments.reinstated_at is 'Time at which a won dispute returned the money.';
comment on column payments.note is 'Note of staff.';
comment on column payments.fee_cents is 'Card fee in cents, beside the amount that pays charges.';
comment on column payments.tries is 'Number of status checks of a payment without an answer; next_try_at has the next one.';
comment on column payments.receipt_id is 'Receipt among the documents of the payer.';
create unique index payments_one_open on payments (purpose, purpose_id) where (status <> 'failed');
create index payments_payer on payments (payer_id, created_at desc);
create index payments_unpaid on payments (updated_at, id) where (status in ('failed', 'returned'));
create index payments_lease on payments (lease_id, created_at) where (lease_id is not null);
create index payments_home on payments (home_id) where (home_id is not null);
create index payments_owner on payments (owner_id) where (owner_id is not null);
create index payments_retry_of on payments (retry_of) where (retry_of is not null);
create unique index payments_recorded_once on payments (lease_id, method, method_ref) where (initiated_by = 'staff');
create index payments_recorded_by on payments (recorded_by) where (recorded_by is not null);
create index payments_method_ref on payments (method_ref, returned_at) where (returned_at is not null);
create index payments_unsettled on payments (next_try_at) where (status = 'started');
create index payments_purpose on payments (purpose_id, purpose);
create index payments_receipt on payments (receipt_id) where (receipt_id is not null);

create table payment_allocations (
  id uuid primary key,
  payment_id uuid,
  credit_id uuid,
  charge_id uuid not null,
  lease_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  applied_at timestamptz,
  reversed_at timestamptz,
  constraint payment_allocations_check check (num_nonnulls(payment_id, credit_id) = 1),
  constraint payment_allocations_check1 check (credit_id is null or applied_at is not null)
);
comment on table payment_allocations is 'Parts of a payment or credit that pay a charge: planned while the payment is pending, applied when it succeeds, reversed when it fails.';
create index payment_allocations_payment on payment_allocations (payment_id) where (payment_id is not null);
create index payment_allocations_credit on payment_allocations (credit_id) where (credit_id is not null);
create index payment_allocations_charge on payment_allocations (charge_id);
create index payment_allocations_lease on payment_allocations (lease_id);
create index payment_allocations_home on payment_allocations (home_id);
create index payment_allocations_owner on payment_allocations (owner_id) where (owner_id is not null);

create table refunds (
  id uuid primary key,
  payment_id uuid not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  status text not null default 'started',
  processor_ref text unique,
  created_at timestamptz not null,
  failure text,
  failed_at timestamptz,
  refusal text,
  paid_by_check text check (length(paid_by_check) >= 1 and length(paid_by_check) <= 40),
  paid_at timestamptz
);
comment on table refunds is 'Refunds of payments.';
comment on column refunds.failure is 'Failure code of a refund that the bank returned; failed_at has when.';
comment on column refunds.refusal is 'Error code of the processor.';
comment on column refunds.paid_by_check is 'Check number of a returned refund that was paid by check.';
create index refunds_payment on refunds (payment_id);
create index refunds_failed on refunds (failed_at, id) where (failure is not null);

create table disputes (
  id text primary key,
  payment_id uuid not null,
  status text not null,
  reason text,
  amount bigint,
  evidence_due_at timestamptz,
  sent_at timestamptz not null,
  created_at timestamptz not null
);
comment on table disputes is 'Payments that a payer disputes with the bank, as the processor last described them.';
comment on column disputes.id is 'Processor id.';
comment on column disputes.status is 'Status of the processor, such as needs_response, under_review, won, lost; inquiries start with warning_.';
comment on column disputes.sent_at is 'Time of the newest event applied; older events change nothing.';
create index disputes_payment on disputes (payment_id);
create index disputes_open on disputes (evidence_due_at) where (status in ('needs_response', 'warning_needs_response'));

create table processor_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz,
  unmatched_at timestamptz
);
comment on table processor_events is 'Webhook events of the payment processor: stored before the response, applied afterward.';
comment on column processor_events.unmatched_at is 'Set for an event about unknown money, for review by staff.';
create index processor_events_waiting on processor_events (received_at) where (applied_at is null);
create index processor_events_unmatched on processor_events (unmatched_at) where (unmatched_at is not null);

-- Functions

create function app.publish_payment_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  row_data jsonb := to_jsonb(new);
  lease uuid := (row_data->>'lease_id')::uuid;
  caller text := app.begin_system();
  home uuid;
  people uuid[];
begin
  select home_id into home from leases where id = lease;
  select array_agg(distinct person) into people from (
    select app.lease_residents(lease) as person
    union all select app.home_people(home)
    union all select (row_data->>'payer_id')::uuid
  ) concerned where person is not null;
  perform app.publish_change('payments', coalesce(people, '{}'));
  perform app.end_system(caller);
  return null;
end $$;

-- Foreign keys

alter table payments
  add foreign key (payer_id) references users(id),
  add foreign key (lease_id) references leases(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (retry_of) references payments(id),
  add foreign key (recorded_by) references users(id) on delete set null,
  add foreign key (receipt_id) references documents(id) on delete set null;

alter table payment_allocations
  add foreign key (payment_id) references payments(id),
  add foreign key (credit_id) references credits(id),
  add foreign key (charge_id) references charges(id),
  add foreign key (lease_id) references leases(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id) on delete set null;

alter table refunds
  add foreign key (payment_id) references payments(id);

alter table disputes
  add foreign key (payment_id) references payments(id);

-- Triggers

create trigger payments_publish_insert after insert on payments for each row execute function app.publish_payment_change();

create trigger payments_publish_change after update on payments for each row
  when (old.status is distinct from new.status
  or old.refunded is distinct from new.refunded) execute function app.publish_payment_change();

-- Row-level security

alter table payments enable row level security, force row level security;
create policy payments_own on payments using (payer_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update', 'payments');

alter table payment_allocations enable row level security, force row level security;
create policy payment_allocations_staff on payment_allocations using ((select app.is_staff()));
create policy payment_allocations_read on payment_allocations for select
  using (lease_id in (select app.account_lease_ids()));
select app.grant_to_app('select, insert, update', 'payment_allocations');

alter table refunds enable row level security, force row level security;
create policy refunds_own on refunds using ((select app.is_staff())
  or (payment_id in (select payments.id from payments where payments.payer_id = (select app.person()))));
select app.grant_to_app('select, insert, update', 'refunds');

alter table disputes enable row level security, force row level security;
create policy disputes_staff on disputes using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'disputes');

alter table processor_events enable row level security, force row level security;
create policy processor_events_staff on processor_events using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'processor_events');
