-- Tables

create table data_exports (
  id uuid primary key,
  user_id uuid not null,
  status text not null default 'waiting' check (status in ('waiting', 'gathering', 'ready', 'failed', 'expired')),
  done int not null default 0,
  total int not null default 0,
  bytes bigint,
  storage_key text,
  created_at timestamptz not null,
  expires_at timestamptz
);
comment on table data_exports is 'Exports of personal data that members request.';
comment on column data_exports.done is 'Tables and files read so far; total has all of them.';
create unique index data_exports_underway on data_exports (user_id) where (status in ('waiting', 'gathering'));
create index data_exports_user on data_exports (user_id, created_at desc);

-- Foreign keys

alter table data_exports
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table data_exports enable row level security, force row level security;
create policy data_exports_own on data_exports using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'data_exports');
