-- What visitors do, how fast pages are for them, and what breaks in their browsers: our own store, by month.

-- ===== Events =====

create sequence analytics_event_ids;
create table analytics_events (
  id bigint not null default nextval('analytics_event_ids'),
  -- An event of contract/platform/analytics/constants.ts.
  event text not null check (length(event) <= 40),
  -- The visitor's id; null for what our own jobs record about a member.
  tracking_id text check (length(tracking_id) = 21),
  user_id uuid,
  home_id uuid,
  properties jsonb not null default '{}',
  -- Whether it may go to an analytics vendor: never under Global Privacy Control.
  shareable boolean not null default false,
  forwarded_at timestamptz,
  at timestamptz not null default now(),
  primary key (id, at)
) partition by range (at);
alter sequence analytics_event_ids owned by analytics_events.id;
create index analytics_events_event on analytics_events (event, at);
create index analytics_events_tracking on analytics_events (tracking_id, at) where tracking_id is not null;
create index analytics_events_user on analytics_events (user_id) where user_id is not null;
create index analytics_events_unforwarded on analytics_events (id) where shareable and forwarded_at is null;
create table partitions.analytics_events_default partition of analytics_events default;
select app.maintain_monthly_partitions('analytics_events', 13);

-- Whose browser it is, once they log in there, with the reserved properties of their profile.
create table analytics_profiles (
  tracking_id text primary key check (length(tracking_id) = 21),
  user_id uuid not null references users (id) on delete cascade,
  properties jsonb not null,
  shareable boolean not null,
  updated_at timestamptz not null,
  forwarded_at timestamptz
);
create index analytics_profiles_user on analytics_profiles (user_id);

-- ===== Speed =====

create sequence web_vital_ids;
create table web_vitals (
  id bigint not null default nextval('web_vital_ids'),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'TTFB')),
  value double precision not null check (value >= 0),
  -- The pattern of the page, never its address.
  route text not null check (length(route) <= 200),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  at timestamptz not null default now(),
  primary key (id, at)
) partition by range (at);
alter sequence web_vital_ids owned by web_vitals.id;
create index web_vitals_at on web_vitals (at);
create table partitions.web_vitals_default partition of web_vitals default;
select app.maintain_monthly_partitions('web_vitals', 3);

-- ===== Errors =====

-- One row a kind of error: the same error again counts up.
create table browser_errors (
  fingerprint text primary key,
  kind text not null check (kind in ('error', 'rejection', 'log')),
  message text not null check (length(message) <= 500),
  stack text not null check (length(stack) <= 4000),
  -- Where it was last seen.
  route text not null check (length(route) <= 200),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  build text not null check (length(build) <= 64),
  count int not null check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index browser_errors_last on browser_errors (last_at desc);

-- ===== Rights =====

alter table analytics_events enable row level security;
alter table analytics_events force row level security;
create policy analytics_events_insert on analytics_events for insert with check (true);
create policy analytics_events_select on analytics_events for select using ((select app.is_staff()));
create policy analytics_events_update on analytics_events for update using ((select app.is_staff()));
create policy analytics_events_delete on analytics_events for delete using ((select app.is_staff()));
alter table analytics_profiles enable row level security;
alter table analytics_profiles force row level security;
create policy analytics_profiles_staff on analytics_profiles using ((select app.is_staff()));
alter table web_vitals enable row level security;
alter table web_vitals force row level security;
create policy web_vitals_insert on web_vitals for insert with check (true);
create policy web_vitals_select on web_vitals for select using ((select app.is_staff()));
alter table browser_errors enable row level security;
alter table browser_errors force row level security;
create policy browser_errors_staff on browser_errors using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'analytics_events', 'analytics_profiles', 'browser_errors');
select app.grant_to_app('select, insert', 'web_vitals');
select app.grant_to_app('usage', 'sequence analytics_event_ids', 'sequence web_vital_ids');
