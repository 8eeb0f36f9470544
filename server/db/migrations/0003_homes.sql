-- Pictures and homes.

create table media (
  -- First 128 bits of the SHA-256 of the stored bytes, in hex: the name changes when the picture does.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  mime text not null,
  bytes int not null,
  width int not null,
  height int not null,
  alt text not null default '',
  dominant text not null,
  thumbhash text not null,
  owner_id uuid references users (id),
  created_at timestamptz not null default now()
);

create table homes (
  id uuid primary key,
  owner_id uuid references users (id),
  host_id uuid references users (id),
  host_name text not null default '',
  host_since int not null default 2020,
  status text not null default 'draft'
    check (status in ('draft', 'inReview', 'comingSoon', 'active', 'applicationPending', 'leased', 'offMarket')),
  region_id int not null references regions (id),
  city_id int not null references cities (id),
  type text not null check (type in ('house', 'townhouse', 'condo', 'apartment', 'multi', 'adu')),
  street_address text not null,
  unit text,
  neighborhood text,
  zipcode char(5) not null,
  lat double precision not null,
  lng double precision not null,
  headline text not null,
  description text not null,
  beds smallint not null check (beds between 0 and 12),
  baths numeric(3, 1) not null check (baths between 0 and 12),
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
  rent_cents int not null check (rent_cents between 10000 and 10000000),
  -- Rent and every required monthly fee; written by app.price_home.
  all_in_cents int not null default 0,
  previous_rent_cents int,
  rent_changed_at timestamptz,
  -- [{name, cents, every: month|once, required, why}]
  fees jsonb not null default '[]',
  deposit_cents int not null check (deposit_cents >= 0),
  application_fee_cents int not null default 0 check (application_fee_cents >= 0),
  lease_months jsonb not null default '[12]',
  -- [{name, paidBy: resident|homeowner}]
  utilities jsonb not null default '[]',
  available_on date not null,
  listed_at timestamptz,
  pictured_on date,
  -- Media ids in the order shown, the cover first.
  pictures text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create function app.price_home() returns trigger language plpgsql as $$
begin
  new.all_in_cents := new.rent_cents + coalesce((
    select sum((fee ->> 'cents')::int) from jsonb_array_elements(new.fees) fee
    where fee ->> 'every' = 'month' and (fee ->> 'required')::boolean), 0);
  new.updated_at := now();
  return new;
end $$;
create trigger home_price before insert or update on homes for each row execute function app.price_home();

-- Every order a search can ask for, over what a visitor may see; the id settles ties.
create index homes_newest on homes (listed_at desc, id desc) where status in ('active', 'comingSoon', 'applicationPending');
create index homes_rent on homes (rent_cents, id desc) where status in ('active', 'comingSoon', 'applicationPending');
create index homes_available on homes (available_on, id desc) where status in ('active', 'comingSoon', 'applicationPending');
create index homes_region_newest on homes (region_id, listed_at desc, id desc) where status in ('active', 'comingSoon', 'applicationPending');
create index homes_region_rent on homes (region_id, rent_cents, id desc) where status in ('active', 'comingSoon', 'applicationPending');
create index homes_city_newest on homes (city_id, listed_at desc, id desc) where status in ('active', 'comingSoon', 'applicationPending');
create index homes_city_rent on homes (city_id, rent_cents, id desc) where status in ('active', 'comingSoon', 'applicationPending');
create index homes_owner on homes (owner_id);

alter table homes enable row level security;
alter table homes force row level security;
create policy homes_seen on homes for select
  using (status in ('active', 'comingSoon', 'applicationPending', 'leased') or owner_id = app.person() or app.is_staff());
create policy homes_kept on homes for all
  using (owner_id = app.person() or app.is_staff()) with check (owner_id = app.person() or app.is_staff());

-- What happened to a home, oldest first: listed, repriced, leased, moved out, repaired.
create table home_events (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  detail jsonb not null default '{}'
);
create index home_events_home on home_events (home_id, at);
alter table home_events enable row level security;
alter table home_events force row level security;
create policy home_events_own on home_events
  using (app.is_staff() or exists (select 1 from homes where homes.id = home_id and homes.owner_id = app.person()));

-- Weekly hours in which a host shows homes, in the zone of the host's region.
create table host_hours (
  host_id uuid not null references users (id) on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  opens time not null,
  closes time not null check (closes > opens),
  primary key (host_id, weekday, opens)
);

-- Cities know how many homes a visitor can find there; a statement's changes are counted at once.
create function app.recount_cities(ids int[]) returns void language sql security definer set search_path = public, pg_temp as $$
  update cities set homes = coalesce(counted.n, 0)
  from (select given.id, count(homes.id)::int as n from unnest(ids) given (id)
        left join homes on homes.city_id = given.id and homes.status in ('active', 'comingSoon', 'applicationPending')
        group by given.id) counted
  where cities.id = counted.id and cities.homes <> counted.n
$$;
create function app.count_city_homes() returns trigger language plpgsql as $$
declare ids int[];
begin
  if tg_op = 'INSERT' then select array_agg(distinct city_id) into ids from after_rows;
  elsif tg_op = 'DELETE' then select array_agg(distinct city_id) into ids from before_rows;
  else select array_agg(distinct city_id) into ids from (select city_id from before_rows union select city_id from after_rows) both_rows;
  end if;
  perform app.recount_cities(ids);
  return null;
end $$;
create trigger homes_counted_in after insert on homes referencing new table as after_rows for each statement execute function app.count_city_homes();
create trigger homes_counted_out after delete on homes referencing old table as before_rows for each statement execute function app.count_city_homes();
create trigger homes_counted_anew after update on homes referencing old table as before_rows new table as after_rows for each statement execute function app.count_city_homes();

grant select on media, homes, host_hours to belong_app;
grant insert on media to belong_app;
grant insert, update, delete on homes to belong_app;
grant select, insert on home_events to belong_app;
