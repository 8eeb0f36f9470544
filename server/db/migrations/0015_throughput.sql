-- Fewer and shorter locks: heads of the audit chains, priorities of jobs, and counters that move only when something moved.

-- ===== Audit log =====

-- The last row of each stream: whoever adds the next one waits for its row alone, and nobody reads the log to find it.
create table audit_heads (
  stream text primary key,
  id bigint not null,
  hash bytea not null
) with (fillfactor = 50);
insert into audit_heads (stream, id, hash)
  select distinct on (stream) stream, id, hash from audit_log order by stream, id desc;
select app.grant_to_app('select', 'audit_heads');

create or replace function app.chain_audit_row() returns trigger language plpgsql security definer set search_path = public, app, pg_temp as $$
declare head audit_heads;
begin
  select * into head from audit_heads where stream = new.stream for update;
  if not found then
    -- Of two that begin a stream, the second waits here for the first.
    insert into audit_heads (stream, id, hash) values (new.stream, 0, '') on conflict do nothing;
    select * into head from audit_heads where stream = new.stream for update;
  end if;
  new.id := nextval('audit_log_ids');
  new.prev_hash := case when head.id > 0 then head.hash end;
  new.hash := app.audit_row_hash(new);
  update audit_heads set id = new.id, hash = new.hash where stream = new.stream;
  return new;
end $$;

-- ===== Jobs =====

-- A lower priority runs first: codes somebody waits for before letters that can wait.
drop function app.enqueue(text, jsonb, timestamptz, text, int);
create function app.enqueue(task text, payload jsonb, run_at timestamptz default null, job_key text default null,
  max_attempts int default 12, priority int default 0)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  select graphile_worker.add_job(task, payload::json, run_at => run_at, job_key => job_key, max_attempts => max_attempts,
    priority => priority)
$$;

-- ===== Counters of homes =====

-- Signed differences: two homes of a city that are listed at once both count, and a home that only changes its rent
-- locks no row of its city or its areas.
create function app.add_city_home_counts(ids int[], deltas int[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update cities set homes = greatest(0, cities.homes + changed.delta)
  from (select id, sum(delta)::int as delta from unnest(ids, deltas) given (id, delta) group by id having sum(delta) <> 0) changed
  where cities.id = changed.id
$$;

create or replace function app.count_city_homes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform app.add_city_home_counts(array_agg(city_id), array_agg(1)) from after_rows
      where status in ('active', 'coming_soon', 'application_pending') having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform app.add_city_home_counts(array_agg(city_id), array_agg(-1)) from before_rows
      where status in ('active', 'coming_soon', 'application_pending') having count(*) > 0;
  else
    perform app.add_city_home_counts(array_agg(city_id), array_agg(delta)) from (
      select city_id, -1 as delta from before_rows where status in ('active', 'coming_soon', 'application_pending')
      union all select city_id, 1 from after_rows where status in ('active', 'coming_soon', 'application_pending')
    ) moved having count(*) > 0;
  end if;
  return null;
end $$;

create or replace function app.add_area_home_counts(ids uuid[], city_ids int[], neighborhoods text[], zipcodes text[], lats float8[], lngs float8[], deltas int[])
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into areas (slug, kind, name, city_id, lat, lng, homes)
  select slug, kind, min(name), min(city_id), avg(lat), avg(lng), sum(delta)
  from (
    select app.area_slug(changed.neighborhood) || '-' || cities.slug as slug, 'neighborhood' as kind, changed.neighborhood as name,
      changed.city_id, changed.lat, changed.lng, changed.delta
    from unnest(ids, city_ids, neighborhoods, zipcodes, lats, lngs, deltas)
      changed (id, city_id, neighborhood, zipcode, lat, lng, delta)
    join cities on cities.id = changed.city_id
    union all
    select changed.zipcode, 'zip', changed.zipcode, changed.city_id, changed.lat, changed.lng, changed.delta
    from unnest(ids, city_ids, neighborhoods, zipcodes, lats, lngs, deltas)
      changed (id, city_id, neighborhood, zipcode, lat, lng, delta)
  ) each_area
  where slug is not null
  group by slug, kind
  having sum(delta) <> 0
  order by slug
  on conflict (slug) do update set homes = greatest(0, areas.homes + excluded.homes)
$$;

create or replace function app.count_area_homes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform app.add_area_home_counts(array_agg(id), array_agg(city_id), array_agg(neighborhood), array_agg(zipcode::text),
      array_agg(lat), array_agg(lng), array_agg(delta))
    from (
      select id, city_id, neighborhood, zipcode, lat, lng, status, 1 as delta from after_rows
      union all select id, city_id, neighborhood, zipcode, lat, lng, status, -1 from before_rows
    ) moved where status in ('active', 'coming_soon', 'application_pending') having count(*) > 0;
  elsif tg_op = 'INSERT' then
    perform app.add_area_home_counts(array_agg(id), array_agg(city_id), array_agg(neighborhood), array_agg(zipcode::text),
      array_agg(lat), array_agg(lng), array_agg(1))
    from after_rows where status in ('active', 'coming_soon', 'application_pending') having count(*) > 0;
  else
    perform app.add_area_home_counts(array_agg(id), array_agg(city_id), array_agg(neighborhood), array_agg(zipcode::text),
      array_agg(lat), array_agg(lng), array_agg(-1))
    from before_rows where status in ('active', 'coming_soon', 'application_pending') having count(*) > 0;
  end if;
  return null;
end $$;

-- ===== Rights =====

do $$ declare each text; begin
  for each in select oid::regprocedure from pg_proc where pronamespace = 'app'::regnamespace and prosecdef loop
    execute format('revoke all on function %s from public', each);
    if app.has_app_role() then execute format('grant execute on function %s to belong_app', each); end if;
  end loop;
end $$;
