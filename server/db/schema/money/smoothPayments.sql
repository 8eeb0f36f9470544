-- Tables

create table installment_plans (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid not null,
  status text not null default 'signing' check (status in ('signing', 'active', 'paid', 'canceled')),
  months int not null check (months = any (array[3, 6, 12])),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  apr_bps int not null check (apr_bps >= 0),
  envelope_id uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
comment on table installment_plans is 'Plans by which a homeowner pays repair bills over months, with the disclosed terms.';
comment on column installment_plans.status is 'installmentPlanLifecycle of contract/money/smoothPayments/constants.ts.';
comment on column installment_plans.apr_bps is 'Disclosed annual percentage rate in basis points.';
create index installment_plans_home on installment_plans (home_id, created_at desc);
create index installment_plans_owner on installment_plans (owner_id);
create index installment_plans_envelope on installment_plans (envelope_id) where (envelope_id is not null);
create unique index installment_plans_one_signing on installment_plans (home_id) where (status = 'signing');

create table installment_bills (
  plan_id uuid not null,
  invoice_id uuid not null,
  home_id uuid not null,
  owner_id uuid not null,
  description text not null check (length(description) <= 300),
  amount bigint not null check (amount > 0),
  primary key (plan_id, invoice_id)
);
comment on table installment_bills is 'Repair bills that an installment plan covers.';
create index installment_bills_invoice on installment_bills (invoice_id);
create index installment_bills_home on installment_bills (home_id);
create index installment_bills_owner on installment_bills (owner_id);

create table installments (
  id uuid primary key,
  plan_id uuid not null,
  home_id uuid not null,
  owner_id uuid not null,
  seq int not null check (seq >= 1 and seq <= 12),
  due_on date not null,
  principal bigint not null check (principal > 0),
  fee bigint not null check (fee >= 0),
  missed_at timestamptz,
  paid_at timestamptz,
  payout_id uuid,
  unique (plan_id, seq),
  constraint installments_check check ((paid_at is null) = (payout_id is null))
);
comment on table installments is 'Monthly installments of a plan, taken from payouts.';
comment on column installments.missed_at is 'Time of the first payout that was too small for it.';
comment on column installments.payout_id is 'Payout that it was taken from.';
create index installments_home on installments (home_id, due_on);
create index installments_owner on installments (owner_id);
create index installments_payout on installments (payout_id) where (payout_id is not null);

-- Foreign keys

alter table installment_plans
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (envelope_id) references envelopes(id);

alter table installment_bills
  add foreign key (plan_id) references installment_plans(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id);

alter table installments
  add foreign key (plan_id) references installment_plans(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (payout_id) references payouts(id);

-- Row-level security

alter table installment_plans enable row level security, force row level security;
create policy installment_plans_staff on installment_plans using ((select app.is_staff()));
create policy installment_plans_read on installment_plans for select using (home_id in (select app.money_home_ids()));
select app.grant_to_app('select, insert, update', 'installment_plans');

alter table installment_bills enable row level security, force row level security;
create policy installment_bills_staff on installment_bills using ((select app.is_staff()));
create policy installment_bills_read on installment_bills for select using (home_id in (select app.money_home_ids()));
select app.grant_to_app('select, insert', 'installment_bills');

alter table installments enable row level security, force row level security;
create policy installments_staff on installments using ((select app.is_staff()));
create policy installments_read on installments for select using (home_id in (select app.money_home_ids()));
select app.grant_to_app('select, insert, update', 'installments');
