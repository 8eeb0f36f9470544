-- Tables

create table wealth_plans (
  home_id uuid primary key,
  owner_id uuid not null,
  inputs jsonb not null,
  scenarios jsonb not null,
  updated_at timestamptz not null
);
comment on table wealth_plans is 'Saved scenarios of the wealth page.';
comment on column wealth_plans.inputs is 'WealthInputs of contract/money/wealth/schemas.ts.';
comment on column wealth_plans.scenarios is '[{name, inputs}].';
create index wealth_plans_owner on wealth_plans (owner_id);

-- Foreign keys

alter table wealth_plans
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id);

-- Row-level security

alter table wealth_plans enable row level security, force row level security;
create policy wealth_plans_own on wealth_plans for select using (owner_id = (select app.person()));
create policy wealth_plans_staff on wealth_plans using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'wealth_plans');
