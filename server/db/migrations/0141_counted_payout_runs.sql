-- phase: expand
-- What an open run would pay in all, in cents, as a job counted it.
alter table payout_runs
  add column homes integer not null default 0,
  add column total bigint not null default 0,
  add column fees bigint not null default 0,
  add column guarantee_paid bigint not null default 0,
  add column counted_at timestamptz;
