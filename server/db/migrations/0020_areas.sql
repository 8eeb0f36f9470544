-- What people search by besides cities and regions: neighborhoods, ZIP Codes, street addresses, and parts of a map.

-- Neighborhoods and ZIP Codes with homes one can rent, kept by app.count_area_homes. Where the first homes stood is where it is.
create table areas (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('neighborhood', 'zip')),
  name text not null,
  city_id int not null references cities (id),
  lat double precision not null,
  lng double precision not null,
  homes int not null default 0
);
create index areas_city on areas (city_id);

create function app.area_slug(name text) returns text language sql immutable parallel safe
  as $$ select nullif(trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g')), '') $$;

-- Adds what a statement's homes change to the counts of their areas.
create function app.add_to_areas(ids uuid[], city_ids int[], neighborhoods text[], zipcodes text[], lats float8[], lngs float8[], deltas int[])
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
  order by slug
  on conflict (slug) do update set homes = greatest(0, areas.homes + excluded.homes)
$$;

create function app.count_area_homes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform app.add_to_areas(array_agg(id), array_agg(city_id), array_agg(neighborhood), array_agg(zipcode::text),
      array_agg(lat), array_agg(lng), array_agg(1))
    from after_rows where status in ('active', 'comingSoon', 'applicationPending') having count(*) > 0;
  end if;
  if tg_op <> 'INSERT' then
    perform app.add_to_areas(array_agg(id), array_agg(city_id), array_agg(neighborhood), array_agg(zipcode::text),
      array_agg(lat), array_agg(lng), array_agg(-1))
    from before_rows where status in ('active', 'comingSoon', 'applicationPending') having count(*) > 0;
  end if;
  return null;
end $$;
create trigger homes_areas_in after insert on homes referencing new table as after_rows for each statement execute function app.count_area_homes();
create trigger homes_areas_out after delete on homes referencing old table as before_rows for each statement execute function app.count_area_homes();
create trigger homes_areas_anew after update on homes referencing old table as before_rows new table as after_rows for each statement execute function app.count_area_homes();

select app.add_to_areas(array_agg(id), array_agg(city_id), array_agg(neighborhood), array_agg(zipcode::text),
  array_agg(lat), array_agg(lng), array_agg(1))
from homes where status in ('active', 'comingSoon', 'applicationPending') having count(*) > 0;

grant select on areas to belong_app;

-- An address is found by how it starts, a part of a map by its tiles of a tenth of a degree. Comparisons of these columns leak
-- nothing, so row-level security lets an index serve them.
alter table homes
  add column address_key text collate "C" generated always as (lower(street_address)) stored,
  add column tile int generated always as (floor((lat + 90) * 10)::int * 4096 + floor((lng + 180) * 10)::int) stored;

create index homes_address on homes (address_key) where status in ('active', 'comingSoon', 'applicationPending');
create index homes_zipcode on homes (zipcode, listed_at desc, id desc) where status in ('active', 'comingSoon', 'applicationPending');
create index homes_neighborhood on homes (city_id, neighborhood, listed_at desc, id desc) where status in ('active', 'comingSoon', 'applicationPending');
-- Answers a map by itself, without a look at the homes.
create index homes_tile on homes (tile) include (lat, lng, rent_cents, all_in_cents, beds, baths, id, status, owner_id)
  where status in ('active', 'comingSoon', 'applicationPending');
