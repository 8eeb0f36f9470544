-- Tables

create table home_access_codes (
  home_id uuid not null,
  kind text not null check (kind in ('lockbox', 'alarm', 'gate', 'garage', 'wifi')),
  sealed bytea not null,
  updated_by uuid,
  updated_at timestamptz not null,
  primary key (home_id, kind)
);
comment on table home_access_codes is 'Codes that open a home, sealed by server/vault.ts. The audit log has each reading.';
create index home_access_codes_updated_by on home_access_codes (updated_by) where (updated_by is not null);

-- Foreign keys

alter table home_access_codes
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (updated_by) references users(id) on delete set null;

-- Triggers

create trigger home_access_codes_publish_change after insert
  or update on home_access_codes for each row execute function app.publish_home_change();

-- Row-level security

alter table home_access_codes enable row level security, force row level security;
create policy home_access_codes_managed on home_access_codes using ((select app.is_staff())
  or (home_id in (select app.managed_home_ids())));
create policy home_access_codes_helper on home_access_codes
  using (home_id in (select home_members.home_id from home_members
  where home_members.person_id = (select app.person()) and home_members.setup_group = 'access'));
create policy home_access_codes_resident on home_access_codes for select using (kind <> 'lockbox'
  and (home_id in (select leases.home_id from leases where leases.status = 'active'
  and (leases.id in (select app.resident_lease_ids())))));
select app.grant_to_app('select, insert, update, delete', 'home_access_codes');
