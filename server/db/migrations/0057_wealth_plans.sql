-- phase: expand
-- What a homeowner assumes about the value, the loan, and the costs of a home, and what else they compare it with.

create table wealth_plans (
  home_id uuid primary key references homes (id) on delete cascade,
  owner_id uuid not null references users (id),
  -- WealthInputs of contract/money/wealth/schemas.ts
  inputs jsonb not null,
  -- [{name, inputs}]
  scenarios jsonb not null,
  updated_at timestamptz not null
);
create index wealth_plans_owner on wealth_plans (owner_id);

alter table wealth_plans enable row level security;
alter table wealth_plans force row level security;
-- The system writes, once a change was checked.
create policy wealth_plans_own on wealth_plans for select using (owner_id = (select app.person()));
create policy wealth_plans_staff on wealth_plans using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'wealth_plans');
