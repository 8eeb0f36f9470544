-- phase: expand
-- noun: homes/listingReports

create table listing_reports (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  person_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('price', 'unavailable', 'scam', 'discrimination', 'details', 'other')),
  details text not null check (length(details) <= 3000),
  name text check (length(name) <= 120),
  email citext,
  check_by timestamptz not null,
  created_at timestamptz not null
);
comment on table listing_reports is 'What visitors and members report about a listing; name and email are their choice.';
comment on column listing_reports.person_id is 'Account of the person who reported it; null for visitors.';
comment on column listing_reports.check_by is 'When a colleague has looked at it at the latest.';
create index listing_reports_home on listing_reports (home_id);
create index listing_reports_person on listing_reports (person_id) where (person_id is not null);
create index listing_reports_newest on listing_reports (created_at, id);
alter table listing_reports enable row level security;
alter table listing_reports force row level security;
create policy listing_reports_insert on listing_reports for insert
  with check (person_id is null or person_id = (select app.person()));
create policy listing_reports_staff on listing_reports
  using ((select app.has_duty(variadic '{leasing,support}'::text[])));
create policy listing_reports_own on listing_reports for select using (person_id = (select app.person()));
select app.grant_to_app('select, insert, update, delete', 'listing_reports');
