-- phase: expand
-- Who reported a payout to the IRS when it was made, each with their part and what was withheld for them. None where its owner reports all of it.
create table payout_reporters (
  payout_id uuid not null references payouts (id) on delete cascade,
  home_id uuid not null references homes (id),
  owner_id uuid not null references users (id),
  person_id uuid not null references users (id),
  basis_points int not null check (basis_points between 1 and 10000),
  withheld bigint not null check (withheld >= 0),
  primary key (payout_id, person_id)
);
create index payout_reporters_home on payout_reporters (home_id);
create index payout_reporters_owner on payout_reporters (owner_id);
create index payout_reporters_person on payout_reporters (person_id);
alter table payout_reporters enable row level security;
alter table payout_reporters force row level security;
create policy payout_reporters_staff on payout_reporters using ((select app.is_staff()));
create policy payout_reporters_read on payout_reporters for select
  using (home_id in (select app.money_home_ids()) or person_id = (select app.person()));
select app.grant_to_app('select, insert, update', 'payout_reporters');
