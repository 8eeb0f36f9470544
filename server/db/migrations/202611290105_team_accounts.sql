-- phase: expand
-- noun: platform/team

-- Staff accounts: who belongs to the team, who is invited, and who asked for a duty that two people grant.

alter table users add column ended_at timestamptz;
comment on column users.ended_at is 'When the account of a staff member or editor ended; it can no longer log in.';

alter table sessions add column second_step boolean not null default false;
comment on column sessions.second_step is 'Whether the login of this session was proven by a passkey or an authenticator code as well.';

create table team_members (
  user_id uuid primary key references users(id) on delete cascade,
  time_zone text not null,
  visits text[] not null default '{}' check (visits <@ array['inspection', 'photo_session']),
  updated_at timestamptz not null default now()
);
comment on table team_members is 'Work of staff at homes: what they do there, and the zone of their working hours (host_hours).';
comment on column team_members.visits is 'Kinds of visits the person does: inspection, photo_session.';

-- People who showed homes have inspected and photographed them so far.
insert into team_members (user_id, time_zone, visits)
select member.id,
  coalesce((select topic.time_zone from meeting_hosts topic where topic.host_id = member.id limit 1),
    (select region.time_zone from region_hosts works join regions region on region.id = works.region_id
      where works.host_id = member.id order by works.region_id limit 1), 'America/Los_Angeles'),
  case when member.is_host and exists (select from region_hosts works where works.host_id = member.id)
    then array['inspection', 'photo_session'] else '{}'::text[] end
from users member where member.type in ('staff', 'editor');

create table team_invitations (
  id uuid primary key,
  email citext not null,
  type text not null check (type in ('staff', 'editor')),
  duties text[] not null default '{}' check (duties <@ array['leasing', 'care', 'money', 'support', 'admin']),
  token_hash bytea not null unique,
  invited_by uuid references users(id) on delete set null,
  is_first boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  member_id uuid references users(id) on delete set null,
  withdrawn_at timestamptz,
  constraint team_invitations_ends_once check (accepted_at is null or withdrawn_at is null),
  constraint team_invitations_editor check (type = 'staff' or duties = '{}')
);
comment on table team_invitations is 'Invitations to the team by email. Only the hash of the link is stored.';
comment on column team_invitations.is_first is 'From the command that makes the first administrator; no member invited the person.';
create unique index team_invitations_open on team_invitations (email) where (accepted_at is null and withdrawn_at is null);
create index team_invitations_invited_by on team_invitations (invited_by) where (invited_by is not null);
create index team_invitations_member on team_invitations (member_id) where (member_id is not null);

create table duty_requests (
  id uuid primary key,
  member_id uuid not null references users(id) on delete cascade,
  duty text not null check (duty in ('money', 'admin')),
  status text not null default 'waiting' check (status in ('waiting', 'granted', 'declined', 'withdrawn')),
  requested_by uuid references users(id) on delete set null,
  requested_at timestamptz not null,
  decided_by uuid references users(id) on delete set null,
  decided_at timestamptz,
  constraint duty_requests_two_people check (status <> 'granted' or decided_by is distinct from requested_by
    or decided_by is null),
  constraint duty_requests_decided check ((status = 'waiting') = (decided_at is null))
);
comment on table duty_requests is 'Requests for the duties that two people grant: one asks, and another confirms.';
create unique index duty_requests_waiting on duty_requests (member_id, duty) where (status = 'waiting');
create index duty_requests_member on duty_requests (member_id);
create index duty_requests_requested_by on duty_requests (requested_by) where (requested_by is not null);
create index duty_requests_decided_by on duty_requests (decided_by) where (decided_by is not null);

alter table team_members enable row level security, force row level security;
create policy team_members_read on team_members for select using (true);
create policy team_members_write on team_members using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'team_members');

alter table team_invitations enable row level security, force row level security;
create policy team_invitations_staff on team_invitations using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'team_invitations');

alter table duty_requests enable row level security, force row level security;
create policy duty_requests_staff on duty_requests using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'duty_requests');

