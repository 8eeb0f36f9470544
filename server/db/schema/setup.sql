-- Extensions, schemas, the role of the site, and the functions that every other file uses.

create extension if not exists pg_trgm;
create extension if not exists citext;
create extension if not exists btree_gist;
create extension if not exists fuzzystrmatch;

-- Functions of the product.
create schema app;
-- Objects of the local provider sandboxes, which stand for other companies.
create schema sandbox;
-- Monthly partitions. Statements reach them through their parent table only.
create schema partitions;

-- Where the owner of the database may create roles, the site steps down to this role, which limits row-level security
-- further by rights per table. Elsewhere (managed databases) it works as the owner, whom row-level security binds too,
-- because it is forced.
do $$ begin
  if not exists (select from pg_roles where rolname = 'belong_app') then
    create role belong_app nologin;
  end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant belong_app to %I', current_user);
  end if;
exception when insufficient_privilege or duplicate_object or unique_violation then null;
end $$;

comment on table schema_migrations is 'Applied migrations with their checksum, written by server/db/migrate.ts.';

create function app.has_app_role() returns boolean language sql stable as $$
  select exists (select from pg_roles where rolname = 'belong_app' and pg_has_role(current_user, oid,
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end))
$$;

create function app.grant_to_app(rights text, variadic names text[]) returns void language plpgsql as $$
declare each text;
begin
  if not app.has_app_role() then return; end if;
  foreach each in array names loop
    execute format('grant %s on %s to belong_app', rights, each);
  end loop;
end $$;

create function app.person() returns uuid language sql stable parallel safe as $$ select nullif(current_setting('app.person', true), '')::uuid $$;

create function app.is_staff() returns boolean language sql stable parallel safe as $$ select coalesce(current_setting('app.role', true) = 'staff', false) $$;

create function app.guest_token() returns bytea language sql stable parallel safe as $$ select decode(nullif(current_setting('app.guest_token', true), ''), 'hex') $$;

create function app.appointment_key() returns text language sql stable parallel safe as $$ select nullif(current_setting('app.appointment', true), '') $$;

create function app.begin_system() returns text language plpgsql as $$
declare caller text := coalesce(current_setting('app.role', true), '');
begin
  perform set_config('app.role', 'staff', true);
  return caller;
end $$;

create function app.end_system(caller text) returns void language plpgsql as $$
begin
  perform set_config('app.role', caller, true);
end $$;

create function app.forbid_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' and coalesce(current_setting('app.retention', true), '') = 'on' then
    return old;
  end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

create function app.queue_lag() returns interval
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(now() - min(run_at), interval '0') from graphile_worker.jobs where run_at < now() and attempts = 0 and locked_at is null
$$;
revoke all on function app.queue_lag() from public;
select app.grant_to_app('execute', 'function app.queue_lag()');

create function app.dequeue(key text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select graphile_worker.remove_job(key)
$$;
revoke all on function app.dequeue(key text) from public;
select app.grant_to_app('execute', 'function app.dequeue(key text)');

create function app.publish_change(subject text, people uuid[]) returns void language sql as $$
  select pg_notify('belong_live', json_build_object('subject', subject, 'userIds', to_json(people[1:100]))::text)
  where cardinality(people) > 0;
$$;

create function app.notify_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  row_data jsonb := to_jsonb(new);
  caller text;
  owner uuid;
  applicant uuid;
begin
  case tg_argv[0]
    when 'application' then
      perform app.publish_application_change((row_data->>tg_argv[1])::uuid, tg_table_name in ('applications', 'decisions'));
    when 'applicant' then
      caller := app.begin_system();
      select person_id into applicant from applicants where id = (row_data->>'applicant_id')::uuid;
      perform app.end_system(caller);
      perform app.publish_change('applications', array_remove(array[applicant], null));
    when 'lease' then perform app.publish_lease_change((row_data->>tg_argv[1])::uuid);
    when 'envelope' then perform app.publish_envelope_change((row_data->>tg_argv[1])::uuid);
    when 'appointment' then
      caller := app.begin_system();
      select owner_id into owner from homes where id = (row_data->>'home_id')::uuid;
      perform app.end_system(caller);
      perform app.publish_change('appointments', array_remove(array[(row_data->>'user_id')::uuid, owner], null));
  end case;
  return null;
end $$;
revoke all on function app.notify_change() from public;
select app.grant_to_app('execute', 'function app.notify_change()');

create function app.enqueue(task text, payload jsonb, run_at timestamptz default null, job_key text default null,
  max_attempts integer default 12, priority integer default 0) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
  select graphile_worker.add_job(task, payload::json, run_at => run_at, job_key => job_key, max_attempts => max_attempts,
    priority => priority)
$$;
revoke all on function app.enqueue(task text, payload jsonb, run_at timestamp with time zone, job_key text, max_attempts integer, priority integer) from public;
select app.grant_to_app('execute', 'function app.enqueue(task text, payload jsonb, run_at timestamp with time zone, job_key text, max_attempts integer, priority integer)');

create function app.queue_state() returns table(task text, waiting integer, oldest_seconds float8, failing integer,
  dead integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select task_identifier,
    (count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts))::int,
    coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and locked_at is null and attempts < max_attempts)), 0)::float8,
    (count(*) filter (where attempts > 0 and attempts < max_attempts))::int,
    (count(*) filter (where attempts >= max_attempts))::int
  from graphile_worker.jobs group by task_identifier
$$;

create function app.now() returns timestamptz language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())
$$;

select app.grant_to_app('usage', 'schema public', 'schema app', 'schema sandbox');
