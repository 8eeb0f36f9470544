-- Tables

create table saved_searches (
  id uuid primary key,
  user_id uuid not null,
  name text not null,
  filters jsonb not null,
  cadence text not null default 'daily' check (cadence in ('daily', 'weekly', 'off')),
  key text not null unique,
  created_at timestamptz not null,
  checked_at timestamptz not null,
  unique (user_id, filters)
);
comment on table saved_searches is 'Searches that a member saved, with alerts.';
comment on column saved_searches.filters is 'Search filters as in the URL.';
comment on column saved_searches.key is 'Random secret that ends the alerts without a login.';
comment on column saved_searches.checked_at is 'Homes listed until then have been checked.';
create index saved_searches_due on saved_searches (checked_at) where (cadence <> 'off');

create table notified_homes (
  user_id uuid not null,
  home_id uuid not null,
  notified_at timestamptz not null,
  primary key (user_id, home_id)
);
comment on table notified_homes is 'Homes that a saved search has already sent.';
create index notified_homes_home on notified_homes (home_id);

-- Foreign keys

alter table saved_searches
  add foreign key (user_id) references users(id) on delete cascade;

alter table notified_homes
  add foreign key (user_id) references users(id) on delete cascade,
  add foreign key (home_id) references homes(id) on delete cascade;

-- Row-level security

alter table saved_searches enable row level security, force row level security;
create policy saved_searches_own on saved_searches using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'saved_searches');

alter table notified_homes enable row level security, force row level security;
create policy notified_homes_own on notified_homes using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'notified_homes');
