-- Tables

create table payment_plans (
  id uuid primary key,
  lease_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  status text not null check (status in ('requested', 'active', 'completed', 'broken', 'declined', 'withdrawn')),
  amount bigint not null check (amount > 0),
  parts int not null check (parts >= 2 and parts <= 6),
  first_on date not null,
  hardship text check (length(hardship) <= 1000),
  asked_by uuid not null,
  created_at timestamptz not null,
  decided_by uuid,
  note text check (length(note) <= 600),
  started_at timestamptz,
  ended_at timestamptz,
  constraint payment_plans_check check ((status not in ('active', 'completed', 'broken')) or started_at is not null)
);
comment on table payment_plans is 'Plans by which residents pay overdue rent in parts.';
comment on column payment_plans.status is 'paymentPlanLifecycle of contract/money/paymentPlans/constants.ts.';
comment on column payment_plans.hardship is 'Reason that residents gave, for staff only.';
comment on column payment_plans.decided_by is 'Null where the rule approved it.';
create unique index payment_plans_one_open on payment_plans (lease_id) where (status in ('requested', 'active'));
create index payment_plans_lease on payment_plans (lease_id, created_at desc);
create index payment_plans_home on payment_plans (home_id);
create index payment_plans_owner on payment_plans (owner_id) where (owner_id is not null);
create index payment_plans_asked_by on payment_plans (asked_by);
create index payment_plans_decided_by on payment_plans (decided_by) where (decided_by is not null);
create index payment_plans_active on payment_plans (id) where (status = 'active');

create table payment_plan_charges (
  plan_id uuid not null,
  charge_id uuid not null,
  lease_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  primary key (plan_id, charge_id)
);
comment on table payment_plan_charges is 'Charges that a payment plan covers.';
create index payment_plan_charges_charge on payment_plan_charges (charge_id);
create index payment_plan_charges_lease on payment_plan_charges (lease_id);
create index payment_plan_charges_home on payment_plan_charges (home_id);
create index payment_plan_charges_owner on payment_plan_charges (owner_id) where (owner_id is not null);

create table lease_due_days (
  lease_id uuid primary key,
  home_id uuid not null,
  owner_id uuid,
  due_day int not null check (due_day >= 1 and due_day <= 28),
  asked_by uuid not null,
  created_at timestamptz not null
);
comment on table lease_due_days is 'Due days of rent that a resident moved by right.';
create index lease_due_days_home on lease_due_days (home_id);
create index lease_due_days_owner on lease_due_days (owner_id) where (owner_id is not null);
create index lease_due_days_asked_by on lease_due_days (asked_by);

-- Foreign keys

alter table payment_plans
  add foreign key (lease_id) references leases(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (asked_by) references users(id),
  add foreign key (decided_by) references users(id);

alter table payment_plan_charges
  add foreign key (plan_id) references payment_plans(id),
  add foreign key (charge_id) references charges(id),
  add foreign key (lease_id) references leases(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id);

alter table lease_due_days
  add foreign key (lease_id) references leases(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (asked_by) references users(id);

-- Row-level security

alter table payment_plans enable row level security, force row level security;
create policy payment_plans_staff on payment_plans using ((select app.is_staff()));
create policy payment_plans_read on payment_plans for select using (lease_id in (select app.account_lease_ids()));
select app.grant_to_app('select, insert, update', 'payment_plans');

alter table payment_plan_charges enable row level security, force row level security;
create policy payment_plan_charges_staff on payment_plan_charges using ((select app.is_staff()));
create policy payment_plan_charges_read on payment_plan_charges for select
  using (lease_id in (select app.account_lease_ids()));
select app.grant_to_app('select, insert, update', 'payment_plan_charges');

alter table lease_due_days enable row level security, force row level security;
create policy lease_due_days_staff on lease_due_days using ((select app.is_staff()));
create policy lease_due_days_read on lease_due_days for select using (lease_id in (select app.account_lease_ids()));
select app.grant_to_app('select, insert, update', 'lease_due_days');
