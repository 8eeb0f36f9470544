-- Tables

create table backup_runs (
  id uuid primary key,
  kind text not null check (kind in ('backup', 'drill')),
  status text not null check (status in ('running', 'succeeded', 'failed')),
  stamp text,
  tables int,
  rows bigint,
  files int,
  bytes bigint,
  error text check (length(error) <= 500),
  started_at timestamptz not null,
  finished_at timestamptz,
  constraint backup_runs_check check ((status = 'running') = (finished_at is null))
);
comment on table backup_runs is 'Backups and restore drills, with their result.';
comment on column backup_runs.stamp is 'Name of the backup.';
create index backup_runs_last on backup_runs (kind, started_at desc);

-- Functions

create function app.backup_ages() returns table(kind text, age float8)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select runs.kind, extract(epoch from now() - max(runs.started_at))::float8
    from backup_runs runs where runs.status = 'succeeded' group by runs.kind;
  perform app.end_system(caller);
end $$;

-- Row-level security

alter table backup_runs enable row level security, force row level security;
create policy backup_runs_staff on backup_runs using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'backup_runs');
