-- phase: expand
-- Who of our team a homeowner turns to. The note of a hand-over is among the notes about the person.
create table homeowner_contacts (
  person_id uuid primary key references users (id) on delete cascade,
  contact_id uuid not null references users (id) on delete cascade,
  -- The homeowner reads it and nothing else of the member of the team.
  contact_name text not null,
  since timestamptz not null
);
create index homeowner_contacts_contact on homeowner_contacts (contact_id);
alter table homeowner_contacts enable row level security;
alter table homeowner_contacts force row level security;
create policy homeowner_contacts_staff on homeowner_contacts using ((select app.is_staff()));
create policy homeowner_contacts_own on homeowner_contacts for select using (person_id = (select app.person()));
select app.grant_to_app('select, insert, update, delete', 'homeowner_contacts');