-- Regions, hours, days off, and topics of the team: everyone reads them to find a time, and staff write them.
alter table region_hosts enable row level security, force row level security;
create policy region_hosts_read on region_hosts for select using (true);
create policy region_hosts_write on region_hosts using ((select app.is_staff()));
select app.grant_to_app('insert, delete', 'region_hosts');

alter table host_hours enable row level security, force row level security;
create policy host_hours_read on host_hours for select using (true);
create policy host_hours_write on host_hours using ((select app.is_staff()));
select app.grant_to_app('insert, delete', 'host_hours');

alter table host_days_off enable row level security, force row level security;
create policy host_days_off_read on host_days_off for select using (true);
create policy host_days_off_write on host_days_off using ((select app.is_staff()));
select app.grant_to_app('insert, delete', 'host_days_off');

alter table meeting_hosts enable row level security, force row level security;
create policy meeting_hosts_read on meeting_hosts for select using (true);
create policy meeting_hosts_write on meeting_hosts using ((select app.is_staff()));
select app.grant_to_app('insert, delete', 'meeting_hosts');

-- Functions

create function app.visit_hosts(home uuid, visit text) returns table(host_id uuid, name text, time_zone text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select member.id, member.first_name::text, work.time_zone
    from homes visited join region_hosts works on works.region_id = visited.region_id
      join team_members work on work.user_id = works.host_id join users member on member.id = work.user_id
    where visited.id = home and visit = any(work.visits) and member.ended_at is null and member.erased_at is null
      and exists (select from host_hours hours where hours.host_id = member.id)
    order by member.id;
  perform app.end_system(caller);
end $$;
comment on function app.visit_hosts(home uuid, visit text) is 'Staff who do visits of this kind in the region of a home, and have working hours.';
revoke all on function app.visit_hosts(home uuid, visit text) from public;
select app.grant_to_app('execute', 'function app.visit_hosts(home uuid, visit text)');

create function app.home_appointment_times(home uuid, since timestamptz, until timestamptz,
  besides uuid) returns table(starts_at timestamptz, ends_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select taken.starts_at, taken.ends_at from appointments taken
    where taken.home_id = home and taken.status = 'booked' and taken.ends_at > since and taken.starts_at < until
      and taken.id is distinct from besides;
  perform app.end_system(caller);
end $$;
comment on function app.home_appointment_times(home uuid, since timestamptz, until timestamptz, besides uuid)
  is 'When tours and visits of a home are booked, with whomever: nobody else comes then.';
revoke all on function app.home_appointment_times(home uuid, since timestamptz, until timestamptz, besides uuid) from public;
select app.grant_to_app('execute', 'function app.home_appointment_times(home uuid, since timestamptz, until timestamptz, besides uuid)');

create function app.second_step_of(sid uuid) returns text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  state text;
begin
  select case
      when users.type not in ('staff', 'editor') then 'proven'
      when not exists (select from passkeys where passkeys.user_id = users.id)
        and not exists (select from authenticators app where app.user_id = users.id and app.confirmed_at is not null)
        then 'missing'
      when sessions.second_step then 'proven' else 'unproven' end into state
    from sessions join users on users.id = sessions.user_id where sessions.id = sid;
  perform app.end_system(caller);
  return state;
end $$;
comment on function app.second_step_of(sid uuid) is 'Two-step verification of a session: missing (the account has none), unproven, or proven. Members need none.';
revoke all on function app.second_step_of(sid uuid) from public;
select app.grant_to_app('execute', 'function app.second_step_of(sid uuid)');

-- Sessions of the team that began with a passkey, or with a code of an app that was on before.
update sessions set second_step = true from users
where users.id = sessions.user_id and users.type in ('staff', 'editor') and sessions.revoked_at is null
  and (sessions.method = 'passkey' or exists (select from authenticators app
    where app.user_id = users.id and app.confirmed_at < sessions.created_at));

create trigger sessions_notify_second_step after update on sessions for each row
  when (new.second_step is distinct from old.second_step) execute function app.notify_session_change();
