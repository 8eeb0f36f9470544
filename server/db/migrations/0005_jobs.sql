-- Jobs are enqueued in the transaction of their cause; the application role reaches the queue only through this door.

create function app.enqueue(task text, payload jsonb, run_at timestamptz default null, job_key text default null, max_attempts int default 12)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  select graphile_worker.add_job(task, payload::json, run_at => run_at, job_key => job_key, max_attempts => max_attempts)
$$;
revoke all on function app.enqueue from public;
grant execute on function app.enqueue to belong_app;

-- How far the queue is behind, for /readyz.
create function app.queue_lag() returns interval language sql security definer stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(now() - min(run_at), interval '0') from graphile_worker.jobs where run_at < now() and attempts = 0 and locked_at is null
$$;
revoke all on function app.queue_lag from public;
grant execute on function app.queue_lag to belong_app;
