-- Planned care: what is done at a home again and again, as recurrence rules in the home's time zone.

-- Homes that the person rents: they signed its lease as a resident, and it has not ended.
create function app.rented_home_ids() returns setof uuid
language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select lease.home_id from envelope_signers signer join leases lease on lease.envelope_id = signer.envelope_id
    where lease.status in ('signed', 'active') and signer.role = 'resident' and signer.status <> 'delegated'
      and (signer.user_id = app.person() or (signer.user_id is null
        and signer.email = (select users.email from users where users.id = app.person())));
  perform app.end_system(caller);
end $$;
revoke all on function app.rented_home_ids() from public;
do $$ begin
  if app.has_app_role() then grant execute on function app.rented_home_ids() to belong_app; end if;
end $$;

create table recurrences (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  -- A key of contract/care/recurrences/careTypes.data.ts.
  type text not null,
  performer text not null check (performer in ('us', 'owner', 'resident')),
  -- RFC 5545, without its start.
  rrule text not null check (length(rrule) between 10 and 200),
  starts_on date not null,
  -- The next date that has no occurrence yet; null while paused.
  next_on date,
  cost_cap_cents int check (cost_cap_cents between 0 and 1000000),
  paused_at timestamptz,
  skipped_dates date[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (home_id, type),
  check ((paused_at is null) = (next_on is not null))
);
create index recurrences_owner on recurrences (owner_id) where owner_id is not null;
create index recurrences_next on recurrences (next_on) where next_on is not null;

-- One date of a recurrence: made once, whatever runs twice.
create table recurrence_occurrences (
  id uuid primary key,
  recurrence_id uuid not null references recurrences (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  due_on date not null,
  performer text not null check (performer in ('us', 'owner', 'resident')),
  status text not null default 'open' check (status in ('open', 'done', 'skipped')),
  note text not null default '' check (length(note) <= 500),
  evidence_media_id text references media (id),
  done_by uuid references users (id) on delete set null,
  done_at timestamptz,
  created_at timestamptz not null,
  unique (recurrence_id, due_on),
  check ((status = 'done') = (done_at is not null))
);
create index recurrence_occurrences_home on recurrence_occurrences (home_id, due_on desc);
create index recurrence_occurrences_open on recurrence_occurrences (due_on) where status = 'open';
create index recurrence_occurrences_owner on recurrence_occurrences (owner_id) where owner_id is not null;
create index recurrence_occurrences_done_by on recurrence_occurrences (done_by) where done_by is not null;
create index recurrence_occurrences_evidence on recurrence_occurrences (evidence_media_id) where evidence_media_id is not null;

alter table recurrences enable row level security;
alter table recurrences force row level security;
alter table recurrence_occurrences enable row level security;
alter table recurrence_occurrences force row level security;
select app.grant_to_app('select, insert, update, delete', 'recurrences', 'recurrence_occurrences');
create policy recurrences_managed on recurrences
  using ((select app.is_staff()) or home_id in (select app.managed_home_ids()));
create policy recurrence_occurrences_managed on recurrence_occurrences
  using ((select app.is_staff()) or home_id in (select app.managed_home_ids()));
create policy recurrences_member on recurrences for select
  using (home_id in (select home_id from home_members where person_id = (select app.person()) and role <> 'helper'));
create policy recurrence_occurrences_member on recurrence_occurrences for select
  using (home_id in (select home_id from home_members where person_id = (select app.person()) and role <> 'helper'));
-- Whoever rents the home sees what is theirs to do, and nothing else.
create policy recurrences_resident on recurrences for select
  using (performer = 'resident' and home_id in (select app.rented_home_ids()));
create policy recurrence_occurrences_resident on recurrence_occurrences for select
  using (performer = 'resident' and home_id in (select app.rented_home_ids()));

create trigger recurrences_publish_home_change after insert or update on recurrences
  for each row execute function app.publish_home_change();
create trigger recurrence_occurrences_publish_home_change after insert or update on recurrence_occurrences
  for each row execute function app.publish_home_change();
