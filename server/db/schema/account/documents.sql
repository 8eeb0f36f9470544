-- Tables

create table documents (
  id uuid primary key,
  owner_id uuid,
  flow_run_id uuid,
  home_id uuid,
  message_id uuid,
  category text not null check (category in ('agreement', 'application', 'identity', 'inspection', 'insurance',
    'lease', 'message', 'notice', 'receipt', 'statement', 'tax', 'other')),
  name text not null,
  mime text not null,
  bytes int not null check (bytes >= 0),
  sha256 bytea not null,
  storage_key text not null,
  version int not null default 1,
  replaced_by uuid,
  notes text[] not null default '{}',
  dated_on date,
  created_at timestamptz not null,
  name_key text collate "C" generated always as (lower(name)) stored,
  is_record boolean not null default false,
  hidden_at timestamptz,
  constraint documents_has_owner check (owner_id is not null or flow_run_id is not null)
);
comment on table documents is 'Files of accounts, homes, leases, threads, and flow runs.';
comment on column documents.owner_id is 'Null for files of a flow run until an account takes over the run.';
comment on column documents.message_id is 'Message that it is attached to; readers of the thread may read it.';
comment on column documents.replaced_by is 'Newer document that replaced it.';
comment on column documents.notes is 'Result of the quality check at upload.';
create index documents_owner on documents (owner_id, created_at desc);
create index documents_message on documents (message_id) where (message_id is not null);
create index documents_flow_run on documents (flow_run_id) where (flow_run_id is not null);
create index documents_home on documents (home_id) where (home_id is not null);
create index documents_replaced_by on documents (replaced_by) where (replaced_by is not null);
create index documents_unowned on documents (flow_run_id) where (owner_id is null);
create index documents_search_name on documents (name_key);
create index documents_storage_key on documents (storage_key);

create table file_links (
  hash bytea primary key,
  user_id uuid not null,
  kind text not null,
  subject uuid not null,
  expires_at timestamptz not null
);
comment on table file_links is 'Links that open one file for a few minutes for one person. Only the hash is stored.';
comment on column file_links.kind is 'document, archive, or export; subject has its id.';
create index file_links_user on file_links (user_id);
create index file_links_expiry on file_links (expires_at);

create table file_uploads (
  id uuid primary key,
  owner_id uuid,
  flow_run_id uuid,
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  received bigint not null default 0,
  metadata jsonb not null default '{}',
  locked_by uuid,
  locked_until timestamptz,
  lock_wanted boolean not null default false,
  constraint file_uploads_check check (owner_id is not null or flow_run_id is not null),
  constraint file_uploads_check1 check (received >= 0 and received <= bytes)
);
comment on table file_uploads is 'Resumable uploads that are not complete. They count toward the quota and expire after a day.';
comment on column file_uploads.bytes is 'Announced size of the whole file.';
comment on column file_uploads.received is 'Bytes received. The stored pieces let any process take the next one; locked_until names the writer.';
comment on column file_uploads.lock_wanted is 'Another process waits; the writer stops soon.';
create index file_uploads_owner on file_uploads (owner_id) where (owner_id is not null);
create index file_uploads_flow_run on file_uploads (flow_run_id) where (flow_run_id is not null);
create index file_uploads_expiry on file_uploads (expires_at);

-- Foreign keys

alter table documents
  add foreign key (owner_id) references users(id) on delete cascade,
  add foreign key (flow_run_id) references flow_runs(id) on delete set null,
  add foreign key (home_id) references homes(id) on delete set null,
  add foreign key (message_id) references messages(id) on delete cascade,
  add foreign key (replaced_by) references documents(id) on delete set null;

alter table file_links
  add foreign key (user_id) references users(id) on delete cascade;

alter table file_uploads
  add foreign key (owner_id) references users(id) on delete cascade,
  add foreign key (flow_run_id) references flow_runs(id) on delete cascade;

-- Row-level security

alter table documents enable row level security, force row level security;
create policy documents_own on documents using (owner_id = (select app.person()) or (select app.is_staff()));
create policy documents_message on documents for select using (message_id in (select messages.id from messages
  where (messages.thread_id in (select app.own_thread_ids()))));
create policy documents_run on documents using (owner_id is null and (exists (select from flow_runs
  where flow_runs.id = documents.flow_run_id))) with check (exists (select from flow_runs
  where flow_runs.id = documents.flow_run_id));
create policy documents_condition on documents for select using (id in (select app.own_condition_document_ids()));
create policy documents_home_member on documents for select using ((home_id, owner_id) in (select homes.id,
  homes.owner_id from home_members join homes on homes.id = home_members.home_id
  where home_members.person_id = (select app.person()) and home_members.role <> 'helper'));
select app.grant_to_app('select, insert, update, delete', 'documents');

alter table file_links enable row level security, force row level security;
create policy file_links_own on file_links using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'file_links');

alter table file_uploads enable row level security, force row level security;
create policy file_uploads_own on file_uploads using (owner_id = (select app.person()) or (select app.is_staff()));
create policy file_uploads_run on file_uploads using (owner_id is null and (exists (select from flow_runs
  where flow_runs.id = file_uploads.flow_run_id))) with check (exists (select from flow_runs
  where flow_runs.id = file_uploads.flow_run_id));
select app.grant_to_app('select, insert, update, delete', 'file_uploads');
