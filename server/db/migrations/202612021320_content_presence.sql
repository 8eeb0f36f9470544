-- phase: expand
-- noun: content/studio

create table content_presence (
  document_id text not null check (length(document_id) <= 100),
  person_id uuid not null references users (id) on delete cascade,
  name text not null,
  seen_at timestamptz not null,
  primary key (document_id, person_id)
);
comment on table content_presence is 'Editors who have a document open, for a minute after they were last seen.';
create index content_presence_person on content_presence (person_id);
create index content_presence_seen on content_presence (seen_at);
alter table content_presence enable row level security;
alter table content_presence force row level security;
create policy content_presence_editors on content_presence
  using ((select app.is_editor()));
select app.grant_to_app('select, insert, update, delete', 'content_presence');
