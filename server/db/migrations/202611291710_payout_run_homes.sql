-- phase: expand
-- noun: money/payouts

create table payout_run_homes (
  run_id uuid not null references payout_runs (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  amount bigint not null check (amount >= 0),
  rent_came bigint not null,
  counted_at timestamptz not null,
  new_amount bigint check (new_amount > 0),
  new_rent_came bigint,
  changed_at timestamptz,
  primary key (run_id, home_id),
  constraint payout_run_homes_change check (num_nulls(new_amount, new_rent_came, changed_at) in (0, 3))
);
comment on table payout_run_homes is 'What a payout run was released to pay each home.';
comment on column payout_run_homes.amount is 'Cents that a release approves: what the home would be paid when the run was counted.';
comment on column payout_run_homes.rent_came is 'Cents of rent that had come in by then and that no earlier payout counted; what comes in later may be paid as well.';
comment on column payout_run_homes.new_amount is 'Cents that the home would be paid instead, where that is more than was approved: the payout waits for a person. Null where nothing waits.';
comment on column payout_run_homes.new_rent_came is 'Cents of rent that had come in when new_amount was worked out.';
create index payout_run_homes_home_id on payout_run_homes (home_id);
create index payout_run_homes_changed on payout_run_homes (changed_at) where changed_at is not null;

alter table payout_run_homes enable row level security;
alter table payout_run_homes force row level security;
create policy payout_run_homes_staff on payout_run_homes using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'payout_run_homes');
