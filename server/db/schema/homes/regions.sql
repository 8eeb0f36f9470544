-- Tables

create table regions (
  id int primary key,
  name text not null,
  slug text not null unique,
  short_name text not null,
  status text not null check (status in ('Active', 'ComingSoon', 'Other')),
  state character(2) not null,
  name_kebab_case text not null unique,
  lat float8 not null,
  lng float8 not null,
  zoom float8 not null,
  time_zone text not null
);
comment on table regions is 'Regions in which we lease and manage homes.';

create table region_hosts (
  region_id int not null,
  host_id uuid not null,
  primary key (region_id, host_id)
);
comment on table region_hosts is 'Regions in which a host works, so that a home gets a host of its region.';
create index region_hosts_host on region_hosts (host_id);

-- Foreign keys

alter table region_hosts
  add foreign key (region_id) references regions(id),
  add foreign key (host_id) references users(id) on delete cascade;

-- Triggers

create trigger regions_terms after insert on regions for each row execute function app.add_region_terms();

-- Row-level security

select app.grant_to_app('select', 'regions');

select app.grant_to_app('select', 'region_hosts');

-- Reference data

insert into regions (id, name, slug, short_name, status, state, name_kebab_case, lat, lng, zoom, time_zone) values
  (0, 'All Cities', 'all-cities', 'All', 'Active', 'NA', 'all-cities', 37.5, -98.5, 3.6, 'America/Los_Angeles'),
  (1, 'Bay Area', 'bay-area', 'Bay Area', 'Active', 'CA', 'bay-area', 37.66, -122.2, 8.9, 'America/Los_Angeles'),
  (2, 'LA Area', 'los-angeles', 'LA', 'Active', 'CA', 'la-area', 34.03, -118.28, 9.2, 'America/Los_Angeles'),
  (3, 'Orange County', 'orange-county', 'OC', 'Active', 'CA', 'orange-county', 33.7, -117.85, 9.9, 'America/Los_Angeles'),
  (4, 'San Diego Area', 'san-diego', 'San Diego', 'Active', 'CA', 'san-diego-area', 32.92, -117.06, 9.4, 'America/Los_Angeles'),
  (5, 'Seattle Area', 'seattle', 'Seattle', 'Active', 'WA', 'seattle-area', 47.58, -122.25, 9.1, 'America/Los_Angeles'),
  (6, 'Miami', 'miami', 'Miami', 'Active', 'FL', 'miami', 26.2, -80.3, 8.7, 'America/New_York'),
  (7, 'Virginia', 'virginia', 'Virginia', 'Active', 'VA', 'virginia', 37.93, -77.25, 7.35, 'America/New_York');
