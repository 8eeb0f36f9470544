-- Where we serve homes, on what terms homeowners are paid, and what the site says about itself.

create table regions (
  id int primary key,
  name text not null,
  slug text not null unique,
  short_name text not null,
  status text not null check (status in ('Active', 'Other')),
  state char(2) not null,
  name_kebab_case text not null unique,
  lat double precision not null,
  lng double precision not null,
  zoom double precision not null,
  time_zone text not null
);

create table cities (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  state char(2) not null,
  region_id int not null references regions (id),
  lat double precision not null,
  lng double precision not null,
  -- Homes a visitor can find there, kept by app.count_city_homes.
  homes int not null default 0
);
create index cities_region on cities (region_id);
create index cities_name on cities using gin (lower(name) gin_trgm_ops);

create table payout_plans (
  region_id int not null references regions (id),
  name text not null,
  plan text not null check (plan in ('Monthly', 'Yearly', 'NoGuarantee')),
  management_fee_bps int not null,
  placement_fee_bps int not null,
  advance_fee_bps int not null default 0,
  payout_day int not null check (payout_day between 1 and 28),
  guarantee_limit_cents bigint not null default 0,
  eviction_cover boolean not null default false,
  deductions jsonb not null default '[]',
  ended_by jsonb not null default '[]',
  primary key (region_id, name, plan)
);

create table settings (
  name text primary key,
  value jsonb not null
);

grant select on regions, cities, payout_plans, settings to belong_app;
