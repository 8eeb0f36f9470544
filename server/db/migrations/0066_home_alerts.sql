-- Emails about new homes, or about one home, for whoever has no account: confirmed by a link before the first one.
create table home_alerts (
  id uuid primary key,
  email citext not null,
  -- Where it is about one home.
  home_id uuid references homes (id) on delete cascade,
  -- Else the filters as the address bar has them, text by text.
  filters jsonb not null default '{}',
  name text not null check (length(name) <= 160),
  -- Confirms it and ends it without a login; random, so nobody can guess one.
  key text not null unique,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- Homes listed up to then were looked at.
  checked_at timestamptz not null,
  unique nulls not distinct (email, home_id, filters)
);
create index home_alerts_home on home_alerts (home_id) where home_id is not null;
create index home_alerts_due on home_alerts (checked_at) where confirmed_at is not null and ended_at is null;
alter table home_alerts enable row level security;
alter table home_alerts force row level security;
create policy home_alerts_staff on home_alerts using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'home_alerts');
