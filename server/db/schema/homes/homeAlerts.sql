-- Tables

create table home_alerts (
  id uuid primary key,
  email citext not null,
  home_id uuid,
  filters jsonb not null default '{}',
  name text not null check (length(name) <= 160),
  key text not null unique,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  checked_at timestamptz not null,
  unique nulls not distinct (email, home_id, filters)
);
comment on table home_alerts is 'Email alerts about new homes or one home, for visitors without an account; confirmed by a link before the first alert.';
comment on column home_alerts.home_id is 'Set for an alert about one home.';
comment on column home_alerts.filters is 'Search filters as in the URL; unused for an alert about one home.';
comment on column home_alerts.key is 'Random secret that confirms and ends the alert without a login.';
comment on column home_alerts.checked_at is 'Homes listed until then have been checked.';
create index home_alerts_home on home_alerts (home_id) where (home_id is not null);
create index home_alerts_due on home_alerts (checked_at) where ((confirmed_at is not null) and (ended_at is null));

-- Foreign keys

alter table home_alerts
  add foreign key (home_id) references homes(id) on delete cascade;

-- Row-level security

alter table home_alerts enable row level security, force row level security;
create policy home_alerts_staff on home_alerts using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'home_alerts');
