-- Place search: every name a place goes by, compared by trigrams, so that a typo, a nickname, or a missing comma still finds it.

-- Names besides a place's own: nicknames, abbreviations, airports, counties.
create table place_aliases (
  alias text not null check (alias = lower(alias) and alias <> ''),
  slug text not null,
  primary key (alias, slug)
);

-- What typed text is compared with. Kept by triggers on regions, cities, areas, and place_aliases.
create table place_terms (
  term text not null,
  slug text not null,
  primary key (term, slug)
);


-- Letters and digits separated by single spaces. server/modules/homes/places/typedPlace.ts normalizes typed text the same way.
create function app.place_term(name text) returns text language sql immutable parallel safe
  as $$ select trim(regexp_replace(lower(name), '[^a-z0-9]+', ' ', 'g')) $$;

create function app.add_region_terms() returns trigger language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into place_terms (term, slug)
  select app.place_term(name), new.slug from unnest(array[new.name, new.short_name]) name
  where new.id <> 0 and new.status = 'Active' on conflict do nothing;
  return null;
end $$;

create function app.add_city_terms() returns trigger language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into place_terms (term, slug) values (app.place_term(new.name), new.slug) on conflict do nothing;
  return null;
end $$;

-- A neighborhood is also known by its name together with its city's, or a nickname of the city.
create function app.add_area_terms() returns trigger language plpgsql security definer set search_path = public, app, pg_temp as $$
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

create function app.add_alias_terms() returns trigger language plpgsql security definer set search_path = public, app, pg_temp as $$
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

create trigger regions_terms after insert on regions for each row execute function app.add_region_terms();
create trigger cities_terms after insert on cities for each row execute function app.add_city_terms();
create trigger areas_terms after insert on areas for each row execute function app.add_area_terms();
create trigger place_aliases_terms after insert on place_aliases for each row execute function app.add_alias_terms();

insert into place_terms (term, slug)
select app.place_term(name), slug from regions where id <> 0 and status = 'Active'
union select app.place_term(short_name), slug from regions where id <> 0 and status = 'Active'
union select app.place_term(name), slug from cities
union select app.place_term(areas.name), areas.slug from areas
union select app.place_term(areas.name || ' ' || cities.name), areas.slug from areas join cities on cities.id = areas.city_id where areas.kind = 'neighborhood'
on conflict do nothing;

select app.grant_to_app('select', 'place_terms', 'place_aliases');
