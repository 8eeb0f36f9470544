-- What operations look at: the queue by task, the age of backups, and when each provider last answered or failed.

create table provider_states (
  provider text primary key check (length(provider) <= 40),
  answered_at timestamptz,
  failed_at timestamptz,
  -- The operation and the name of its error, without its message.
  error text check (length(error) <= 200),
  failures bigint not null default 0
);
alter table provider_states enable row level security;
alter table provider_states force row level security;
create policy provider_states_staff on provider_states using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'provider_states');

-- Called by the process itself, outside of any request.
create function app.note_provider_states(news jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  insert into provider_states as known (provider, answered_at, failed_at, error, failures)
    select provider, "answeredAt", "failedAt", left(error, 200), failures
    from jsonb_to_recordset(news) as line
      (provider text, "answeredAt" timestamptz, "failedAt" timestamptz, error text, failures bigint)
    on conflict (provider) do update set
      answered_at = greatest(known.answered_at, excluded.answered_at),
      failed_at = greatest(known.failed_at, excluded.failed_at),
      error = coalesce(excluded.error, known.error),
      failures = known.failures + excluded.failures;
  perform app.end_system(caller);
end $$;

create function app.queue_state() returns table (task text, waiting int, oldest_seconds float8, failing int, dead int)
language sql security definer stable set search_path = pg_catalog, pg_temp as $$
  select task_identifier,
    (count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts))::int,
    coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)), 0)::float8,
    (count(*) filter (where attempts > 0 and attempts < max_attempts))::int,
    (count(*) filter (where attempts >= max_attempts))::int
  from graphile_worker.jobs group by task_identifier
$$;

-- Seconds since the last run of each kind that succeeded.
create function app.backup_ages() returns table (kind text, age float8)
language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select runs.kind, extract(epoch from now() - max(runs.started_at))::float8
    from backup_runs runs where runs.status = 'succeeded' group by runs.kind;
  perform app.end_system(caller);
end $$;
