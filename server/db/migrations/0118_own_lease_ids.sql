-- phase: expand

-- Leases that the caller signs, and those of homes they own or co-own: where lists of what belongs to a lease start.
-- Opaque to the planner, which would otherwise plan the policies of all four tables for each list.
create function app.own_lease_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select leases.id from leases where leases.envelope_id in (select app.own_envelope_ids())
    union
    select leases.id from leases where leases.home_id in (select app.managed_home_ids());
  perform app.end_system(caller);
end $$;
revoke all on function app.own_lease_ids() from public;
do $$ begin
  if app.has_app_role() then grant execute on function app.own_lease_ids() to belong_app; end if;
end $$;
