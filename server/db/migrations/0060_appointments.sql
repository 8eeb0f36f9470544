-- Tours of homes and meetings with our team: who is free when, and what was booked.

create extension if not exists btree_gist;

-- Days on which a host shows nothing, in the zone of their hours.
create table host_days_off (
  host_id uuid not null references users (id) on delete cascade,
  day date not null,
  primary key (host_id, day)
);

-- Whom of us one meets about what; their hours are in host_hours, in this zone.
create table meeting_hosts (
  meeting_type text not null,
  host_id uuid not null references users (id) on delete cascade,
  name text not null,
  time_zone text not null,
  primary key (meeting_type, host_id)
);

create table appointments (
  id uuid primary key,
  -- Unguessable: opens, moves and cancels it without an account.
  key text not null unique check (length(key) >= 21),
  kind text not null check (kind in ('tour', 'meeting')),
  status text not null default 'booked' check (status in ('booked', 'cancelled', 'completed', 'missed')),
  cancelled_because text check (cancelled_because in ('asked', 'homeGone')),
  host_id uuid not null references users (id),
  host_name text not null,
  host_time_zone text not null,
  home_id uuid references homes (id) on delete cascade,
  meeting_type text,
  user_id uuid references users (id) on delete set null,
  way text not null check (way in ('inPerson', 'video', 'phone')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The zone its times are told in: of the home, or of the person met.
  time_zone text not null,
  first_name text not null,
  last_name text not null,
  email citext not null,
  phone text not null,
  note text,
  -- Wording, time and number of the consent to be texted; null where not given.
  text_consent jsonb,
  -- How often it was changed: calendars take the highest.
  sequence int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'tour') = (home_id is not null)),
  check ((kind = 'meeting') = (meeting_type is not null)),
  -- Nobody is in two places at once, and no home is shown to two at once.
  constraint appointments_host_free exclude using gist
    (host_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'booked'),
  constraint appointments_home_free exclude using gist
    (home_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'booked' and home_id is not null)
);
create index appointments_email on appointments (email, starts_at desc);
create index appointments_user on appointments (user_id, starts_at desc);
create index appointments_home on appointments (home_id, starts_at desc);

create function app.appointment_key() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.appointment', true), '') $$;

alter table appointments enable row level security;
alter table appointments force row level security;
create policy appointments_own on appointments using
  (key = app.appointment_key() or user_id = app.person() or host_id = app.person() or app.is_staff());

-- The one appointment of a link, for whoever holds it.
create function app.appointment_of(wanted text) returns setof appointments
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select * from appointments where key = wanted
$$;
-- When a host is taken, and where; nothing of whom they meet.
create function app.busy_times(host uuid, since timestamptz, until timestamptz, besides uuid)
returns table (starts_at timestamptz, ends_at timestamptz, home_id uuid)
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select starts_at, ends_at, home_id from appointments
  where host_id = host and status = 'booked' and ends_at > since and starts_at < until and id is distinct from besides
$$;
-- How many tours of a home somebody has before them.
create function app.tours_ahead(home uuid, booker citext, at timestamptz) returns int
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select count(*)::int from appointments where home_id = home and email = booker and status = 'booked' and starts_at > at
$$;
-- A reminder of what is no more need not be waited for.
create function app.dequeue(key text) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select graphile_worker.remove_job(key)
$$;

-- A home that is gone takes its tours along.
create function app.end_tours() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.enqueue('cancelToursOf', jsonb_build_object('homeId', new.id), null, 'cancel-tours:' || new.id);
  return null;
end $$;
create trigger home_tours after update of status on homes for each row
  when (new.status not in ('active', 'applicationPending') and old.status in ('active', 'applicationPending'))
  execute function app.end_tours();

revoke all on function app.appointment_of, app.busy_times, app.tours_ahead, app.dequeue from public;
grant execute on function app.appointment_of, app.busy_times, app.tours_ahead, app.dequeue to belong_app;
grant select on host_days_off, meeting_hosts to belong_app;
grant select, insert, update on appointments to belong_app;
