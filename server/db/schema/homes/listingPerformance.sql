-- Tables

create table price_rules (
  home_id uuid primary key,
  owner_id uuid not null,
  every_days int not null check (every_days >= 7 and every_days <= 60),
  cut_cents int not null check (cut_cents > 0),
  floor_cents int not null check (floor_cents > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table price_rules is 'Rules by which the rent of a listing falls over time.';
comment on column price_rules.floor_cents is 'Minimum rent in cents.';
create index price_rules_owner on price_rules (owner_id);

create table home_visit_days (
  home_id uuid not null,
  day date not null,
  visits int not null check (visits > 0),
  primary key (home_id, day)
);
comment on table home_visit_days is 'Page views of a home per local day of its region.';
create index home_visit_days_day on home_visit_days (day);

-- Foreign keys

alter table price_rules
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id);

alter table home_visit_days
  add foreign key (home_id) references homes(id) on delete cascade;

-- Row-level security

alter table price_rules enable row level security, force row level security;
create policy price_rules_own on price_rules for select using (owner_id = (select app.person()));
create policy price_rules_staff on price_rules using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'price_rules');

alter table home_visit_days enable row level security, force row level security;
create policy home_visit_days_owner on home_visit_days for select using (home_id in (select homes.id from homes
  where homes.owner_id = (select app.person())));
create policy home_visit_days_staff on home_visit_days using ((select app.is_staff()));
create policy home_visit_days_member on home_visit_days for select
  using (home_id in (select home_members.home_id from home_members
  where home_members.person_id = (select app.person()) and home_members.role <> 'helper'));
select app.grant_to_app('select, insert, update, delete', 'home_visit_days');
