-- Tables

create sequence web_vital_ids;

create table browser_errors (
  fingerprint text primary key,
  kind text not null check (kind in ('error', 'rejection', 'log')),
  message text not null check (length(message) <= 500),
  stack text not null check (length(stack) <= 4000),
  route text not null check (length(route) <= 200),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  build text not null check (length(build) <= 64),
  count int not null check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);
comment on table browser_errors is 'One row per kind of browser error; the same error again increases the count.';
comment on column browser_errors.route is 'Route of the latest occurrence.';
create index browser_errors_last on browser_errors (last_at desc);

create table web_vitals (
  id bigint not null default nextval('web_vital_ids'),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'TTFB')),
  value float8 not null check (value >= 0::double precision),
  route text not null check (length(route) <= 200),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  at timestamptz not null default now(),
  primary key (id, at)
) partition by range (at);
create table partitions.web_vitals_default partition of web_vitals default;
comment on table web_vitals is 'Web Vitals of page views, by month.';
comment on column web_vitals.route is 'Route pattern of the page.';
create index web_vitals_at on web_vitals (at);

alter sequence web_vital_ids owned by web_vitals.id;

-- Row-level security

alter table browser_errors enable row level security, force row level security;
create policy browser_errors_staff on browser_errors using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'browser_errors');

alter table web_vitals enable row level security, force row level security;
create policy web_vitals_insert on web_vitals for insert with check (true);
create policy web_vitals_select on web_vitals for select using ((select app.is_staff()));
select app.grant_to_app('select, insert', 'web_vitals');

select app.grant_to_app('usage', 'sequence web_vital_ids');

-- Reference data

select app.maintain_monthly_partitions('web_vitals', 3);
