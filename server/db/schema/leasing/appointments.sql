-- Tables

create table appointments (
  id uuid primary key,
  key text not null unique check (length(key) >= 21),
  kind text not null check (kind in ('tour', 'meeting', 'inspection', 'photo_session')),
  status text not null default 'booked' check (status in ('booked', 'canceled', 'completed', 'missed')),
  canceled_because text check (canceled_because in ('asked', 'home_unavailable', 'host_absent')),
  host_id uuid not null,
  host_name text not null,
  host_time_zone text not null,
  home_id uuid,
  meeting_type text,
  user_id uuid,
  way text not null check (way in ('inPerson', 'video', 'phone')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  first_name text not null,
  last_name text not null,
  email citext not null,
  phone text not null,
  note text,
  text_consent jsonb,
  sequence int not null default 0,
  outcome_by uuid,
  feedback jsonb,
  feedback_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint appointments_host_free exclude using gist (host_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status = 'booked'),
  constraint appointments_home_free exclude using gist (home_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status = 'booked' and home_id is not null),
  constraint appointments_check check (ends_at > starts_at),
  constraint appointments_check3 check ((kind = 'meeting') = (meeting_type is not null)),
  constraint appointments_meeting_check check ((kind = 'meeting') = (meeting_type is not null)),
  constraint appointments_home_check check ((kind = 'meeting') = (home_id is null))
);
comment on table appointments is 'Tours, inspections, photo sessions, calls, and other meetings with a time.';
comment on column appointments.key is 'Random secret that opens, moves, and cancels it without an account.';
comment on column appointments.time_zone is 'Zone of its times: of the home, or of the person met.';
comment on column appointments.text_consent is 'Wording, time, and number of the consent to texts; null without consent.';
comment on column appointments.sequence is 'Number of changes: calendars use the highest.';
comment on column appointments.outcome_by is 'Staff member who recorded the outcome, with the visitor feedback.';
create index appointments_email on appointments (email, starts_at desc);
create index appointments_user on appointments (user_id, starts_at desc);
create index appointments_home on appointments (home_id, starts_at desc);
create index appointments_awaiting_outcome on appointments (starts_at) where (status = 'booked');
create index appointments_host on appointments (host_id);
create index appointments_outcome_by on appointments (outcome_by) where (outcome_by is not null);
create index appointments_unmarked on appointments (starts_at, id) where (status = 'booked');

create table host_hours (
  host_id uuid not null,
  weekday smallint not null check (weekday >= 0 and weekday <= 6),
  opens time without time zone not null,
  closes time without time zone not null,
  primary key (host_id, weekday, opens),
  constraint host_hours_check check (closes > opens)
);
comment on table host_hours is 'Weekly hours in which a host shows homes, in the zone of the region of the host.';

create table host_days_off (
  host_id uuid not null,
  day date not null,
  primary key (host_id, day)
);
comment on table host_days_off is 'Days on which a host is off, in the zone of the host.';

-- Functions

create function app.appointment_by_key(wanted text) returns setof appointments
  language plpgsql stable security definer rows 1 set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select * from appointments where key = wanted;
  perform app.end_system(caller);
end $$;
revoke all on function app.appointment_by_key(wanted text) from public;
select app.grant_to_app('execute', 'function app.appointment_by_key(wanted text)');

create function app.busy_times(host uuid, since timestamptz, until timestamptz,
  besides uuid) returns table(starts_at timestamptz, ends_at timestamptz, home_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select taken.starts_at, taken.ends_at, taken.home_id from appointments taken
    where taken.host_id = host and taken.status = 'booked' and taken.ends_at > since and taken.starts_at < until
      and taken.id is distinct from besides;
  perform app.end_system(caller);
end $$;
revoke all on function app.busy_times(host uuid, since timestamp with time zone, until timestamp with time zone, besides uuid) from public;
select app.grant_to_app('execute', 'function app.busy_times(host uuid, since timestamp with time zone, until timestamp with time zone, besides uuid)');

create function app.upcoming_tour_count(home uuid, booker citext, at timestamptz) returns integer
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  tours int;
begin
  select count(*)::int into tours from appointments
  where home_id = home and kind = 'tour' and email = booker and status = 'booked' and starts_at > at;
  perform app.end_system(caller);
  return tours;
end $$;
revoke all on function app.upcoming_tour_count(home uuid, booker citext, at timestamp with time zone) from public;
select app.grant_to_app('execute', 'function app.upcoming_tour_count(home uuid, booker citext, at timestamp with time zone)');

create function app.home_visit_times(home uuid, since timestamptz,
  until timestamptz) returns table(starts_at timestamptz, ends_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select visit.starts_at, visit.ends_at from work_order_visits visit
    where visit.home_id = home and visit.status in ('booked', 'en_route', 'arrived')
      and visit.ends_at > since and visit.starts_at < until;
  perform app.end_system(caller);
end $$;

-- Foreign keys

alter table appointments
  add foreign key (host_id) references users(id),
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (user_id) references users(id) on delete set null,
  add foreign key (outcome_by) references users(id) on delete set null;

alter table host_hours
  add foreign key (host_id) references users(id) on delete cascade;

alter table host_days_off
  add foreign key (host_id) references users(id) on delete cascade;

-- Triggers

create trigger appointments_notify_change after insert
  or update on appointments for each row execute function app.notify_change('appointment');

create trigger appointments_inspection after update on appointments for each row
  when (new.kind = 'inspection') execute function app.follow_inspection_appointment();

-- Row-level security

alter table appointments enable row level security, force row level security;
create policy appointments_own on appointments using (key = (select app.appointment_key())
  or user_id = (select app.person()) or host_id = (select app.person()) or (select app.is_staff()));
create policy appointments_erase on appointments as restrictive for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'appointments');

select app.grant_to_app('select', 'host_hours');

select app.grant_to_app('select', 'host_days_off');
