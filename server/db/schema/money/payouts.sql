-- Tables

create table payout_runs (
  id uuid primary key,
  pay_on date not null,
  status text not null default 'open' check (status in ('open', 'released', 'discarded')),
  created_by uuid,
  released_by uuid,
  created_at timestamptz not null,
  released_at timestamptz,
  finished_at timestamptz,
  homes int not null default 0,
  total bigint not null default 0,
  fees bigint not null default 0,
  guarantee_paid bigint not null default 0,
  counted_at timestamptz,
  constraint payout_runs_check check ((status = 'released') = (released_at is not null)),
  constraint payout_runs_check1 check (released_by is null or created_by is null or released_by <> created_by)
);
comment on table payout_runs is 'Payout runs of a business day, prepared by one person or the calendar and released by another.';
comment on column payout_runs.pay_on is 'Business day on which the money is sent.';
comment on column payout_runs.status is 'payoutRunLifecycle of contract/money/payouts/constants.ts.';
comment on column payout_runs.created_by is 'Null for a run that the calendar prepared.';
comment on column payout_runs.finished_at is 'Time at which every home of the run had its payout.';
comment on column payout_runs.homes is 'Number of homes of an open run; total has the cents, counted by a job.';
create unique index payout_runs_one_per_day on payout_runs (pay_on) where (status <> 'discarded');
create index payout_runs_created_by on payout_runs (created_by) where (created_by is not null);
create index payout_runs_released_by on payout_runs (released_by) where (released_by is not null);

create table payouts (
  id uuid primary key,
  run_id uuid not null,
  home_id uuid not null,
  owner_id uuid not null,
  period date not null check (extract(day from period) = 1),
  plan text not null check (plan in ('Monthly', 'Yearly', 'NoGuarantee')),
  status text not null check (status in ('ready', 'held', 'carried', 'sent', 'paid', 'returned')),
  held_for text check (held_for in ('w9', 'w8', 'no_account', 'staff')),
  pay_on date not null,
  amount bigint not null default 0 check (amount >= 0),
  carried bigint not null default 0,
  reserve bigint not null default 0 check (reserve >= 0),
  guarantee_paid bigint not null default 0 check (guarantee_paid >= 0),
  guarantee_repaid bigint not null default 0 check (guarantee_repaid >= 0),
  withheld bigint not null default 0 check (withheld >= 0),
  placement_lease_id uuid,
  ledger_version bigint not null default 0,
  rent_paid bigint not null default 0,
  statement_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  charges_paid jsonb not null default '{}',
  unique (home_id, period, plan),
  constraint payouts_check check ((status = 'held') = (held_for is not null)),
  constraint payouts_check1 check ((status not in ('ready', 'sent', 'paid', 'returned')) or amount > 0)
);
comment on table payouts is 'Payout of a home for a month.';
comment on column payouts.period is 'First day of its month.';
comment on column payouts.status is 'payoutLifecycle of contract/money/payouts/constants.ts.';
comment on column payouts.carried is 'Cents carried to the next payout; negative where the homeowner owes us.';
comment on column payouts.placement_lease_id is 'Lease whose placement fee it charged.';
comment on column payouts.ledger_version is 'Last ledger entry that it counted.';
comment on column payouts.statement_id is 'Statement among the documents of the owner.';
comment on column payouts.charges_paid is 'Cents that were paid beside the rent until this payout, by charge kind (contract/money/charges/kinds.ts).';
create index payouts_run on payouts (run_id);
create index payouts_owner on payouts (owner_id, period desc);
create index payouts_statement on payouts (statement_id) where (statement_id is not null);
create index payouts_held on payouts (created_at) where (status = 'held');
create unique index payouts_one_placement on payouts (placement_lease_id) where (placement_lease_id is not null);

create table payout_lines (
  payout_id uuid not null,
  seq smallint not null,
  home_id uuid not null,
  owner_id uuid not null,
  kind text not null,
  amount bigint not null check (amount <> 0),
  description text not null default '' check (length(description) <= 200),
  work_order_id uuid,
  primary key (payout_id, seq)
);
comment on table payout_lines is 'Lines of a payout: rent, fees, repairs, and other items.';
comment on column payout_lines.kind is 'PAYOUT_LINE_KINDS of contract/money/payouts/constants.ts.';
comment on column payout_lines.work_order_id is 'Repair whose invoice the line pays.';
create index payout_lines_home on payout_lines (home_id);
create index payout_lines_owner on payout_lines (owner_id);
create index payout_lines_work_order on payout_lines (work_order_id) where (work_order_id is not null);

