-- phase: expand
-- Overdue rent that residents pay back in parts, and the due day that somebody moved by right.
create table payment_plans (
  id uuid primary key,
  lease_id uuid not null references leases (id),
  home_id uuid not null references homes (id),
  owner_id uuid references users (id),
  -- paymentPlanLifecycle of contract/money/paymentPlans/constants.ts
  status text not null check (status in ('requested', 'active', 'completed', 'broken', 'declined', 'withdrawn')),
  amount bigint not null check (amount > 0),
  parts int not null check (parts between 2 and 6),
  first_on date not null,
  -- What residents wrote about why; for our team alone.
  hardship text check (length(hardship) <= 1000),
  asked_by uuid not null references users (id),
  created_at timestamptz not null,
  -- Null where the rule said yes.
  decided_by uuid references users (id),
  note text check (length(note) <= 600),
  started_at timestamptz,
  ended_at timestamptz,
  check (status not in ('active', 'completed', 'broken') or started_at is not null)
);
create unique index payment_plans_one_open on payment_plans (lease_id) where status in ('requested', 'active');
create index payment_plans_lease on payment_plans (lease_id, created_at desc);
create index payment_plans_home on payment_plans (home_id);
create index payment_plans_owner on payment_plans (owner_id) where owner_id is not null;
create index payment_plans_asked_by on payment_plans (asked_by);
create index payment_plans_decided_by on payment_plans (decided_by) where decided_by is not null;
create index payment_plans_active on payment_plans (id) where status = 'active';

create table payment_plan_charges (
  plan_id uuid not null references payment_plans (id),
  charge_id uuid not null references charges (id),
  lease_id uuid not null references leases (id),
  home_id uuid not null references homes (id),
  owner_id uuid references users (id),
  primary key (plan_id, charge_id)
);
create index payment_plan_charges_charge on payment_plan_charges (charge_id);
create index payment_plan_charges_lease on payment_plan_charges (lease_id);
create index payment_plan_charges_home on payment_plan_charges (home_id);
create index payment_plan_charges_owner on payment_plan_charges (owner_id) where owner_id is not null;

create table lease_due_days (
  lease_id uuid primary key references leases (id),
  home_id uuid not null references homes (id),
  owner_id uuid references users (id),
  due_day int not null check (due_day between 1 and 28),
  asked_by uuid not null references users (id),
  created_at timestamptz not null
);
create index lease_due_days_home on lease_due_days (home_id);
create index lease_due_days_owner on lease_due_days (owner_id) where owner_id is not null;
create index lease_due_days_asked_by on lease_due_days (asked_by);

do $$ declare named text; begin
  foreach named in array array['payment_plans', 'payment_plan_charges', 'lease_due_days'] loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy %I on %I using ((select app.is_staff()))', named || '_staff', named);
    execute format('create policy %I on %I for select using (lease_id in (select app.account_lease_ids()))', named || '_read', named);
  end loop;
end $$;
select app.grant_to_app('select, insert, update', 'payment_plans', 'payment_plan_charges', 'lease_due_days');
