-- Tables

create table recurrences (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid,
  type text not null,
  performer text not null check (performer in ('us', 'owner', 'resident')),
  rrule text not null check (length(rrule) >= 10 and length(rrule) <= 200),
  starts_on date not null,
  next_on date,
  cost_cap_cents int check (cost_cap_cents >= 0 and cost_cap_cents <= 1000000),
  paused_at timestamptz,
  skipped_dates date[] not null default '{}'::date[],
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (home_id, type),
  constraint recurrences_check check ((paused_at is null) = (next_on is not null))
);
comment on table recurrences is 'Planned care of a home, by schedule.';
comment on column recurrences.type is 'Key of contract/care/recurrences/careTypes.data.ts.';
comment on column recurrences.rrule is 'RFC 5545 rule without its start.';
comment on column recurrences.next_on is 'Next date without an occurrence; null while paused.';
create index recurrences_owner on recurrences (owner_id) where (owner_id is not null);
create index recurrences_next on recurrences (next_on) where (next_on is not null);

create table recurrence_occurrences (
  id uuid primary key,
  recurrence_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  due_on date not null,
  performer text not null check (performer in ('us', 'owner', 'resident')),
  status text not null default 'open' check (status in ('open', 'done', 'skipped')),
  note text not null default '' check (length(note) <= 500),
  evidence_media_id text,
  done_by uuid,
  done_at timestamptz,
  created_at timestamptz not null,
  work_order_id uuid,
  unique (recurrence_id, due_on),
  constraint recurrence_occurrences_check check ((status = 'done') = (done_at is not null))
);
comment on table recurrence_occurrences is 'Dates of a recurrence. Unique, so a repeated job creates none twice.';
comment on column recurrence_occurrences.work_order_id is 'Work order of a task that a Pro does.';
create index recurrence_occurrences_home on recurrence_occurrences (home_id, due_on desc);
create index recurrence_occurrences_open on recurrence_occurrences (due_on) where (status = 'open');
create index recurrence_occurrences_owner on recurrence_occurrences (owner_id) where (owner_id is not null);
create index recurrence_occurrences_done_by on recurrence_occurrences (done_by) where (done_by is not null);
create index recurrence_occurrences_evidence on recurrence_occurrences (evidence_media_id)
  where (evidence_media_id is not null);
create index recurrence_occurrences_work_order on recurrence_occurrences (work_order_id)
  where (work_order_id is not null);

-- Foreign keys

alter table recurrences
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null;

alter table recurrence_occurrences
  add foreign key (recurrence_id) references recurrences(id) on delete cascade,
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (evidence_media_id) references media(id),
  add foreign key (done_by) references users(id) on delete set null,
  add foreign key (work_order_id) references work_orders(id) on delete set null;

-- Triggers

create trigger recurrences_publish_home_change after insert
  or update on recurrences for each row execute function app.publish_home_change();

create trigger recurrence_occurrences_publish_home_change after insert
  or update on recurrence_occurrences for each row execute function app.publish_home_change();

-- Row-level security

alter table recurrences enable row level security, force row level security;
create policy recurrences_managed on recurrences using ((select app.is_staff())
  or (home_id in (select app.managed_home_ids())));
create policy recurrences_member on recurrences for select
  using (home_id in (select home_members.home_id from home_members
  where home_members.person_id = (select app.person()) and home_members.role <> 'helper'));
create policy recurrences_resident on recurrences for select using (performer = 'resident'
  and (home_id in (select app.rented_home_ids())));
select app.grant_to_app('select, insert, update, delete', 'recurrences');

alter table recurrence_occurrences enable row level security, force row level security;
create policy recurrence_occurrences_managed on recurrence_occurrences using ((select app.is_staff())
  or (home_id in (select app.managed_home_ids())));
create policy recurrence_occurrences_member on recurrence_occurrences for select
  using (home_id in (select home_members.home_id from home_members
  where home_members.person_id = (select app.person()) and home_members.role <> 'helper'));
create policy recurrence_occurrences_resident on recurrence_occurrences for select using (performer = 'resident'
  and (home_id in (select app.rented_home_ids())));
select app.grant_to_app('select, insert, update, delete', 'recurrence_occurrences');
