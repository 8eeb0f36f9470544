-- phase: expand
-- How a home works, for those who live in it; and codes that its residents may read.

create table house_guides (
  home_id uuid primary key references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  -- GUIDE_TOPICS of contract/homes/houseGuides/constants.ts, each with its text.
  entries jsonb not null default '{}',
  updated_by uuid references users (id) on delete set null,
  updated_at timestamptz not null
);
create index house_guides_owner on house_guides (owner_id) where owner_id is not null;
create index house_guides_updated_by on house_guides (updated_by) where updated_by is not null;

alter table house_guides enable row level security;
alter table house_guides force row level security;
create policy house_guides_managed on house_guides
  using ((select app.is_staff()) or home_id in (select app.managed_home_ids()));
create policy house_guides_resident on house_guides for select using (
  home_id in (select home_id from leases
    where status = 'active' and envelope_id in (select app.own_envelope_ids())));
select app.grant_to_app('select, insert, update, delete', 'house_guides');

-- The Wi-Fi password is sealed as the other codes are. A lockbox is ours.
alter table home_access_codes drop constraint home_access_codes_kind_check;
alter table home_access_codes add constraint home_access_codes_kind_check
  check (kind in ('lockbox', 'alarm', 'gate', 'garage', 'wifi'));
create policy home_access_codes_resident on home_access_codes for select using (
  kind <> 'lockbox'
  and home_id in (select home_id from leases
    where status = 'active' and envelope_id in (select app.own_envelope_ids())));
