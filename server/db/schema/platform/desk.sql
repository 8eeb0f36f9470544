-- Tables

create table desk_items (
  queue text not null,
  item_id uuid not null,
  assignee_id uuid,
  assigned_by uuid,
  assigned_at timestamptz,
  resolved_by uuid,
  resolved_at timestamptz,
  primary key (queue, item_id),
  constraint desk_items_check check (resolved_by is null or resolved_at is not null)
);
comment on table desk_items is 'Assignee of a queue item, and whether staff finished it where no other table says so.';
create index desk_items_assignee on desk_items (assignee_id) where (assignee_id is not null);
create index desk_items_assigned_by on desk_items (assigned_by) where (assigned_by is not null);
create index desk_items_resolved_by on desk_items (resolved_by) where (resolved_by is not null);

create table desk_notes (
  id uuid primary key,
  kind text not null check (kind in ('note', 'reminder', 'action')),
  person_id uuid,
  home_id uuid,
  author_id uuid,
  author_name text not null,
  body text not null check (length(body) >= 1 and length(body) <= 2000),
  created_at timestamptz not null,
  constraint desk_notes_check check (person_id is not null or home_id is not null)
);
comment on table desk_notes is 'Notes of staff about a person or home, and what staff did for them: reminders and acts on their behalf.';
create index desk_notes_person on desk_notes (person_id, created_at desc) where (person_id is not null);
create index desk_notes_home on desk_notes (home_id, created_at desc) where (home_id is not null);
create index desk_notes_author on desk_notes (author_id) where (author_id is not null);

create table desk_views (
  id uuid primary key,
  person_id uuid not null,
  name text not null check (length(name) >= 1 and length(name) <= 60),
  queue text not null,
  assignee text check (assignee in ('me', 'none')),
  overdue boolean not null default false,
  created_at timestamptz not null
);
comment on table desk_views is 'Saved views of desk queues.';
comment on column desk_views.assignee is 'me, none, or all.';
create index desk_views_person on desk_views (person_id, created_at);

create table canned_replies (
  id uuid primary key,
  title text not null check (length(title) >= 1 and length(title) <= 80),
  body text not null check (length(body) >= 1 and length(body) <= 4000),
  updated_by uuid,
  updated_at timestamptz not null
);
comment on table canned_replies is 'Reply templates that staff edit before sending.';
create index canned_replies_updated_by on canned_replies (updated_by) where (updated_by is not null);

create table homeowner_contacts (
  person_id uuid primary key,
  contact_id uuid not null,
  contact_name text not null,
  since timestamptz not null
);
comment on table homeowner_contacts is 'The staff member who is the contact of a homeowner. Hand-over notes are in desk_notes.';
comment on column homeowner_contacts.contact_name is 'Name shown to the homeowner, who sees nothing else of the staff account.';
create index homeowner_contacts_contact on homeowner_contacts (contact_id);

-- Functions

create function app.search_desk(longest text, other_words text[], street text, place text, phrase text, digits text,
  known_id uuid, most integer) returns json
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  -- Sorts after every text that starts the same.
  last constant text := U&'\+10FFFF';
  word_2 constant text := coalesce(other_words[1], '');
  word_3 constant text := coalesce(other_words[2], '');
  word_4 constant text := coalesce(other_words[3], '');
  found_rows json;
