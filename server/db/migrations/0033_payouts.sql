-- What homeowners are paid each month: runs of a day, a home's payout with its lines, and its parts on their way to banks.

-- Homes whose money the caller sees: their own, and those where they are a co-owner or the accountant.
create function app.money_home_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select id from homes where owner_id = app.person()
    union
    select home_id from home_members where person_id = app.person() and role in ('co_owner', 'accountant');
  perform app.end_system(caller);
end $$;
revoke all on function app.money_home_ids() from public;
do $$ begin
  if app.has_app_role() then grant execute on function app.money_home_ids() to belong_app; end if;
end $$;

create table payout_runs (
  id uuid primary key,
  -- The business day on which money leaves us.
  pay_on date not null,
  -- payoutRunLifecycle of contract/money/payouts/constants.ts
  status text not null default 'open' check (status in ('open', 'released', 'discarded')),
  -- Null: prepared by the calendar.
  created_by uuid references users (id),
  released_by uuid references users (id),
  created_at timestamptz not null,
  released_at timestamptz,
  -- When every home of it had its payout.
  finished_at timestamptz,
  check ((status = 'released') = (released_at is not null)),
  -- Whoever prepares does not release.
  check (released_by is null or created_by is null or released_by <> created_by)
);
create unique index payout_runs_one_per_day on payout_runs (pay_on) where status <> 'discarded';
create index payout_runs_created_by on payout_runs (created_by) where created_by is not null;
create index payout_runs_released_by on payout_runs (released_by) where released_by is not null;

