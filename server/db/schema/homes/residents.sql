-- Tables

create table lease_residents (
  id uuid primary key,
  home_id uuid not null,
  lease_id uuid not null,
  person_id uuid,
  email citext not null,
  name text not null,
  role text not null check (role in ('resident', 'coSigner', 'formerResident')),
  from_on date not null,
  until_on date,
  constraint lease_residents_left check (role <> 'formerResident' or until_on is not null)
);
comment on table lease_residents is 'People of a lease except its homeowner: residents, who live there and owe the rent, and co-signers, who owe and live elsewhere. Children and other occupants who sign nothing are in the terms alone. Rows come with the lease that is sent to be signed; the status of the lease says whether it holds. A person who leaves and comes back has a row for each stay.';
comment on column lease_residents.person_id is 'Account of the person; null until the owner of the address has opened the documents. Until then the account with the address counts.';
comment on column lease_residents.email is 'Address that the documents were sent to. Emails go to the address of the account where there is one.';
comment on column lease_residents.name is 'Legal name, as corrected before signing.';
comment on column lease_residents.role is 'resident: lives there, or lived there when the lease ended. coSigner: owes what the residents owe and lives elsewhere. formerResident: left by an addendum before the lease ended.';
comment on column lease_residents.from_on is 'Local date on which the lease begins, or the addendum that adds the person takes effect.';
comment on column lease_residents.until_on is 'Local date on which the person left or the lease ended; null before. Earlier than from_on where the lease ended before it began: they never lived there.';
create unique index lease_residents_once on lease_residents (lease_id, email) where (role <> 'formerResident');
create index lease_residents_lease on lease_residents (lease_id);
create index lease_residents_home on lease_residents (home_id);
create index lease_residents_person on lease_residents (person_id) where (person_id is not null);
create index lease_residents_invited on lease_residents (email) where (person_id is null);

-- Functions

create function app.account_lease_ids() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select app.resident_lease_ids()
    union
    select leases.id from home_members join leases using (home_id)
      where home_members.person_id = app.person() and home_members.role in ('co_owner', 'accountant')
    union
    select leases.id from homes join leases on leases.home_id = homes.id where homes.owner_id = app.person();
  perform app.end_system(caller);
end $$;
revoke all on function app.account_lease_ids() from public;
select app.grant_to_app('execute', 'function app.account_lease_ids()');

create function app.lease_account_side(lease uuid) returns text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  of_team boolean := app.is_staff();
  caller text;
  side text;
begin
  if app.person() is null then return null; end if;
  caller := app.begin_system();
  select case
    when leases.id in (select app.resident_lease_ids()) then 'resident'
    when exists (select from homes where homes.id = leases.home_id and homes.owner_id = app.person()) then 'homeowner'
    when exists (select from home_members where home_members.home_id = leases.home_id and person_id = app.person()
      and role in ('co_owner', 'accountant')) then 'homeowner'
    when of_team then 'staff'
  end into side from leases where leases.id = lease;
  perform app.end_system(caller);
  return side;
end $$;
revoke all on function app.lease_account_side(lease uuid) from public;
select app.grant_to_app('execute', 'function app.lease_account_side(lease uuid)');

create function app.current_residence_ids() returns setof uuid
  language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query select leases.id from leases
    where leases.id in (select app.resident_lease_ids()) and leases.status in ('signed', 'active');
  perform app.end_system(caller);
end $$;
revoke all on function app.current_residence_ids() from public;
select app.grant_to_app('execute', 'function app.current_residence_ids()');

create function app.own_lease_ids() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select app.resident_lease_ids()
    union
    select leases.id from leases where leases.home_id in (select app.managed_home_ids());
  perform app.end_system(caller);
end $$;
revoke all on function app.own_lease_ids() from public;
select app.grant_to_app('execute', 'function app.own_lease_ids()');

create function app.lease_residents(lease uuid) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select distinct person_id from lease_residents
    where lease_id = lease and role = 'resident' and person_id is not null;
  perform app.end_system(caller);
end $$;
revoke all on function app.lease_residents(lease uuid) from public;

create function app.resident_lease_ids() returns setof uuid
  language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select lease_id from lease_residents where role = 'resident' and person_id = app.person()
    union
    select lease_id from lease_residents where role = 'resident' and person_id is null
      and email = (select users.email from users where users.id = app.person());
  perform app.end_system(caller);
end $$;
revoke all on function app.resident_lease_ids() from public;
select app.grant_to_app('execute', 'function app.resident_lease_ids()');

-- Foreign keys

alter table lease_residents
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (lease_id) references leases(id) on delete cascade,
  add foreign key (person_id) references users(id);

-- Row-level security

alter table lease_residents enable row level security, force row level security;
create policy lease_residents_staff on lease_residents using ((select app.is_staff()));
create policy lease_residents_party on lease_residents for select using (exists (select from leases
  where leases.id = lease_residents.lease_id));
select app.grant_to_app('select, insert, update, delete', 'lease_residents');
