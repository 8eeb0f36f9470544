-- A homeowner's standing order to lower the asking rent while nobody rents the home, within limits they set.

create table price_rules (
  home_id uuid primary key references homes (id) on delete cascade,
  owner_id uuid not null references users (id),
  every_days int not null check (every_days between 7 and 60),
  cut_cents int not null check (cut_cents > 0),
  -- Never below this.
  floor_cents int not null check (floor_cents > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index price_rules_owner on price_rules (owner_id);

alter table price_rules enable row level security;
alter table price_rules force row level security;
-- The system writes, once a change was checked.
create policy price_rules_own on price_rules for select using (owner_id = (select app.person()));
create policy price_rules_staff on price_rules using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'price_rules');

-- Where visitors of one home came from.
create index site_visits_home on site_visits (home_id, at) where home_id is not null;