create table payouts (
  id uuid primary key,
  run_id uuid not null references payout_runs (id),
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  -- The first day of the month it is of.
  period date not null check (extract(day from period) = 1),
  plan text not null check (plan in ('Monthly', 'Yearly', 'NoGuarantee')),
  -- payoutLifecycle of contract/money/payouts/constants.ts
  status text not null check (status in ('ready', 'held', 'carried', 'sent', 'paid', 'returned')),
  held_for text check (held_for in ('w9', 'w8', 'no_account', 'staff')),
  pay_on date not null,
  amount bigint not null default 0 check (amount >= 0),
  -- Stays for the next payout: below zero where the homeowner owes us.
  carried bigint not null default 0,
  reserve bigint not null default 0 check (reserve >= 0),
  guarantee_paid bigint not null default 0 check (guarantee_paid >= 0),
  guarantee_repaid bigint not null default 0 check (guarantee_repaid >= 0),
  withheld bigint not null default 0 check (withheld >= 0),
  -- The lease whose placement fee it charged.
  placement_lease_id uuid references leases (id),
  -- How far it counted: entries of the books, and what had been paid of rent and of other charges until then.
  ledger_version bigint not null default 0,
  rent_paid bigint not null default 0,
  charges_paid bigint not null default 0,
  -- The statement among the owner's documents.
  statement_id uuid references documents (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (home_id, period, plan),
  check ((status = 'held') = (held_for is not null)),
  check (status not in ('ready', 'sent', 'paid', 'returned') or amount > 0)
);
create index payouts_run on payouts (run_id);
create index payouts_owner on payouts (owner_id, period desc);
create index payouts_statement on payouts (statement_id) where statement_id is not null;
create index payouts_held on payouts (created_at) where status = 'held';
create unique index payouts_one_placement on payouts (placement_lease_id) where placement_lease_id is not null;

create table payout_lines (
  payout_id uuid not null references payouts (id) on delete cascade,
  seq smallint not null,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  -- PAYOUT_LINE_KINDS of contract/money/payouts/constants.ts
  kind text not null,
  amount bigint not null check (amount <> 0),
  description text not null default '' check (length(description) <= 200),
  document_id uuid references documents (id) on delete set null,
  primary key (payout_id, seq)
);
create index payout_lines_home on payout_lines (home_id);
create index payout_lines_owner on payout_lines (owner_id);
create index payout_lines_document on payout_lines (document_id) where document_id is not null;

create table payout_parts (
  id uuid primary key,
  payout_id uuid not null references payouts (id) on delete cascade,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  -- Who gets it.
  person_id uuid not null references users (id),
  account_id uuid not null references payout_accounts (id),
  basis_points int not null check (basis_points between 1 and 10000),
  amount bigint not null check (amount >= 0),
  -- payoutPartLifecycle of contract/money/payouts/constants.ts
  status text not null default 'ready' check (status in ('ready', 'sending', 'sent', 'paid', 'returned')),
  processor_ref text,
  trace_id text,
  arrives_on date,
  failure text,
  claimed_at timestamptz,
  sent_at timestamptz,
  paid_at timestamptz,
  returned_at timestamptz,
  unique (payout_id, person_id)
);
create index payout_parts_home on payout_parts (home_id);
create index payout_parts_owner on payout_parts (owner_id);
create index payout_parts_person on payout_parts (person_id);
create index payout_parts_account on payout_parts (account_id);
create index payout_parts_open on payout_parts (status, claimed_at) where status in ('ready', 'sending', 'sent');
create index payout_parts_recent on payout_parts (paid_at) where status = 'paid';

-- Rent paid before it came in, one at a time.
create table advances (
  id uuid primary key,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  lease_id uuid not null references leases (id),
  months int not null check (months between 1 and 12),
  monthly bigint not null check (monthly > 0),
  fee bigint not null check (fee >= 0),
  annual_rate_bps int,
  status text not null default 'offered' check (status in ('offered', 'accepted', 'lapsed')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create index advances_home on advances (home_id, created_at desc);
create index advances_owner on advances (owner_id);
create index advances_lease on advances (lease_id);
create unique index advances_one_offer on advances (home_id) where status = 'offered';

-- Another payout plan, asked for by the homeowner and in force once both have signed it.
create table payout_plan_changes (
  id uuid primary key,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  plan text not null check (plan in ('Monthly', 'Yearly', 'NoGuarantee')),
  -- The first day of the month from which it would hold.
  effective_from date not null,
  status text not null default 'requested' check (status in ('requested', 'withdrawn', 'signed')),
  created_at timestamptz not null
);
create index payout_plan_changes_home on payout_plan_changes (home_id);
create index payout_plan_changes_owner on payout_plan_changes (owner_id);
create unique index payout_plan_changes_one_open on payout_plan_changes (home_id) where status = 'requested';

alter table payout_runs enable row level security;
alter table payout_runs force row level security;
create policy payout_runs_staff on payout_runs using ((select app.is_staff()));
alter table payouts enable row level security;
alter table payouts force row level security;
create policy payouts_staff on payouts using ((select app.is_staff()));
create policy payouts_read on payouts for select using (home_id in (select app.money_home_ids()));
alter table payout_lines enable row level security;
alter table payout_lines force row level security;
create policy payout_lines_staff on payout_lines using ((select app.is_staff()));
create policy payout_lines_read on payout_lines for select using (home_id in (select app.money_home_ids()));
alter table payout_parts enable row level security;
alter table payout_parts force row level security;
create policy payout_parts_staff on payout_parts using ((select app.is_staff()));
create policy payout_parts_read on payout_parts for select
  using (home_id in (select app.money_home_ids()) or person_id = (select app.person()));
alter table advances enable row level security;
alter table advances force row level security;
create policy advances_staff on advances using ((select app.is_staff()));
create policy advances_read on advances for select using (home_id in (select app.money_home_ids()));
alter table payout_plan_changes enable row level security;
alter table payout_plan_changes force row level security;
create policy payout_plan_changes_staff on payout_plan_changes using ((select app.is_staff()));
create policy payout_plan_changes_read on payout_plan_changes for select using (home_id in (select app.money_home_ids()));
select app.grant_to_app('select, insert, update', 'payout_runs', 'payout_parts', 'advances', 'payout_plan_changes');
-- One that was held and never sent goes into the next month's.
select app.grant_to_app('select, insert, update, delete', 'payouts', 'payout_lines');

-- The rent guarantee of a home, once something ended it.
alter table payout_settings
  add column guarantee_voided_at timestamptz,
  add column guarantee_void_reason text check (length(guarantee_void_reason) between 3 and 600),
  add constraint payout_settings_void check ((guarantee_voided_at is null) = (guarantee_void_reason is null));
