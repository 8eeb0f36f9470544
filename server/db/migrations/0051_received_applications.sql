-- phase: expand
-- The policy of applications asks this function, which reads applications: as the system it must not ask again. Which of
-- two policies is asked first is up to the server, and only an owner without special rights is bound while it runs.
create or replace function app.received_application_ids() returns setof uuid
language plpgsql stable security definer rows 50 set search_path = public, pg_temp as $$
declare caller text;
begin
  -- Our team and the system see every application by another policy.
  if app.person() is null or app.is_staff() then return; end if;
  caller := app.begin_system();
  return query select applications.id from homes join applications on applications.home_id = homes.id
    where homes.owner_id = app.person() and applications.submitted_at is not null;
  perform app.end_system(caller);
end $$;