create table payout_parts (
  id uuid primary key,
  payout_id uuid not null,
  home_id uuid not null,
  owner_id uuid not null,
  person_id uuid not null,
  account_id uuid not null,
  basis_points int not null check (basis_points >= 1 and basis_points <= 10000),
  amount bigint not null check (amount >= 0),
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
comment on table payout_parts is 'Part of a payout for each payee, on its way to a bank account.';
comment on column payout_parts.person_id is 'Payee.';
comment on column payout_parts.status is 'payoutPartLifecycle of contract/money/payouts/constants.ts.';
create index payout_parts_home on payout_parts (home_id);
create index payout_parts_owner on payout_parts (owner_id);
create index payout_parts_person on payout_parts (person_id);
create index payout_parts_account on payout_parts (account_id);
create index payout_parts_open on payout_parts (status, claimed_at) where (status in ('ready', 'sending', 'sent'));
create index payout_parts_recent on payout_parts (paid_at) where (status = 'paid');
create index payout_parts_processor on payout_parts (processor_ref) where (processor_ref is not null);

create table payout_plan_changes (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid not null,
  plan text not null check (plan in ('Monthly', 'Yearly', 'NoGuarantee')),
  effective_from date not null,
  status text not null default 'requested' check (status in ('requested', 'signed', 'active', 'withdrawn', 'declined')),
  created_at timestamptz not null,
  agreement_id uuid unique
);
comment on table payout_plan_changes is 'Changes of the payout plan that a homeowner requested; in force once everyone has signed.';
comment on column payout_plan_changes.effective_from is 'First day of the month from which it holds.';
comment on column payout_plan_changes.agreement_id is 'New agreement that everyone signs; in force from its day once active.';
create index payout_plan_changes_home on payout_plan_changes (home_id);
create index payout_plan_changes_owner on payout_plan_changes (owner_id);
create unique index payout_plan_changes_one_open on payout_plan_changes (home_id) where (status in ('requested',
  'signed'));
create index payout_plan_changes_signed on payout_plan_changes (effective_from) where (status = 'signed');

create table advances (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid not null,
  lease_id uuid not null,
  months int not null check (months >= 1 and months <= 12),
  monthly bigint not null check (monthly > 0),
  fee bigint not null check (fee >= 0),
  annual_rate_bps int,
  status text not null default 'offered' check (status in ('offered', 'accepted', 'lapsed')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
comment on table advances is 'Rent paid to a homeowner before it came in; one at a time per home.';
create index advances_home on advances (home_id, created_at desc);
create index advances_owner on advances (owner_id);
create index advances_lease on advances (lease_id);
create unique index advances_one_offer on advances (home_id) where (status = 'offered');

-- Foreign keys

alter table payout_runs
  add foreign key (created_by) references users(id),
  add foreign key (released_by) references users(id);

alter table payouts
  add foreign key (run_id) references payout_runs(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (placement_lease_id) references leases(id),
  add foreign key (statement_id) references documents(id) on delete set null;

alter table payout_lines
  add foreign key (payout_id) references payouts(id) on delete cascade,
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (work_order_id) references work_orders(id) on delete set null;

alter table payout_parts
  add foreign key (payout_id) references payouts(id) on delete cascade,
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (person_id) references users(id),
  add foreign key (account_id) references payout_accounts(id);

alter table payout_plan_changes
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (agreement_id) references agreements(id);

alter table advances
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (lease_id) references leases(id);

-- Row-level security

alter table payout_runs enable row level security, force row level security;
create policy payout_runs_staff on payout_runs using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'payout_runs');

alter table payouts enable row level security, force row level security;
create policy payouts_staff on payouts using ((select app.is_staff()));
create policy payouts_read on payouts for select using (home_id in (select app.money_home_ids()));
select app.grant_to_app('select, insert, update, delete', 'payouts');

alter table payout_lines enable row level security, force row level security;
create policy payout_lines_staff on payout_lines using ((select app.is_staff()));
create policy payout_lines_read on payout_lines for select using (home_id in (select app.money_home_ids()));
select app.grant_to_app('select, insert, update, delete', 'payout_lines');

alter table payout_parts enable row level security, force row level security;
create policy payout_parts_staff on payout_parts using ((select app.is_staff()));
create policy payout_parts_read on payout_parts for select using ((home_id in (select app.money_home_ids()))
  or person_id = (select app.person()));
select app.grant_to_app('select, insert, update', 'payout_parts');

alter table payout_plan_changes enable row level security, force row level security;
create policy payout_plan_changes_staff on payout_plan_changes using ((select app.is_staff()));
create policy payout_plan_changes_read on payout_plan_changes for select
  using (home_id in (select app.money_home_ids()));
select app.grant_to_app('select, insert, update', 'payout_plan_changes');

alter table advances enable row level security, force row level security;
create policy advances_staff on advances using ((select app.is_staff()));
create policy advances_read on advances for select using (home_id in (select app.money_home_ids()));
select app.grant_to_app('select, insert, update', 'advances');
