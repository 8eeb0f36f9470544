-- Tables

create table homes (
  id uuid primary key,
  owner_id uuid,
  host_id uuid,
  host_name text not null default '',
  host_since int not null default 2020,
  status text not null default 'qualified' check (status in ('qualified', 'agreement', 'setup', 'inspection',
    'proposal', 'work', 'ready', 'in_review', 'coming_soon', 'active', 'application_pending', 'leased', 'notice_given',
    'turnover', 'off_market', 'offboarded')),
  region_id int not null,
  city_id int not null,
  type text not null check (type in ('house', 'townhouse', 'condo', 'apartment', 'multi', 'adu')),
  street_address text not null,
  unit text,
  neighborhood text,
  zipcode character(5) not null,
  lat float8 not null,
  lng float8 not null,
  headline text not null,
  description text not null,
  beds smallint not null check (beds >= 0 and beds <= 12),
  baths numeric(3,1) not null check (baths >= 0 and baths <= 12),
  sqft int,
  year_built int,
  parking text not null default 'none' check (parking in ('none', 'street', 'driveway', 'carport', 'garage')),
  laundry text not null default 'none' check (laundry in ('none', 'hookups', 'shared', 'inUnit')),
  pets text not null default 'none' check (pets in ('none', 'cats', 'dogs', 'catsAndDogs')),
  air_conditioning boolean not null default false,
  furnished boolean not null default false,
  accessible boolean not null default false,
  heating text not null default '',
  features jsonb not null default '[]',
  rent_cents int not null check (rent_cents >= 10000 and rent_cents <= 10000000),
  all_in_cents int not null default 0,
  previous_rent_cents int,
  rent_changed_at timestamptz,
  fees jsonb not null default '[]',
  deposit_cents int not null check (deposit_cents >= 0),
  application_fee_cents int not null default 0 check (application_fee_cents >= 0),
  lease_months jsonb not null default '[12]',
  utilities jsonb not null default '[]',
  available_on date not null,
  listed_at timestamptz,
  pictured_on date,
  pictures text[] not null default '{}',
  address_key text collate "C" generated always as (lower(street_address)) stored,
  tile int generated always as ((((floor(((lat + 90) * 10)))::integer * 4096) + (floor(((lng + 180) * 10)))::integer)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status_since timestamptz not null default now(),
  street_key text collate "C" generated always as (lower(regexp_replace(street_address, '^\d\S*\s+', ''))) stored,
  picture_details jsonb not null default '{}',
  returned_because text check (length(returned_because) <= 500),
  property_id uuid,
  tour_hours jsonb,
  flood jsonb,
  lead_paint boolean,
  disclosures jsonb,
  pet_limit smallint check (pet_limit >= 1 and pet_limit <= 10),
  smoking text check (smoking in ('none', 'outside')),
  hoa_approval_days smallint check (hoa_approval_days >= 0 and hoa_approval_days <= 120)
);
comment on table homes is 'Homes, from qualification to exit, with their listing.';
comment on column homes.all_in_cents is 'Rent plus required monthly fees, written by app.compute_home_price.';
comment on column homes.fees is '[{id, kind, name, cents, every: month or once, required, why}].';
comment on column homes.utilities is '[{name, paidBy: resident or homeowner}].';
comment on column homes.pictures is 'Media ids in display order, cover first.';
comment on column homes.address_key is 'Prefix key of the address; tile is a square of a tenth of a degree. Comparisons of these columns are leakproof, so an index works under row-level security.';
comment on column homes.status_since is 'Time of the last status change; queues order by it.';
comment on column homes.picture_details is 'Details by media id: {month: ''2026-11'', notes: [''dark'']}.';
comment on column homes.property_id is 'First unit of a building with several units; null for a home that stands alone.';
comment on column homes.tour_hours is 'Tour times of the owner: {days, from, to} in local time of the home; null for all host times.';
comment on column homes.flood is 'Flood disclosure of the owner: {flooded, hazardArea, insured, claimed, aided, details}; null before an answer.';
comment on column homes.lead_paint is 'Lead-paint disclosure of the owner; null before an answer.';
comment on column homes.disclosures is 'Disclosures of the owner for leases: {known, details, airZone, airZoneName, fireSystems}; null before an answer.';
comment on column homes.pet_limit is 'Maximum number of pets; null where the pet policy alone decides.';
comment on column homes.smoking is 'Whether smoking is allowed; null before an answer, so the lease forbids it.';
comment on column homes.hoa_approval_days is 'Days that the HOA needs to approve a resident; 0 if unknown, null where it approves no one.';
create index homes_newest on homes (listed_at desc, id desc) include (region_id, city_id, rent_cents, beds, baths,
  type, pets, available_on, parking, laundry, air_conditioning, furnished, accessible, status, owner_id)
  where (status in ('active', 'coming_soon', 'application_pending'));
create index homes_rent on homes (rent_cents, id desc) where (status in ('active', 'coming_soon',
  'application_pending'));
create index homes_available on homes (available_on, id desc) where (status in ('active', 'coming_soon',
  'application_pending'));
create index homes_region_newest on homes (region_id, listed_at desc, id desc) include (rent_cents, beds, baths, type,
  pets, available_on, parking, laundry, air_conditioning, furnished, accessible, status, owner_id)
  where (status in ('active', 'coming_soon', 'application_pending'));
create index homes_region_rent on homes (region_id, rent_cents, id desc) where (status in ('active', 'coming_soon',
  'application_pending'));
create index homes_city_newest on homes (city_id, listed_at desc, id desc) include (rent_cents, beds, baths, type,
  pets, available_on, parking, laundry, air_conditioning, furnished, accessible, status, owner_id)
  where (status in ('active', 'coming_soon', 'application_pending'));
create index homes_city_rent on homes (city_id, rent_cents, id desc) where (status in ('active', 'coming_soon',
  'application_pending'));
create index homes_owner on homes (owner_id);
create index homes_address on homes (address_key) where (status in ('active', 'coming_soon', 'application_pending'));
create index homes_zipcode on homes (zipcode, listed_at desc, id desc) where (status in ('active', 'coming_soon',
  'application_pending'));
create index homes_neighborhood on homes (city_id, neighborhood, listed_at desc, id desc) where (status in ('active',
  'coming_soon', 'application_pending'));
create index homes_tile on homes (tile) include (lat, lng, rent_cents, all_in_cents, beds, baths, id, status,
  owner_id) where (status in ('active', 'coming_soon', 'application_pending'));
create index homes_host on homes (host_id) where (host_id is not null);
create index homes_taken on homes (zipcode, address_key) where (status <> 'offboarded');
create index homes_status_since on homes (status, status_since, id);
create index homes_search_address on homes (address_key);
create index homes_search_street on homes (street_key);
create index homes_comparable on homes (tile, listed_at) where (status in ('active', 'coming_soon',
  'application_pending', 'leased'));
create index homes_property on homes (property_id) where (property_id is not null);

create table home_events (
  id uuid primary key,
  home_id uuid not null,
  kind text not null,
  at timestamptz not null,
  detail jsonb not null default '{}'
);
comment on table home_events is 'History of a home, oldest first: listed, repriced, leased, moved out, repaired.';
create index home_events_home on home_events (home_id, at);
create index home_events_kind on home_events (kind, at);

create table home_indexes (
  name text primary key,
  filled_at timestamptz,
  published_at timestamptz,
  claimed_until timestamptz
);
comment on table home_indexes is 'Indexes of the search engine (server/providers/search). Without an engine this table and home_index_changes are empty.';
comment on column home_indexes.filled_at is 'Time at which every home on the market was queued.';
comment on column home_indexes.published_at is 'Time from which searches use it.';
comment on column home_indexes.claimed_until is 'Lease of the worker that fills it.';

create table home_index_changes (
  home_id uuid primary key,
  changed_at timestamptz not null default clock_timestamp()
);
comment on table home_index_changes is 'Homes that the search index must copy again. A deleted home has no row in homes.';
create index home_index_changes_oldest on home_index_changes (changed_at, home_id);

-- Functions

create function app.compute_home_price() returns trigger language plpgsql as $$
begin
  new.all_in_cents := new.rent_cents + coalesce((
    select sum((fee ->> 'cents')::int) from jsonb_array_elements(new.fees) fee
    where fee ->> 'every' = 'month' and (fee ->> 'required')::boolean), 0);
  new.updated_at := now();
  return new;
end $$;

create function app.enqueue_tour_cancellation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.enqueue('cancelHomeTours', jsonb_build_object('homeId', new.id), null, 'cancel-tours:' || new.id);
  return null;
end $$;
revoke all on function app.enqueue_tour_cancellation() from public;
select app.grant_to_app('execute', 'function app.enqueue_tour_cancellation()');

create function app.enqueue_share_image() returns trigger language plpgsql as $$
begin
  perform app.enqueue('renderShareImage', jsonb_build_object('homeId', new.id), null, 'share-image:' || new.id);
  return null;
end $$;

create function app.days_to_lease(region integer, city integer, since timestamptz,
  until timestamptz) returns table(days integer, homes integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select round(percentile_cont(0.5) within group (order by each.taken))::int, count(each.taken)::int
    from (
      select extract(epoch from leased.at - (
          select max(listed.at) from home_events listed
          where listed.home_id = leased.home_id and listed.kind = 'listed' and listed.at <= leased.at)) / 86400 as taken
      from home_events leased join homes home on home.id = leased.home_id
      where leased.kind = 'leased' and leased.at > since and leased.at <= until
        and home.region_id = region and (city is null or home.city_id = city)
    ) each;
  perform app.end_system(caller);
end $$;
revoke all on function app.days_to_lease(region integer, city integer, since timestamp with time zone, until timestamp with time zone) from public;
select app.grant_to_app('execute', 'function app.days_to_lease(region integer, city integer, since timestamp with time zone, until timestamp with time zone)');

create function app.managed_home_ids() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select id from homes where owner_id = app.person()
    union
    select home_id from home_members where person_id = app.person() and role = 'co_owner';
  perform app.end_system(caller);
end $$;
revoke all on function app.managed_home_ids() from public;
select app.grant_to_app('execute', 'function app.managed_home_ids()');

create function app.publish_home_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  row_data jsonb := to_jsonb(coalesce(new, old));
  changed uuid := (row_data->>'home_id')::uuid;
  caller text;
  people uuid[];
begin
  if changed is null then return null; end if;
  caller := app.begin_system();
  select array_agg(distinct person) into people from (
    select owner_id as person from homes where id = changed or property_id = changed
    union all select person_id from home_members
      where home_id in (select id from homes where id = changed or property_id = changed)
    union all select (row_data->>'person_id')::uuid
  ) concerned where person is not null;
  perform app.publish_change('homes', coalesce(people, '{}'));
  perform app.end_system(caller);
  return null;
end $$;

create function app.set_home_status_since() returns trigger language plpgsql as $$
begin
  new.status_since := app.now();
  return new;
end $$;

create function app.money_home_ids() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select id from homes where owner_id = app.person()
    union
    select home_id from home_members where person_id = app.person() and role in ('co_owner', 'accountant');
  perform app.end_system(caller);
end $$;
revoke all on function app.money_home_ids() from public;
select app.grant_to_app('execute', 'function app.money_home_ids()');

create function app.rented_home_ids() returns setof uuid
  language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query select leases.home_id from leases where leases.id in (select app.current_residence_ids());
  perform app.end_system(caller);
end $$;
revoke all on function app.rented_home_ids() from public;
select app.grant_to_app('execute', 'function app.rented_home_ids()');

create function app.note_home_changes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  if exists (select from home_indexes) then
    -- In one order, so that two statements never wait for each other.
    insert into home_index_changes (home_id) select id from changed order by id
      on conflict (home_id) do update set changed_at = excluded.changed_at;
  end if;
  perform app.end_system(caller);
  return null;
end $$;

create function app.home_people(home uuid) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select owner_id from homes where id = home and owner_id is not null
    union
    select person_id from home_members where home_id = home and person_id is not null;
  perform app.end_system(caller);
end $$;
revoke all on function app.home_people(home uuid) from public;

create function app.party_home_ids() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null and app.appointment_key() is null then return; end if;
  caller := app.begin_system();
  return query
    select applications.home_id from applications where applications.id in (select app.own_application_ids())
    union
    select leases.home_id from leases where leases.envelope_id in (select app.own_envelope_ids())
    union
    select appointments.home_id from appointments where appointments.home_id is not null
      and (appointments.user_id = app.person() or appointments.key = app.appointment_key());
  perform app.end_system(caller);
end $$;
revoke all on function app.party_home_ids() from public;
select app.grant_to_app('execute', 'function app.party_home_ids()');

create function app.home_host(home uuid) returns table(host_id uuid, first_name text, since integer)
  language plpgsql stable security definer rows 1 set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select host.id, host.first_name::text, extract(year from host.created_at at time zone region.time_zone)::int
    from homes shown join regions region on region.id = shown.region_id join users host on host.id = shown.host_id
    where shown.id = home and host.is_host and host.erased_at is null
      and exists (select from host_hours hours where hours.host_id = host.id);
  perform app.end_system(caller);
end $$;

-- Foreign keys

alter table homes
  add foreign key (owner_id) references users(id),
  add foreign key (host_id) references users(id),
  add foreign key (region_id) references regions(id),
  add foreign key (city_id) references cities(id),
  add foreign key (property_id) references homes(id) on delete set null;

alter table home_events
  add foreign key (home_id) references homes(id) on delete cascade;

-- Triggers

create trigger homes_compute_price before insert
  or update on homes for each row execute function app.compute_home_price();

create trigger homes_count_insert after insert on homes referencing new table as after_rows for each statement execute function
  app.count_city_homes();

create trigger homes_count_delete after delete on homes referencing old table as before_rows for each statement execute function
  app.count_city_homes();

create trigger homes_count_update after update on homes referencing old table as before_rows new table as after_rows for
  each statement execute function app.count_city_homes();

create trigger homes_areas_insert after insert on homes referencing new table as after_rows for each statement execute function
  app.count_area_homes();

create trigger homes_areas_delete after delete on homes referencing old table as before_rows for each statement execute function
  app.count_area_homes();

create trigger homes_areas_update after update on homes referencing old table as before_rows new table as after_rows for
  each statement execute function app.count_area_homes();

create trigger homes_cancel_tours after update of status on homes for each row when ((new.status not in ('active',
  'application_pending')) and (old.status in ('active',
  'application_pending'))) execute function app.enqueue_tour_cancellation();

create trigger homes_share_image after update on homes for each row when ((new.status in ('active', 'coming_soon',
  'application_pending')) and (old.status is distinct from new.status
  or old.rent_cents is distinct from new.rent_cents or old.all_in_cents is distinct from new.all_in_cents
  or old.street_address is distinct from new.street_address or old.unit is distinct from new.unit
  or old.neighborhood is distinct from new.neighborhood or old.city_id is distinct from new.city_id
  or old.beds is distinct from new.beds or old.baths is distinct from new.baths
  or old.sqft is distinct from new.sqft
  or old.pictures is distinct from new.pictures)) execute function app.enqueue_share_image();

create trigger homes_advance_referral after insert or update of status, owner_id on homes for each row
  when (new.owner_id is not null and (new.status in ('coming_soon', 'active',
  'leased'))) execute function app.advance_referral();

create trigger homes_status_since before update of status on homes for each row
  when (old.status is distinct from new.status) execute function app.set_home_status_since();

create trigger homes_index_insert after insert on homes referencing new table as changed for each statement execute function
  app.note_home_changes();

create trigger homes_index_update after update on homes referencing new table as changed for each statement execute function
  app.note_home_changes();

create trigger homes_index_delete after delete on homes referencing old table as changed for each statement execute function
  app.note_home_changes();

-- Row-level security

alter table homes enable row level security, force row level security;
create policy homes_own on homes using (owner_id = (select app.person()) or (select app.is_staff()));
create policy homes_listed on homes for select using (status in ('active', 'coming_soon', 'application_pending',
  'leased', 'notice_given'));
create policy homes_member on homes for select using (id in (select home_members.home_id from home_members
  where home_members.person_id = (select app.person())));
create policy homes_party on homes for select using (id in (select app.party_home_ids()));
select app.grant_to_app('select, insert, update, delete', 'homes');

alter table home_events enable row level security, force row level security;
create policy home_events_owner on home_events using ((select app.is_staff())
  or (home_id in (select homes.id from homes where homes.owner_id = (select app.person()))));
create policy home_events_erase on home_events as restrictive for delete using ((select app.is_staff()));
create policy home_events_member on home_events for select
  using (home_id in (select home_members.home_id from home_members
  where home_members.person_id = (select app.person()) and home_members.role <> 'helper'));
select app.grant_to_app('select, insert, delete', 'home_events');

alter table home_indexes enable row level security, force row level security;
create policy home_indexes_staff on home_indexes using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'home_indexes');

alter table home_index_changes enable row level security, force row level security;
create policy home_index_changes_staff on home_index_changes using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'home_index_changes');
