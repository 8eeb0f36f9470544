-- phase: expand
-- noun: platform/correspondence

create table contact_log (
  id uuid primary key,
  kind text not null check (kind in ('text', 'call')),
  direction text not null check (direction in ('in', 'out')),
  person_id uuid references users (id) on delete cascade,
  home_id uuid references homes (id) on delete set null,
  phone text check (length(phone) <= 40),
  outcome text check (outcome in ('talked', 'leftVoicemail', 'noAnswer', 'wrongNumber')),
  body text not null check (length(body) >= 1 and length(body) <= 8000),
  author_id uuid references users (id) on delete set null,
  author_name text not null,
  carrier_id text unique check (length(carrier_id) <= 100),
  at timestamptz not null,
  constraint contact_log_outcome check ((kind = 'call') = (outcome is not null)),
  constraint contact_log_subject check (person_id is not null)
);
comment on table contact_log is 'Texts and calls between staff and a person. Messages are in threads.';
comment on column contact_log.direction is 'in: from the person; out: from staff.';
comment on column contact_log.outcome is 'Result of a call; null for texts.';
comment on column contact_log.author_name is 'Name of the writer: a staff member, or the person for an inbound text.';
comment on column contact_log.carrier_id is 'Id of an inbound text at the carrier, so a second copy is ignored.';
create index contact_log_person on contact_log (person_id, at desc) where person_id is not null;
create index contact_log_home on contact_log (home_id, at desc) where home_id is not null;
create index contact_log_author on contact_log (author_id) where author_id is not null;
create index contact_log_inbound on contact_log (at, id) where kind = 'text' and direction = 'in';
alter table contact_log enable row level security;
alter table contact_log force row level security;
create policy contact_log_staff on contact_log using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'contact_log');
