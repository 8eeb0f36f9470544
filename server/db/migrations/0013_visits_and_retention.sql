-- What grows without end: page visits by month with daily counters, uploads that were begun, and what retention may remove.

-- ===== Monthly partitions =====

-- Apart from the tables that the site names: it reaches a partition through its parent alone.
create schema partitions;

-- Makes the partitions of a table from `months` ago to two months ahead, and drops those that are older. Rows that came
-- before their partition did are in the default one and move.
create function app.maintain_monthly_partitions(parent text, months int) returns void
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

-- ===== Page visits =====

alter table site_visits rename to site_visits_before;
alter table site_visits_before rename constraint site_visits_pkey to site_visits_before_pkey;
drop index site_visits_tracking, site_visits_partner;

create sequence site_visit_ids;
create table site_visits (
  id bigint not null default nextval('site_visit_ids'),
  -- Null for a visitor who has not allowed us to know them again.
  tracking_id text,
  url text not null,
  -- The home whose page it was.
  home_id uuid,
  referrer text not null,
  encoded_partner_key text,
  experiments jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (id, at)
) partition by range (at);
alter sequence site_visit_ids owned by site_visits.id;
create index site_visits_tracking on site_visits (tracking_id, at desc);
create index site_visits_partner on site_visits (encoded_partner_key, at) where encoded_partner_key is not null;
create table partitions.site_visits_default partition of site_visits default;
select app.maintain_monthly_partitions('site_visits', 13);

-- How many pages of a home were opened on a day of its region.
create table home_visit_days (
  home_id uuid not null references homes (id) on delete cascade,
  day date not null,
  visits int not null check (visits > 0),
  primary key (home_id, day)
);

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
create trigger site_visits_count_home after insert on site_visits for each row
  when (new.home_id is not null) execute function app.count_home_visit();

insert into site_visits (tracking_id, url, home_id, referrer, encoded_partner_key, experiments, at)
  select tracking_id, url,
    substring(url from '/homes/(?:[^/?#]+/)?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})')::uuid,
    referrer, encoded_partner_key, experiments, at
  from site_visits_before where at > now() - interval '13 months' order by id;
drop table site_visits_before;

alter table site_visits enable row level security;
alter table site_visits force row level security;
create policy site_visits_insert on site_visits for insert with check (true);
create policy site_visits_select on site_visits for select using ((select app.is_staff()));
create policy site_visits_delete on site_visits for delete using ((select app.is_staff()));
alter table home_visit_days enable row level security;
alter table home_visit_days force row level security;
create policy home_visit_days_owner on home_visit_days for select
  using (home_id in (select id from homes where owner_id = (select app.person())));
create policy home_visit_days_staff on home_visit_days using ((select app.is_staff()));
select app.grant_to_app('select, insert, delete', 'site_visits');
select app.grant_to_app('select, insert, update, delete', 'home_visit_days');
select app.grant_to_app('usage', 'sequence site_visit_ids');

create or replace function app.home_visits(home uuid, since timestamptz) returns table (day date, visits int)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select counter.day, counter.visits
    from homes join regions on regions.id = homes.region_id join home_visit_days counter on counter.home_id = homes.id
    where homes.id = home and homes.owner_id = app.person()
      and counter.day >= (since at time zone regions.time_zone)::date
    order by 1;
  perform app.end_system(caller);
end $$;

-- ===== Uploads =====

-- Files of which not every piece has come: they count for the room somebody has, and are given up after a day.
create table file_uploads (
  id uuid primary key,
  owner_id uuid references users (id) on delete cascade,
  flow_run_id uuid references flow_runs (id) on delete cascade,
  -- Of the whole file, as it was announced.
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (owner_id is not null or flow_run_id is not null)
);
create index file_uploads_owner on file_uploads (owner_id) where owner_id is not null;
create index file_uploads_flow_run on file_uploads (flow_run_id) where flow_run_id is not null;
create index file_uploads_expiry on file_uploads (expires_at);
alter table file_uploads enable row level security;
alter table file_uploads force row level security;
create policy file_uploads_own on file_uploads using (owner_id = (select app.person()) or (select app.is_staff()));
create policy file_uploads_run on file_uploads
  using (owner_id is null and exists (select from flow_runs where flow_runs.id = flow_run_id))
  with check (exists (select from flow_runs where flow_runs.id = flow_run_id));
select app.grant_to_app('select, insert, delete', 'file_uploads');

-- ===== Retention =====

-- Rows that are never changed are removed once nothing asks us to keep them: by the sweeps of
-- server/modules/account/personalData/retention, which run as the owner of the tables. The site has no right to remove them.
create or replace function app.forbid_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' and coalesce(current_setting('app.retention', true), '') = 'on' then
    return old;
  end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

create index outbox_sent on outbox (sent_at) where sent_at is not null;
create index documents_unowned on documents (flow_run_id) where owner_id is null;
create index lead_events_unclaimed on lead_events (at) where lead_id is null;
create index applications_ended on applications (updated_at)
  where status in ('lease_signed', 'lease_ended', 'declined', 'withdrawn', 'homeowner_withdrew', 'expired', 'leased_to_another');
