-- Tables

create sequence site_visit_ids;

create table site_visits (
  id bigint not null default nextval('site_visit_ids'),
  tracking_id text,
  url text not null,
  home_id uuid,
  referrer text not null,
  encoded_partner_key text,
  experiments jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (id, at)
) partition by range (at);
create table partitions.site_visits_default partition of site_visits default;
comment on table site_visits is 'Page views, by month.';
comment on column site_visits.tracking_id is 'Null for visitors without consent to be recognized.';
comment on column site_visits.home_id is 'Home of a home page.';
create index site_visits_tracking on site_visits (tracking_id, at desc);
create index site_visits_partner on site_visits (encoded_partner_key, at) where (encoded_partner_key is not null);
create index site_visits_home on site_visits (home_id, at) where (home_id is not null);

alter sequence site_visit_ids owned by site_visits.id;

-- Functions

create function app.maintain_monthly_partitions(parent text, months integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month date;
  old record;
  part text;
  first date := date_trunc('month', now() - make_interval(months => months))::date;
begin
  for month in select generate_series(first, date_trunc('month', now()) + interval '2 months', interval '1 month')::date loop
    part := format('%s_%s', parent, to_char(month, 'YYYY_MM'));
    continue when to_regclass(format('partitions.%I', part)) is not null;
    execute format('create table partitions.%I (like public.%I including defaults including constraints)', part, parent);
    execute format('with moved as (delete from partitions.%I where at >= %L and at < %L returning *) insert into partitions.%I select * from moved',
      parent || '_default', month, month + interval '1 month', part);
    execute format('alter table public.%I attach partition partitions.%I for values from (%L) to (%L)',
      parent, part, month, month + interval '1 month');
  end loop;
  for old in select relname from pg_class where relnamespace = 'partitions'::regnamespace and relkind = 'r'
      and relname ~ ('^' || parent || '_\d{4}_\d{2}$') and relname < format('%s_%s', parent, to_char(first, 'YYYY_MM')) loop
    execute format('drop table partitions.%I', old.relname);
  end loop;
  execute format('delete from partitions.%I where at < %L', parent || '_default', first);
end $$;
revoke all on function app.maintain_monthly_partitions(parent text, months integer) from public;
select app.grant_to_app('execute', 'function app.maintain_monthly_partitions(parent text, months integer)');

create function app.count_home_visit() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  insert into home_visit_days as counter (home_id, day, visits)
    select homes.id, (new.at at time zone regions.time_zone)::date, 1
    from homes join regions on regions.id = homes.region_id where homes.id = new.home_id
    on conflict (home_id, day) do update set visits = counter.visits + 1;
  perform app.end_system(caller);
  return null;
end $$;
revoke all on function app.count_home_visit() from public;
select app.grant_to_app('execute', 'function app.count_home_visit()');

-- Triggers

create trigger site_visits_count_home after insert on site_visits for each row
  when (new.home_id is not null) execute function app.count_home_visit();

-- Row-level security

alter table site_visits enable row level security, force row level security;
create policy site_visits_insert on site_visits for insert with check (true);
create policy site_visits_select on site_visits for select using ((select app.is_staff()));
create policy site_visits_delete on site_visits for delete using ((select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'site_visits');

select app.grant_to_app('usage', 'sequence site_visit_ids');

-- Reference data

select app.maintain_monthly_partitions('site_visits', 13);
