-- Who is logged in, on what, and what we mailed to prove that an address is theirs. No secret is stored, only its hash.

create table sessions (
  id uuid primary key,
  -- What began with one login: a step-up gives the session a new id and keeps the family.
  family_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  method text not null check (method in ('password', 'code')),
  device text not null default '',
  address text,
  -- When they last proved who they are; sensitive acts need this to be recent.
  authenticated_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('logout', 'elsewhere', 'replaced', 'reuse', 'credentials', 'staff'))
);
create index sessions_user on sessions (user_id, last_seen_at desc) where revoked_at is null;
create index sessions_family on sessions (family_id);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  generation int not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The token that followed, readable with the token itself alone, for a reply that got lost.
  successor bytea,
  unique (session_id, generation)
);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- A browser that has logged in before: whoever else fails to, its owner is not locked out.
create table known_devices (
  hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (hash, user_id)
);
create index known_devices_user on known_devices (user_id);

-- What we mailed: a code or a link. The newest of its kind for an address is the only one that works.
create table proofs (
  email citext not null,
  purpose text not null check (purpose in ('code', 'reset')),
  -- Of the browser that asked (a code), or of the link (a reset).
  hash bytea not null unique,
  code_hash bytea,
  user_id uuid references users (id) on delete cascade,
  -- What somebody without an account told us about themselves; kept until the address is proven to be theirs.
  registration jsonb,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (email, purpose)
);
create index proofs_expiry on proofs (expires_at);

alter table sessions enable row level security;
alter table sessions force row level security;
create policy sessions_own on sessions using (user_id = app.person() or app.is_staff());
alter table refresh_tokens enable row level security;
alter table refresh_tokens force row level security;
create policy refresh_tokens_ours on refresh_tokens using (app.is_staff());
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy known_devices_own on known_devices using (user_id = app.person() or app.is_staff());
alter table proofs enable row level security;
alter table proofs force row level security;
create policy proofs_ours on proofs using (app.is_staff());

-- Asked for every signed-in call: one round trip, whoever asks.
create function app.live_session(sid uuid, at timestamptz)
returns table (user_id uuid, type text, authenticated_at timestamptz)
language sql stable security definer set search_path = public, pg_temp set app.role = 'staff' as $$
  select users.id, users.type, sessions.authenticated_at from sessions join users on users.id = sessions.user_id
  where sessions.id = sid and sessions.revoked_at is null and sessions.expires_at > at
$$;
revoke all on function app.live_session from public;
grant execute on function app.live_session to belong_app;

grant select, insert, update on sessions, refresh_tokens to belong_app;
grant select, insert, update, delete on known_devices, proofs to belong_app;
grant delete on sessions, refresh_tokens to belong_app;
