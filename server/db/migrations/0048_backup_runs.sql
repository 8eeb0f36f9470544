-- Backups and restore drills: when, how much, and how they ended.

create table backup_runs (
  id uuid primary key,
  kind text not null check (kind in ('backup', 'drill')),
  status text not null check (status in ('running', 'succeeded', 'failed')),
  -- The name of the backup.
  stamp text,
  tables int,
  rows bigint,
  files int,
  bytes bigint,
  error text check (length(error) <= 500),
  started_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'running') = (finished_at is null))
);
create index backup_runs_last on backup_runs (kind, started_at desc);

alter table backup_runs enable row level security;
alter table backup_runs force row level security;
create policy backup_runs_staff on backup_runs using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'backup_runs');
