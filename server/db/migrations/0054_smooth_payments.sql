-- Bills of a home that its owner pays back in parts, taken from payouts.

create table installment_plans (
  id uuid primary key,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  -- installmentPlanLifecycle of contract/money/smoothPayments/constants.ts
  status text not null default 'signing' check (status in ('signing', 'active', 'paid', 'canceled')),
  months int not null check (months in (3, 6, 12)),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  -- The annual percentage rate that was disclosed, in basis points.
  apr_bps int not null check (apr_bps >= 0),
  envelope_id uuid references envelopes (id),
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create index installment_plans_home on installment_plans (home_id, created_at desc);
create index installment_plans_owner on installment_plans (owner_id);
create index installment_plans_envelope on installment_plans (envelope_id) where envelope_id is not null;
create unique index installment_plans_one_signing on installment_plans (home_id) where status = 'signing';

create table installment_bills (
  plan_id uuid not null references installment_plans (id),
  invoice_id uuid not null,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  description text not null check (length(description) <= 300),
  amount bigint not null check (amount > 0),
  primary key (plan_id, invoice_id)
);
create index installment_bills_invoice on installment_bills (invoice_id);
create index installment_bills_home on installment_bills (home_id);
create index installment_bills_owner on installment_bills (owner_id);

create table installments (
  id uuid primary key,
  plan_id uuid not null references installment_plans (id),
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  seq int not null check (seq between 1 and 12),
  due_on date not null,
  principal bigint not null check (principal > 0),
  fee bigint not null check (fee >= 0),
  -- When a payout was first too small for it.
  missed_at timestamptz,
  paid_at timestamptz,
  -- The payout it was taken from.
  payout_id uuid references payouts (id),
  unique (plan_id, seq),
  check ((paid_at is null) = (payout_id is null))
);
create index installments_home on installments (home_id, due_on);
create index installments_owner on installments (owner_id);
create index installments_payout on installments (payout_id) where payout_id is not null;

alter table installment_plans enable row level security;
alter table installment_plans force row level security;
alter table installment_bills enable row level security;
alter table installment_bills force row level security;
alter table installments enable row level security;
alter table installments force row level security;
create policy installment_plans_staff on installment_plans using ((select app.is_staff()));
create policy installment_plans_read on installment_plans for select using (home_id in (select app.money_home_ids()));
create policy installment_bills_staff on installment_bills using ((select app.is_staff()));
create policy installment_bills_read on installment_bills for select using (home_id in (select app.money_home_ids()));
create policy installments_staff on installments using ((select app.is_staff()));
create policy installments_read on installments for select using (home_id in (select app.money_home_ids()));
select app.grant_to_app('select, insert, update', 'installment_plans', 'installments');
select app.grant_to_app('select, insert', 'installment_bills');
