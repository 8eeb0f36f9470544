-- The desk of our team: since when a home is where it is, what stands beside the items of a queue, notes, and search.

-- Queues are read oldest first, and stop counting early.
alter table homes add column status_since timestamptz not null default now();
update homes set status_since = coalesce(listed_at, updated_at);
create function app.set_home_status_since() returns trigger language plpgsql as $$
begin
  new.status_since := now();
  return new;
end $$;
create trigger homes_status_since before update of status on homes
  for each row when (old.status is distinct from new.status) execute function app.set_home_status_since();
create index homes_status_since on homes (status, status_since, id);

-- Who works on an item of a queue, and that it is done where nothing else in the database says so.
create table desk_items (
  queue text not null,
  item_id uuid not null,
  assignee_id uuid references users (id) on delete set null,
  assigned_by uuid references users (id) on delete set null,
  assigned_at timestamptz,
  resolved_by uuid references users (id) on delete set null,
  resolved_at timestamptz,
  primary key (queue, item_id),
  check ((resolved_by is null) or resolved_at is not null)
);
create index desk_items_assignee on desk_items (assignee_id) where assignee_id is not null;
create index desk_items_assigned_by on desk_items (assigned_by) where assigned_by is not null;
create index desk_items_resolved_by on desk_items (resolved_by) where resolved_by is not null;

-- What our team wrote about a person or a home, and what it did for somebody: reminders sent, acts on their behalf.
create table desk_notes (
  id uuid primary key,
  kind text not null check (kind in ('note', 'reminder', 'action')),
  person_id uuid references users (id) on delete cascade,
  home_id uuid references homes (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  author_name text not null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null,
  check (person_id is not null or home_id is not null)
);
create index desk_notes_person on desk_notes (person_id, created_at desc) where person_id is not null;
create index desk_notes_home on desk_notes (home_id, created_at desc) where home_id is not null;
create index desk_notes_author on desk_notes (author_id) where author_id is not null;

do $$ declare each text; begin
  foreach each in array array['desk_items', 'desk_notes'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
  end loop;
end $$;
create policy desk_items_staff on desk_items using ((select app.is_staff()));
create policy desk_notes_staff on desk_notes using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'desk_items', 'desk_notes');

-- Search goes by how a word starts. Comparisons of these columns are leakproof, so row-level security lets an index serve
-- them; those of pg_trgm and of citext are not.
alter table users
  add column first_name_key text collate "C" generated always as (lower(first_name)) stored,
  add column last_name_key text collate "C" generated always as (lower(last_name)) stored,
  add column email_key text collate "C" generated always as (lower(email::text)) stored,
  add column phone_key text collate "C" generated always as (regexp_replace(phone, '\D', '', 'g')) stored;
create index users_search_first_name on users (first_name_key);
create index users_search_last_name on users (last_name_key);
create index users_search_email on users (email_key);
create index users_search_phone on users (phone_key) where phone_key is not null;
alter table homes
  add column street_key text collate "C" generated always as (lower(regexp_replace(street_address, '^\d\S*\s+', ''))) stored;
create index homes_search_address on homes (address_key);
create index homes_search_street on homes (street_key);
alter table documents add column name_key text collate "C" generated always as (lower(name)) stored;
create index documents_search_name on documents (name_key);

-- Everything one person did, the newest first.
create index audit_log_person on audit_log (person_id, id desc) where person_id is not null;

-- The oldest items of queues.
create index leads_open on leads (created_at, id);
create index appointments_unmarked on appointments (starts_at, id) where status = 'booked';
create index applications_under_way on applications (status, updated_at, id)
  where status in ('submitted', 'screening', 'needs_information', 'in_review', 'approved', 'approved_with_conditions');
create index leases_under_way on leases (status, created_at, id) where status in ('draft', 'sent', 'signed');
create index threads_waiting on threads (last_message_at, id) where status = 'waiting';
create index refunds_failed on refunds (failed_at, id) where failure is not null;
create index charges_unpaid on charges (updated_at, id) where status in ('failed', 'returned');
