-- Tables

create table cities (
  id int generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  state character(2) not null,
  region_id int not null,
  lat float8 not null,
  lng float8 not null,
  homes int not null default 0
);
comment on table cities is 'Cities and towns of a region, by postal name.';
comment on column cities.homes is 'Number of homes that visitors can find, kept by app.count_city_homes.';
create index cities_region on cities (region_id);
create index cities_name on cities using gin (lower(name) gin_trgm_ops);

create table areas (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('neighborhood', 'zip')),
  name text not null,
  city_id int not null,
  lat float8 not null,
  lng float8 not null,
  homes int not null default 0
);
comment on table areas is 'Neighborhoods and ZIP Codes with homes for rent, kept by app.count_area_homes. The location is that of the first homes.';
create index areas_city on areas (city_id);

create table place_aliases (
  alias text not null check (alias = lower(alias) and alias <> ''),
  slug text not null,
  primary key (alias, slug)
);
comment on table place_aliases is 'Other names of a place: nicknames, abbreviations, airports, counties.';

create table place_terms (
  term text not null,
  slug text not null,
  primary key (term, slug)
);
comment on table place_terms is 'Search terms of places, kept by triggers on regions, cities, areas, and place_aliases.';

-- Functions

create function app.recount_city_homes(ids integer[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update cities set homes = coalesce(counted.n, 0)
  from (select given.id, count(homes.id)::int as n from unnest(ids) given (id)
        left join homes on homes.city_id = given.id and homes.status in ('active', 'coming_soon', 'application_pending')
        group by given.id) counted
  where cities.id = counted.id and cities.homes <> counted.n
$$;
revoke all on function app.recount_city_homes(ids integer[]) from public;
select app.grant_to_app('execute', 'function app.recount_city_homes(ids integer[])');

create function app.count_city_homes() returns trigger language plpgsql as $$
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

create function app.area_slug(name text) returns text language sql immutable parallel safe as $$ select nullif(trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')), '') $$;

create function app.add_area_home_counts(ids uuid[], city_ids integer[], neighborhoods text[], zipcodes text[],
  lats float8[], lngs float8[], deltas integer[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
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
revoke all on function app.add_area_home_counts(ids uuid[], city_ids integer[], neighborhoods text[], zipcodes text[], lats double precision[], lngs double precision[], deltas integer[]) from public;
select app.grant_to_app('execute', 'function app.add_area_home_counts(ids uuid[], city_ids integer[], neighborhoods text[], zipcodes text[], lats double precision[], lngs double precision[], deltas integer[])');

create function app.count_area_homes() returns trigger language plpgsql as $$
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

create function app.place_term(name text) returns text language sql immutable parallel safe as $$ select trim(regexp_replace(lower(name), '[^a-z0-9]+', ' ', 'g')) $$;

create function app.add_region_terms() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into place_terms (term, slug)
  select app.place_term(name), new.slug from unnest(array[new.name, new.short_name]) name
  where new.id <> 0 and new.status = 'Active' on conflict do nothing;
  return null;
end $$;
revoke all on function app.add_region_terms() from public;
select app.grant_to_app('execute', 'function app.add_region_terms()');

create function app.add_city_terms() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into place_terms (term, slug) values (app.place_term(new.name), new.slug) on conflict do nothing;
  return null;
end $$;
revoke all on function app.add_city_terms() from public;
select app.grant_to_app('execute', 'function app.add_city_terms()');

create function app.add_area_terms() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into place_terms (term, slug)
  select app.place_term(new.name), new.slug
  union all
  select app.place_term(new.name || ' ' || city.name), new.slug from cities city
  where city.id = new.city_id and new.kind = 'neighborhood'
  union all
  select app.place_term(new.name || ' ' || place_aliases.alias), new.slug from cities city
  join place_aliases on place_aliases.slug = city.slug
  where city.id = new.city_id and new.kind = 'neighborhood'
  on conflict do nothing;
  return null;
end $$;
revoke all on function app.add_area_terms() from public;
select app.grant_to_app('execute', 'function app.add_area_terms()');

create function app.add_alias_terms() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into place_terms (term, slug)
  select app.place_term(new.alias), new.slug
  union all
  select app.place_term(area.name || ' ' || new.alias), area.slug from areas area
  join cities city on city.id = area.city_id
  where city.slug = new.slug and area.kind = 'neighborhood'
  on conflict do nothing;
  return null;
end $$;
revoke all on function app.add_alias_terms() from public;
select app.grant_to_app('execute', 'function app.add_alias_terms()');

create function app.add_city_home_counts(ids integer[], deltas integer[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update cities set homes = greatest(0, cities.homes + changed.delta)
  from (select id, sum(delta)::int as delta from unnest(ids, deltas) given (id, delta) group by id having sum(delta) <> 0) changed
  where cities.id = changed.id
$$;
revoke all on function app.add_city_home_counts(ids integer[], deltas integer[]) from public;
select app.grant_to_app('execute', 'function app.add_city_home_counts(ids integer[], deltas integer[])');

-- Foreign keys

alter table cities
  add foreign key (region_id) references regions(id);

alter table areas
  add foreign key (city_id) references cities(id);

-- Triggers

create trigger cities_terms after insert on cities for each row execute function app.add_city_terms();

create trigger areas_terms after insert on areas for each row execute function app.add_area_terms();

create trigger place_aliases_terms after insert on place_aliases for each row execute function app.add_alias_terms();

-- Row-level security

select app.grant_to_app('select', 'cities');

select app.grant_to_app('select', 'areas');

select app.grant_to_app('select', 'place_aliases');

select app.grant_to_app('select', 'place_terms');
