-- Homes and searches somebody keeps with their account, and which homes we have written to them about.
create table saved_homes (
  user_id uuid not null references users (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, home_id)
);
create index saved_homes_home on saved_homes (home_id);

create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- The filters as the address bar has them, text by text.
  filters jsonb not null,
  cadence text not null default 'daily' check (cadence in ('daily', 'weekly', 'off')),
  -- Turns its letters off without a login; random, so nobody can guess one.
  key text not null unique,
  created_at timestamptz not null,
  -- Homes listed up to then were looked at.
  looked_at timestamptz not null,
  unique (user_id, filters)
);
create index saved_searches_due on saved_searches (looked_at) where cadence <> 'off';

create table told_homes (
  user_id uuid not null references users (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  told_at timestamptz not null,
  primary key (user_id, home_id)
);

alter table saved_homes enable row level security;
alter table saved_homes force row level security;
create policy saved_homes_own on saved_homes using (user_id = app.person() or app.is_staff());
alter table saved_searches enable row level security;
alter table saved_searches force row level security;
create policy saved_searches_own on saved_searches using (user_id = app.person() or app.is_staff());
alter table told_homes enable row level security;
alter table told_homes force row level security;
create policy told_homes_own on told_homes using (user_id = app.person() or app.is_staff());
grant select, insert, update, delete on saved_homes, saved_searches, told_homes to belong_app;

create function app.home_saves(home uuid) returns int
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select count(*)::int from saved_homes join homes on homes.id = home_id where home_id = home and homes.owner_id = app.person()
$$;
revoke all on function app.home_saves from public;
grant execute on function app.home_saves to belong_app;

-- Erasing is the system's alone, also where a policy is for everything somebody may do with a row of theirs.
do $$ declare each text; begin
  foreach each in array array['appointments', 'estimates', 'home_events', 'applicant_particulars', 'referral_codes'] loop
    execute format('create policy %I on %I as restrictive for delete using (app.is_staff())', each || '_erased', each);
  end loop;
end $$;
