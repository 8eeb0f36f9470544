-- phase: expand

create function app.party_lease_ids() returns setof uuid
  language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select lease_id from lease_residents where person_id = app.person()
    union
    select lease_id from lease_residents where person_id is null
      and email = (select users.email from users where users.id = app.person());
  perform app.end_system(caller);
end $$;
revoke all on function app.party_lease_ids() from public;
select app.grant_to_app('execute', 'function app.party_lease_ids()');

create function app.guaranteed_lease_ids() returns setof uuid
  language plpgsql stable security definer rows 5 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select lease_id from lease_residents where role = 'coSigner' and person_id = app.person()
    union
    select lease_id from lease_residents where role = 'coSigner' and person_id is null
      and email = (select users.email from users where users.id = app.person());
  perform app.end_system(caller);
end $$;
revoke all on function app.guaranteed_lease_ids() from public;
select app.grant_to_app('execute', 'function app.guaranteed_lease_ids()');

-- Co-signers owe what the residents owe, so that they read the same account.
create or replace function app.account_lease_ids() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select app.resident_lease_ids()
    union
    select app.guaranteed_lease_ids()
    union
    select leases.id from home_members join leases using (home_id)
      where home_members.person_id = app.person() and home_members.role in ('co_owner', 'accountant')
    union
    select leases.id from homes join leases on leases.home_id = homes.id where homes.owner_id = app.person();
  perform app.end_system(caller);
end $$;

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
    when leases.id in (select app.guaranteed_lease_ids()) then 'coSigner'
    when of_team then 'staff'
  end into side from leases where leases.id = lease;
  perform app.end_system(caller);
  return side;
end $$;
