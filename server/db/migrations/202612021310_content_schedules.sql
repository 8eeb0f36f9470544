-- phase: expand
-- noun: content/studio

create function app.is_editor() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.role', true) in ('editor', 'staff'), false)
$$;
comment on function app.is_editor() is 'Whether the caller is an editor or on the team: those who may open the Studio.';

create table content_schedules (
  document_id text not null check (length(document_id) <= 100),
  action text not null check (action in ('publish', 'unpublish')),
  version text not null check (length(version) <= 40),
  at timestamptz not null,
  created_by uuid not null references users (id) on delete cascade,
  created_name text not null,
  created_at timestamptz not null,
  failure text check (length(failure) <= 300),
  primary key (document_id, action)
);
comment on table content_schedules is 'Documents of the site that are published or unpublished at a time.';
comment on column content_schedules.version is 'Version of the draft that was looked at: another one is not published.';
comment on column content_schedules.created_name is 'Name that other editors see: they may not read accounts.';
comment on column content_schedules.failure is 'Why it did not happen at its time. Null while it waits.';
create index content_schedules_due on content_schedules (at) where (failure is null);
create index content_schedules_created_by on content_schedules (created_by);
alter table content_schedules enable row level security;
alter table content_schedules force row level security;
create policy content_schedules_editors on content_schedules
  using ((select app.is_editor()));
select app.grant_to_app('select, insert, update, delete', 'content_schedules');
