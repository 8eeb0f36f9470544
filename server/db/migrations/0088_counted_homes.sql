-- How many homes fit is counted from the index alone: it carries everything a search may ask for, and what row-level
-- security looks at. A home's row is wide, and of a million of them a count would read thousands of pages.
drop index homes_newest, homes_region_newest, homes_city_newest;
create index homes_newest on homes (listed_at desc, id desc)
  include (region_id, city_id, rent_cents, beds, baths, type, pets, available_on, parking, laundry, air_conditioning, furnished, accessible, status, owner_id)
  where status in ('active', 'comingSoon', 'applicationPending');
create index homes_region_newest on homes (region_id, listed_at desc, id desc)
  include (rent_cents, beds, baths, type, pets, available_on, parking, laundry, air_conditioning, furnished, accessible, status, owner_id)
  where status in ('active', 'comingSoon', 'applicationPending');
create index homes_city_newest on homes (city_id, listed_at desc, id desc)
  include (rent_cents, beds, baths, type, pets, available_on, parking, laundry, air_conditioning, furnished, accessible, status, owner_id)
  where status in ('active', 'comingSoon', 'applicationPending');
