-- Sessions are asked about many at once: one call for all of them takes a third of the time of one for each. The function
-- for one, `app.live_session`, stays for those who still run what came before; nothing here calls it any more.
create function app.live_sessions(sids uuid[], at timestamptz)
returns table (id uuid, user_id uuid, type text, authenticated_at timestamptz)
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select sessions.id, users.id,
    case when sessions.acting_as = users.other_type then users.other_type else users.type end,
    sessions.authenticated_at
  from sessions join users on users.id = sessions.user_id
  where sessions.id = any (sids) and sessions.revoked_at is null and sessions.expires_at > at
$$;
revoke all on function app.live_sessions from public;
grant execute on function app.live_sessions to belong_app;
