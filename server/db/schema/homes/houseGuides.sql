-- Tables

create table house_guides (
  home_id uuid primary key,
  owner_id uuid,
  entries jsonb not null default '{}',
  updated_by uuid,
  updated_at timestamptz not null
);
comment on table house_guides is 'House guide of a home, for its residents.';
comment on column house_guides.entries is 'Text by topic: GUIDE_TOPICS of contract/homes/houseGuides/constants.ts.';
create index house_guides_owner on house_guides (owner_id) where (owner_id is not null);
create index house_guides_updated_by on house_guides (updated_by) where (updated_by is not null);

-- Foreign keys

alter table house_guides
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (updated_by) references users(id) on delete set null;

-- Row-level security

alter table house_guides enable row level security, force row level security;
create policy house_guides_managed on house_guides using ((select app.is_staff())
  or (home_id in (select app.managed_home_ids())));
create policy house_guides_resident on house_guides for select
  using (home_id in (select leases.home_id from leases where leases.status = 'active'
  and (leases.id in (select app.resident_lease_ids()))));
select app.grant_to_app('select, insert, update, delete', 'house_guides');
