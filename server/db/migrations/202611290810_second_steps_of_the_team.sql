-- phase: expand
-- noun: platform/team

-- Authenticator apps and passkeys are readable by their own person alone; administrators see whether there is one.
create function app.has_second_step(member uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  found boolean;
begin
  select exists (select from passkeys where passkeys.user_id = member)
    or exists (select from authenticators where authenticators.user_id = member and authenticators.confirmed_at is not null)
    into found;
  perform app.end_system(caller);
  return found;
end $$;
comment on function app.has_second_step(member uuid) is 'Whether a passkey or an authenticator app of an account is set up.';
revoke all on function app.has_second_step(member uuid) from public;
select app.grant_to_app('execute', 'function app.has_second_step(member uuid)');