begin
  with person as materialized (
    (select id from users where last_name_key >= longest and last_name_key < longest || last
      and position(word_2 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_3 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_4 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0 limit most)
    union (select id from users where first_name_key >= longest and first_name_key < longest || last
      and position(word_2 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_3 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_4 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0 limit most)
    union (select id from users where email_key >= longest and email_key < longest || last
      and position(word_2 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_3 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_4 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0 limit most)
    union (select id from users where phone_key >= digits and phone_key < digits || last limit most)
    union select id from users where id = known_id
  ), home as materialized (
    (select homes.id from homes join cities on cities.id = homes.city_id
      where address_key >= street and address_key < street || last and starts_with(lower(cities.name), place) limit most)
    union (select homes.id from homes join cities on cities.id = homes.city_id
      where street_key >= street and street_key < street || last and starts_with(lower(cities.name), place) limit most)
    union select id from homes where id = known_id
  ), document as materialized (
    (select id from documents where name_key >= phrase and name_key < phrase || last and owner_id is not null limit most)
    -- Person by person: otherwise all documents may be walked through in the order of their owners.
    union (select own.id from person cross join lateral (
      select id from documents where owner_id = person.id limit most) own limit most)
  )
  select json_build_object(
    'people', coalesce((select json_agg(hit order by hit.name, hit.id) from (
      select users.id, concat_ws(' ', first_name, last_name) as name, email, type
      from users where id in (select id from person) and erased_at is null limit most) hit), '[]'),
    'homes', coalesce((select json_agg(hit order by hit.address, hit.id) from (
      select homes.id, concat_ws(', ', street_address, unit) as address, cities.name || ', ' || cities.state as city, status
      from homes join cities on cities.id = homes.city_id
      where homes.id in (select id from home) limit most) hit), '[]'),
    'documents', coalesce((select json_agg(hit order by hit.name, hit.id) from (
      select documents.id, documents.name, owner_id as "ownerId", concat_ws(' ', first_name, last_name) as owner
      from documents join users on users.id = documents.owner_id
      where documents.id in (select id from document) and documents.category <> 'identity'
      limit most) hit), '[]')) into found_rows;
  return found_rows;
end $$;

-- Foreign keys

alter table desk_items
  add foreign key (assignee_id) references users(id) on delete set null,
  add foreign key (assigned_by) references users(id) on delete set null,
  add foreign key (resolved_by) references users(id) on delete set null;

alter table desk_notes
  add foreign key (person_id) references users(id) on delete cascade,
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (author_id) references users(id) on delete set null;

alter table desk_views
  add foreign key (person_id) references users(id) on delete cascade;

alter table canned_replies
  add foreign key (updated_by) references users(id) on delete set null;

alter table homeowner_contacts
  add foreign key (person_id) references users(id) on delete cascade,
  add foreign key (contact_id) references users(id) on delete cascade;

-- Row-level security

alter table desk_items enable row level security, force row level security;
create policy desk_items_staff on desk_items using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'desk_items');

alter table desk_notes enable row level security, force row level security;
create policy desk_notes_staff on desk_notes using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'desk_notes');

alter table desk_views enable row level security, force row level security;
create policy desk_views_staff on desk_views using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'desk_views');

alter table canned_replies enable row level security, force row level security;
create policy canned_replies_staff on canned_replies using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'canned_replies');

alter table homeowner_contacts enable row level security, force row level security;
create policy homeowner_contacts_staff on homeowner_contacts using ((select app.is_staff()));
create policy homeowner_contacts_own on homeowner_contacts for select using (person_id = (select app.person()));
select app.grant_to_app('select, insert, update, delete', 'homeowner_contacts');

-- Reference data

insert into canned_replies (id, title, body, updated_at) values
  ('01930000-0000-7000-8000-000000000001', 'Ask for photos', E'Thanks for telling us. Could you add one or two photos of the problem here? One close up and one from farther away help us send the right Pro.', now()),
  ('01930000-0000-7000-8000-000000000002', 'Pro is being found', E'We have your report and we’re looking for a Pro now. You’ll see the date here as soon as one accepts. If it gets worse, write to us here.', now()),
  ('01930000-0000-7000-8000-000000000003', 'Part is ordered', E'The Pro needs a part and has ordered it. We’ll book the second visit when it arrives and tell you the date here.', now()),
  ('01930000-0000-7000-8000-000000000004', 'Sorry for the delay', E'We’re sorry this takes longer than we said. Here is what happens next and by when:', now()),
  ('01930000-0000-7000-8000-000000000005', 'Please confirm the fix', E'The Pro says the work is done. Could you check it and tell us whether it’s fixed? If it isn’t, press “Not fixed” and we’ll come back.', now());
