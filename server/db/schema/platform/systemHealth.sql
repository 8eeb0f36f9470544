-- Tables

create table provider_states (
  provider text primary key check (length(provider) <= 40),
  answered_at timestamptz,
  failed_at timestamptz,
  error text check (length(error) <= 200),
  failures bigint not null default 0
);
comment on table provider_states is 'Last answer and last failure of each outside service.';
comment on column provider_states.error is 'Operation and error name, without its message.';

-- Functions

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

-- Row-level security

alter table provider_states enable row level security, force row level security;
create policy provider_states_staff on provider_states using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'provider_states');
