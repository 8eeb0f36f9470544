-- phase: expand
-- How a homeowner insures a home: the policies they have, and the coverage they chose for an estimate.

create table insurance_policies (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid not null references users (id),
  carrier text not null check (length(carrier) <= 120),
  policy_number text not null check (length(policy_number) <= 60),
  -- POLICY_FORMS of contract/tenancy/insurance/constants.ts
  form text not null check (form in ('dp1', 'dp2', 'dp3', 'homeowner', 'earthquake', 'flood', 'other')),
  dwelling_cents bigint not null check (dwelling_cents >= 0),
  liability_cents bigint not null check (liability_cents >= 0),
  covers_lost_rent boolean not null,
  -- Whether we are named as additional insured.
  names_manager boolean not null,
  premium_cents int check (premium_cents >= 0),
  expires_on date not null,
  created_at timestamptz not null
);
create index insurance_policies_home on insurance_policies (home_id, expires_on desc);
create index insurance_policies_owner on insurance_policies (owner_id);
create index insurance_policies_ending on insurance_policies (expires_on);

create table insurance_selections (
  home_id uuid primary key references homes (id) on delete cascade,
  owner_id uuid not null references users (id),
  -- Coverage of contract/tenancy/insurance/schemas.ts
  coverage jsonb not null,
  updated_at timestamptz not null
);
create index insurance_selections_owner on insurance_selections (owner_id);

alter table insurance_policies enable row level security;
alter table insurance_policies force row level security;
alter table insurance_selections enable row level security;
alter table insurance_selections force row level security;
-- The system writes, once a change was checked.
create policy insurance_policies_own on insurance_policies for select
  using (owner_id = (select app.person()) or home_id in (select app.managed_home_ids()));
create policy insurance_policies_staff on insurance_policies using ((select app.is_staff()));
create policy insurance_selections_own on insurance_selections for select using (owner_id = (select app.person()));
create policy insurance_selections_staff on insurance_selections using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'insurance_policies', 'insurance_selections');
