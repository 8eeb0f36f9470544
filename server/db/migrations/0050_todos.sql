-- What somebody is asked to do next, one row a matter: opened and closed by what happens, never edited in place.
create table todos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- What it is about, as far as its kind needs one: the id of a thread, a flow, a home.
  subject text not null default '',
  status text not null default 'open' check (status in ('open', 'snoozed', 'done', 'dismissed')),
  due_on date,
  -- Words that belong to this one: the name of the home, who wrote.
  detail jsonb not null default '{}',
  snoozed_until timestamptz,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (user_id, kind, subject)
);
create index todos_open on todos (user_id, due_on, opened_at) where status in ('open', 'snoozed');
alter table todos enable row level security;
alter table todos force row level security;
create policy todos_own on todos using (user_id = app.person() or app.is_staff());
grant select, insert, update, delete on todos to belong_app;

-- Whoever acts may ask something of somebody else (a message waits for you); they may not read it there.
create function app.open_todo(whose uuid, what text, about text, due date, words jsonb) returns void
language sql security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
  insert into todos (user_id, kind, subject, due_on, detail) values (whose, what, about, due, words)
  on conflict (user_id, kind, subject) do update
    set status = 'open', due_on = excluded.due_on, detail = excluded.detail, opened_at = now(), closed_at = null, snoozed_until = null
    where todos.status <> 'dismissed' or todos.detail <> excluded.detail
$$;
revoke all on function app.open_todo from public;
grant execute on function app.open_todo to belong_app;

create function app.close_todo(whose uuid, what text, about text) returns void
language sql security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
  update todos set status = 'done', closed_at = now()
  where user_id = whose and kind = what and subject = about and status in ('open', 'snoozed')
$$;
revoke all on function app.close_todo from public;
grant execute on function app.close_todo to belong_app;

-- How a home is doing, for its owner: visits themselves are staff's to read. Days are those of the home's region.
create function app.home_visits(home uuid, since timestamptz) returns table (day date, visits int)
language sql stable security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
  select (site_visits.at at time zone regions.time_zone)::date, count(*)::int
  from homes join regions on regions.id = homes.region_id
    join site_visits on site_visits.at >= since and site_visits.url ~ ('/homes/([^/]+/)?' || homes.id::text)
  where homes.id = home and homes.owner_id = app.person()
  group by 1 order by 1
$$;
revoke all on function app.home_visits from public;
grant execute on function app.home_visits to belong_app;
create function app.home_questions(home uuid, since timestamptz) returns int
language sql stable security definer set search_path = public, app, pg_temp set app.role = 'staff' as $$
  select count(*)::int from leads join homes on homes.id = leads.home_id
  where leads.home_id = home and homes.owner_id = app.person() and leads.created_at >= since
$$;
revoke all on function app.home_questions from public;
grant execute on function app.home_questions to belong_app;
