-- phase: expand

-- A street without a place read every home of the street once for each city.
create or replace function app.search_desk(longest text, other_words text[], street text, place text, phrase text, digits text,
  known_id uuid, most integer) returns json
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  -- Sorts after every text that starts the same.
  last constant text := U&'\+10FFFF';
  word_2 constant text := coalesce(other_words[1], '');
  word_3 constant text := coalesce(other_words[2], '');
  word_4 constant text := coalesce(other_words[3], '');
  found_rows json;
  -- Null where no place was typed. Kept apart from the homes: a plan would take every start of a name for a rare one.
  cities_of_place int[];
begin
  if place <> '' then
    cities_of_place := array(select id from cities where starts_with(lower(name), place));
  end if;
  with person as materialized (
    (select id from users where last_name_key >= longest and last_name_key < longest || last
      and position(word_2 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_3 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_4 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0 limit most)
    union (select id from users where first_name_key >= longest and first_name_key < longest || last
      and position(word_2 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_3 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_4 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0 limit most)
    union (select id from users where email_key >= longest and email_key < longest || last
      and position(word_2 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_3 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0
      and position(word_4 in concat_ws(' ', first_name_key, last_name_key, email_key)) > 0 limit most)
    union (select id from users where phone_key >= digits and phone_key < digits || last limit most)
    union select id from users where id = known_id
  ), home as materialized (
    (select id from homes where address_key >= street and address_key < street || last
      and (cities_of_place is null or city_id = any (cities_of_place)) limit most)
    union (select id from homes where street_key >= street and street_key < street || last
      and (cities_of_place is null or city_id = any (cities_of_place)) limit most)
    union select id from homes where id = known_id
  ), document as materialized (
    (select id from documents where name_key >= phrase and name_key < phrase || last and owner_id is not null limit most)
    -- Person by person: otherwise all documents may be walked through in the order of their owners.
    union (select own.id from person cross join lateral (
      select id from documents where owner_id = person.id limit most) own limit most)
  )
  select json_build_object(
    'people', coalesce((select json_agg(hit order by hit.name, hit.id) from (
      select users.id, concat_ws(' ', first_name, last_name) as name, email, type
      from users where id in (select id from person) and erased_at is null limit most) hit), '[]'),
    'homes', coalesce((select json_agg(hit order by hit.address, hit.id) from (
      select homes.id, concat_ws(', ', street_address, unit) as address, cities.name || ', ' || cities.state as city, status
      from homes join cities on cities.id = homes.city_id
      where homes.id in (select id from home) limit most) hit), '[]'),
    'documents', coalesce((select json_agg(hit order by hit.name, hit.id) from (
      select documents.id, documents.name, owner_id as "ownerId", concat_ws(' ', first_name, last_name) as owner
      from documents join users on users.id = documents.owner_id
      where documents.id in (select id from document) and documents.category <> 'identity'
      limit most) hit), '[]')) into found_rows;
  return found_rows;
end $$;
