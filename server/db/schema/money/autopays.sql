-- Tables

create table autopays (
  id uuid primary key,
  lease_id uuid not null,
  user_id uuid not null,
  payment_method_id uuid not null,
  status text not null default 'active' check (status in ('active', 'paused', 'ended')),
  day int check (day >= 1 and day <= 28),
  cap_cents int check (cap_cents > 0),
  share_of int not null default 1 check (share_of >= 1 and share_of <= 8),
  skip_period text,
  notified_period text,
  notified_cents int,
  notified_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint autopays_check check ((notified_period is null) = (notified_cents is null)
    and (notified_period is null) = (notified_on is null))
);
comment on table autopays is 'Automatic payments of residents; one per person and lease.';
comment on column autopays.day is 'Day of the month; null for the due day of the rent.';
comment on column autopays.share_of is '1 pays everything due; n pays an equal part of n.';
comment on column autopays.skip_period is 'Month to skip, such as 2026-12.';
comment on column autopays.notified_period is 'Month, amount, and local day that the payer was notified of. Autopay takes no more and no sooner than one day later.';
create unique index autopays_one_per_person on autopays (lease_id, user_id) where (status <> 'ended');
create index autopays_lease on autopays (lease_id);
create index autopays_user on autopays (user_id);
create index autopays_payment_method on autopays (payment_method_id);
create index autopays_live on autopays (id) where (status <> 'ended');

create table autopay_runs (
  autopay_id uuid not null,
  lease_id uuid not null,
  user_id uuid not null,
  period text not null,
  attempt int not null check (attempt > 0),
  status text not null check (status in ('started', 'requested', 'failed', 'skipped', 'over_cap', 'nothing_due',
    'method_blocked')),
  amount_cents int not null,
  fee_cents int not null default 0,
  payment_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (lease_id, user_id, period, attempt)
);
comment on table autopay_runs is 'Each attempt of an autopay, unique by lease, person, period, and attempt, so a repeated job cannot pay twice.';
create index autopay_runs_autopay on autopay_runs (autopay_id, period);
create index autopay_runs_user on autopay_runs (user_id);
create index autopay_runs_unfinished on autopay_runs (updated_at) where (status = 'started');

-- Foreign keys

alter table autopays
  add foreign key (lease_id) references leases(id),
  add foreign key (user_id) references users(id) on delete cascade,
  add foreign key (payment_method_id) references payment_methods(id) on delete cascade;

alter table autopay_runs
  add foreign key (autopay_id) references autopays(id) on delete cascade,
  add foreign key (lease_id) references leases(id),
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table autopays enable row level security, force row level security;
create policy autopays_own on autopays using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'autopays');

alter table autopay_runs enable row level security, force row level security;
create policy autopay_runs_own on autopay_runs using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'autopay_runs');
