-- phase: expand
-- noun: money/ownerContributions

create table contribution_requests (
  id uuid primary key,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) >= 3 and length(reason) <= 600),
  due_on date not null,
  held_until date,
  requested_by uuid not null references users (id),
  requested_at timestamptz not null,
  withdrawn_by uuid references users (id),
  withdrawn_at timestamptz,
  constraint contribution_requests_withdrawn check (num_nonnulls(withdrawn_by, withdrawn_at) in (0, 2)),
  constraint contribution_requests_held check (held_until >= due_on)
);
comment on table contribution_requests is 'Money that our team asks an owner to pay in for a home. Whether one is paid follows from its contributions.';
comment on column contribution_requests.amount is 'Cents.';
comment on column contribution_requests.reason is 'What it is for; the owner reads it.';
comment on column contribution_requests.due_on is 'Local day of the home.';
comment on column contribution_requests.held_until is 'Payouts keep the money, like the reserve, until this day; null where it only covers what is owed.';
create index contribution_requests_home on contribution_requests (home_id, requested_at);
create index contribution_requests_owner on contribution_requests (owner_id);
create index contribution_requests_requested_by on contribution_requests (requested_by);
create index contribution_requests_withdrawn_by on contribution_requests (withdrawn_by) where withdrawn_by is not null;
alter table contribution_requests enable row level security;
alter table contribution_requests force row level security;
create policy contribution_requests_staff on contribution_requests using ((select app.has_duty(variadic '{money}'::text[])));
create policy contribution_requests_own on contribution_requests for select using (owner_id = (select app.person()));
select app.grant_to_app('select, insert, update', 'contribution_requests');

create table owner_contributions (
  id uuid primary key,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  kind text not null check (kind in ('balance', 'reserve', 'request')),
  request_id uuid references contribution_requests (id),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  constraint owner_contributions_request check ((kind = 'request') = (request_id is not null))
);
comment on table owner_contributions is 'Payments of owners into the account of a home, each with a payment of the purpose owner_contribution.';
comment on column owner_contributions.kind is 'CONTRIBUTION_KINDS of contract/money/ownerContributions/constants.ts.';
comment on column owner_contributions.amount is 'Cents.';
create index owner_contributions_home on owner_contributions (home_id, created_at);
create index owner_contributions_owner on owner_contributions (owner_id);
create index owner_contributions_request on owner_contributions (request_id) where request_id is not null;
alter table owner_contributions enable row level security;
alter table owner_contributions force row level security;
create policy owner_contributions_staff on owner_contributions using ((select app.has_duty(variadic '{money}'::text[])));
create policy owner_contributions_own on owner_contributions for select using (owner_id = (select app.person()));
select app.grant_to_app('select, insert', 'owner_contributions');
