-- Tables

create table insurance_policies (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid not null,
  carrier text not null check (length(carrier) <= 120),
  policy_number text not null check (length(policy_number) <= 60),
  form text not null check (form in ('dp1', 'dp2', 'dp3', 'homeowner', 'earthquake', 'flood', 'other')),
  dwelling_cents bigint not null check (dwelling_cents >= 0),
  liability_cents bigint not null check (liability_cents >= 0),
  covers_lost_rent boolean not null,
  names_manager boolean not null,
  premium_cents int check (premium_cents >= 0),
  expires_on date not null,
  created_at timestamptz not null
);
comment on table insurance_policies is 'Landlord insurance policies of a home, read from uploaded proof.';
comment on column insurance_policies.form is 'POLICY_FORMS of contract/tenancy/insurance/constants.ts.';
comment on column insurance_policies.names_manager is 'Whether we are an additional insured.';
create index insurance_policies_home on insurance_policies (home_id, expires_on desc);
create index insurance_policies_owner on insurance_policies (owner_id);
create index insurance_policies_ending on insurance_policies (expires_on);

create table insurance_selections (
  home_id uuid primary key,
  owner_id uuid not null,
  coverage jsonb not null,
  updated_at timestamptz not null
);
comment on table insurance_selections is 'Coverage that a homeowner selected for a home.';
comment on column insurance_selections.coverage is 'Coverage of contract/tenancy/insurance/schemas.ts.';
create index insurance_selections_owner on insurance_selections (owner_id);

-- Foreign keys

alter table insurance_policies
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id);

alter table insurance_selections
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id);

-- Row-level security

alter table insurance_policies enable row level security, force row level security;
create policy insurance_policies_own on insurance_policies for select using (owner_id = (select app.person())
  or (home_id in (select app.managed_home_ids())));
create policy insurance_policies_staff on insurance_policies using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'insurance_policies');

alter table insurance_selections enable row level security, force row level security;
create policy insurance_selections_own on insurance_selections for select using (owner_id = (select app.person()));
create policy insurance_selections_staff on insurance_selections using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'insurance_selections');
