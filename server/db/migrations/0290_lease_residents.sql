-- phase: expand
-- Who lives under a lease, and who vouches for them: one row for each person and stay, instead of a reading of its documents.

create table lease_residents (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  lease_id uuid not null references leases (id) on delete cascade,
  person_id uuid references users (id),
  email citext not null,
  name text not null,
  role text not null check (role in ('resident', 'coSigner', 'formerResident')),
  from_on date not null,
  until_on date,
  constraint lease_residents_left check (role <> 'formerResident' or until_on is not null)
);
create unique index lease_residents_once on lease_residents (lease_id, email) where role <> 'formerResident';
create index lease_residents_lease on lease_residents (lease_id);
create index lease_residents_home on lease_residents (home_id);
create index lease_residents_person on lease_residents (person_id) where person_id is not null;
create index lease_residents_invited on lease_residents (email) where person_id is null;

comment on table lease_residents is 'People of a lease except its homeowner: residents, who live there and owe the rent, and co-signers, who owe and live elsewhere. Children and other occupants who sign nothing are in the terms alone. Rows come with the lease that is sent to be signed; the status of the lease says whether it holds. A person who leaves and comes back has a row for each stay.';
comment on column lease_residents.person_id is 'Account of the person; null until the owner of the address has opened the documents. Until then the account with the address counts.';
comment on column lease_residents.email is 'Address that the documents were sent to. Emails go to the address of the account where there is one.';
comment on column lease_residents.name is 'Legal name, as corrected before signing.';
comment on column lease_residents.role is 'resident: lives there, or lived there when the lease ended. coSigner: owes what the residents owe and lives elsewhere. formerResident: left by an addendum before the lease ended.';
comment on column lease_residents.from_on is 'Local date on which the lease begins, or the addendum that adds the person takes effect.';
comment on column lease_residents.until_on is 'Local date on which the person left or the lease ended; null before. Earlier than from_on where the lease ended before it began: they never lived there.';

alter table lease_residents enable row level security;
alter table lease_residents force row level security;
-- Our team writes, and the system; anyone who sees a lease sees who is on it: the policy of leases says who that is.
create policy lease_residents_staff on lease_residents using ((select app.is_staff()));
create policy lease_residents_party on lease_residents for select using (exists (select from leases where leases.id = lease_id));
select app.grant_to_app('select, insert, update, delete', 'lease_residents');

-- From what is stored. The documents of a lease, and of each addendum in effect that changed who lives there, name the people.
do $$ declare caller text; begin
  caller := app.begin_system();
  insert into lease_residents (id, home_id, lease_id, person_id, email, name, role, from_on, until_on)
  with documents as (
    select id as lease_id, envelope_id, null::date as effective_on from leases where envelope_id is not null
    union
    select lease_id, envelope_id, effective_on from lease_addenda
      where status = 'active' and change->>'kind' = 'remove_roommate'
  ), people as (
    select documents.lease_id, documents.effective_on, signer.*
    from documents join envelope_signers signer on signer.envelope_id = documents.envelope_id
    where signer.status <> 'delegated' and (
      (documents.effective_on is null and signer.role in ('resident', 'coSigner'))
      or (documents.effective_on is not null and signer.role = 'formerResident'))
  )
  select people.id, leases.home_id, leases.id, people.user_id, people.email, people.name, people.role,
    coalesce(
      (select max(addendum.effective_on) from lease_addenda addendum
        where addendum.lease_id = leases.id and addendum.status = 'active' and addendum.change->>'kind' = 'add_roommate'
          and people.role <> 'coSigner' and addendum.effective_on <= coalesce(people.effective_on, 'infinity')
          and lower(trim(addendum.change->>'name')) = lower(trim(people.name))),
      (leases.terms->>'startOn')::date,
      (leases.created_at at time zone regions.time_zone)::date),
    coalesce(people.effective_on, case
      when leases.status = 'ended' then coalesce(
        (select left_on from move_outs where move_outs.lease_id = leases.id),
        (leases.ended_at at time zone regions.time_zone)::date)
      -- When documents were declined or voided is in the audit log alone; that they had to be signed by a day is here.
      when leases.status in ('declined', 'expired', 'voided') then
        (least(envelopes.expires_at, app.now()) at time zone regions.time_zone)::date
    end)
  from people join leases on leases.id = people.lease_id join homes on homes.id = leases.home_id
    join regions on regions.id = homes.region_id join envelopes on envelopes.id = leases.envelope_id;
  perform app.end_system(caller);
end $$;

-- Leases that the caller lives under, or lived under when they ended.
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
do $$ begin
  if app.has_app_role() then grant execute on function app.resident_lease_ids() to belong_app; end if;
end $$;

-- Leases whose account the caller may read: those they live under, and those of homes whose money they see.
create or replace function app.account_lease_ids() returns setof uuid
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

-- In which part the caller sees the account of a lease; null for anyone who may not know of it.
create or replace function app.lease_account_side(lease uuid) returns text
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

-- Leases that the caller lives under, or lived under when they ended, and those of homes they own or co-own: where lists of
-- what belongs to a lease start. Opaque to the planner, which would otherwise plan the policies of all tables for each list.
create or replace function app.own_lease_ids() returns setof uuid
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

-- Leases that the caller lives under now. Anyone who has moved out no longer sees what happens in the home.
create or replace function app.current_residence_ids() returns setof uuid
language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query select leases.id from leases
    where leases.id in (select app.resident_lease_ids()) and leases.status in ('signed', 'active');
  perform app.end_system(caller);
end $$;

-- Homes that the caller rents: they live under a lease of it that has not ended.
create or replace function app.rented_home_ids() returns setof uuid
language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query select leases.home_id from leases where leases.id in (select app.current_residence_ids());
  perform app.end_system(caller);
end $$;

-- Accounts of the residents of a lease.
create or replace function app.lease_residents(lease uuid) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query select distinct person_id from lease_residents
    where lease_id = lease and role = 'resident' and person_id is not null;
  perform app.end_system(caller);
end $$;

-- What residents see of their lease is for its residents; co-signers and anyone who left have no part in it.
alter policy renewals_resident on renewals
  using (status not in ('draft', 'approved') and lease_id in (select app.resident_lease_ids()));
alter policy notices_resident on notices
  using (status <> 'held' and lease_id in (select app.resident_lease_ids()));
alter policy move_outs_resident on move_outs using (lease_id in (select app.resident_lease_ids()));
alter policy move_out_changes_resident on move_out_changes
  using (move_out_id in (select id from move_outs where lease_id in (select app.resident_lease_ids())));
alter policy move_out_photos_resident on move_out_photos
  using (move_out_id in (select id from move_outs where lease_id in (select app.resident_lease_ids())));
alter policy lease_requests_resident on lease_requests using (lease_id in (select app.resident_lease_ids()));
alter policy house_guides_resident on house_guides using (
  home_id in (select home_id from leases where status = 'active' and id in (select app.resident_lease_ids())));
alter policy home_access_codes_resident on home_access_codes using (
  kind <> 'lockbox'
  and home_id in (select home_id from leases where status = 'active' and id in (select app.resident_lease_ids())));
