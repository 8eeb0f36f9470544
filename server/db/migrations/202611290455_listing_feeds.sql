-- phase: expand
-- noun: homes/listingFeeds

create table listing_feeds (
  id uuid primary key,
  portal text not null check (length(portal) >= 1 and length(portal) <= 80),
  region_id integer references regions (id),
  format text not null check (format in ('hotpads', 'json')),
  status text not null default 'active' check (status in ('active', 'paused')),
  token text not null check (length(token) >= 16),
  created_at timestamptz not null,
  delivered_at timestamptz,
  delivered_homes integer check (delivered_homes >= 0),
  constraint listing_feeds_delivery check ((delivered_at is null) = (delivered_homes is null))
);
comment on table listing_feeds is 'Files of listed homes that rental portals read, one for each portal.';
comment on column listing_feeds.region_id is 'Region of its homes. Null for homes of every region.';
comment on column listing_feeds.token is 'Secret in the address of the file. It opens public listings only.';
comment on column listing_feeds.delivered_at is 'Time of the last delivery. Null before the first.';
create unique index listing_feeds_token on listing_feeds (token);
create index listing_feeds_region on listing_feeds (region_id) where region_id is not null;
alter table listing_feeds enable row level security;
alter table listing_feeds force row level security;
create policy listing_feeds_staff on listing_feeds using ((select app.has_duty(variadic '{leasing}'::text[])));
select app.grant_to_app('select, insert, update', 'listing_feeds');

create table listing_feed_deliveries (
  id uuid primary key,
  listing_feed_id uuid not null references listing_feeds (id) on delete cascade,
  delivered_at timestamptz not null,
  homes integer not null check (homes >= 0),
  reader text not null check (length(reader) <= 200)
);
comment on table listing_feed_deliveries is 'Each time a portal read a feed to its end. Kept for 90 days.';
comment on column listing_feed_deliveries.reader is 'User agent of the reader, as it gave it.';
create index listing_feed_deliveries_feed on listing_feed_deliveries (listing_feed_id, delivered_at desc, id desc);
alter table listing_feed_deliveries enable row level security;
alter table listing_feed_deliveries force row level security;
create policy listing_feed_deliveries_staff on listing_feed_deliveries using ((select app.has_duty(variadic '{leasing}'::text[])));
select app.grant_to_app('select, insert, delete', 'listing_feed_deliveries');
