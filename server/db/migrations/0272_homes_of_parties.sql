-- phase: expand
-- A home that leaves the market stays readable for the people whose application, lease, or tour it is about. What visitors
-- and search show of a home follows its status, as before.

create function app.party_home_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null and app.appointment_key() is null then return; end if;
  caller := app.begin_system();
  return query
    select applications.home_id from applications where applications.id in (select app.own_application_ids())
    union
    select leases.home_id from leases where leases.envelope_id in (select app.own_envelope_ids())
    union
    select appointments.home_id from appointments where appointments.home_id is not null
      and (appointments.user_id = app.person() or appointments.key = app.appointment_key());
  perform app.end_system(caller);
end $$;
revoke all on function app.party_home_ids() from public;
do $$ begin
  if app.has_app_role() then grant execute on function app.party_home_ids() to belong_app; end if;
end $$;

create policy homes_party on homes for select using (id in (select app.party_home_ids()));
