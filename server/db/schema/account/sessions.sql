-- Tables

create table sessions (
  id uuid primary key,
  family_id uuid not null,
  user_id uuid not null,
  method text not null check (method in ('password', 'code', 'passkey', 'external')),
  acting_as text check (acting_as in ('homeowner', 'resident')),
  device text not null default '',
  address text,
  authenticated_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('logout', 'elsewhere', 'replaced', 'reuse', 'credentials', 'staff',
    'deletion'))
);
comment on table sessions is 'Logins of an account on a device.';
comment on column sessions.family_id is 'Shared by all sessions of one login: a step-up issues a new id in the same family.';
comment on column sessions.acting_as is 'Role of the session; null for the first role of the person.';
comment on column sessions.authenticated_at is 'Last proof of identity; sensitive actions require a recent one.';
create index sessions_user on sessions (user_id, last_seen_at desc);
create index sessions_family on sessions (family_id);
create index sessions_expiry on sessions (expires_at);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null,
  generation int not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  successor bytea,
  unique (session_id, generation)
);
comment on table refresh_tokens is 'Refresh tokens of sessions; only hashes are stored.';
comment on column refresh_tokens.successor is 'Next token, readable only with the token itself, for a lost response.';
create index refresh_tokens_expiry on refresh_tokens (expires_at);

create table verification_codes (
  email citext not null,
  purpose text not null check (purpose in ('code', 'reset', 'email', 'phone')),
  hash bytea not null unique,
  code_hash bytea,
  user_id uuid,
  registration jsonb,
  claim text,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (email, purpose)
);
comment on table verification_codes is 'Emailed codes and links. Only the newest of its kind for an address works.';
comment on column verification_codes.hash is 'Hash of the requesting browser (code) or of the link (reset).';
comment on column verification_codes.registration is 'Answers of a person without an account, until the address is verified.';
comment on column verification_codes.claim is 'Value that the code proves: a new email address or phone number.';
create index verification_codes_expiry on verification_codes (expires_at);
create index verification_codes_user on verification_codes (user_id) where (user_id is not null);

create table login_steps (
  hash bytea primary key,
  kind text not null check (kind in ('second', 'passkey', 'enroll', 'external', 'link')),
  user_id uuid,
  data jsonb not null default '{}',
  attempts int not null default 0,
  expires_at timestamptz not null
);
comment on table login_steps is 'Logins in progress: waiting for a second factor, a passkey challenge, or an identity provider.';
create index login_steps_expiry on login_steps (expires_at);
create index login_steps_user on login_steps (user_id) where (user_id is not null);

create table known_devices (
  hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (hash, user_id)
);
comment on table known_devices is 'Browsers that have logged in before. Failed logins elsewhere do not lock their owner out.';
create index known_devices_user on known_devices (user_id);
create index known_devices_seen on known_devices (last_seen_at);

-- Functions

create function app.live_session(sid uuid, at timestamptz) returns table(user_id uuid, type text,
  authenticated_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  return query
    select users.id,
      case when sessions.acting_as = users.other_type then users.other_type else users.type end,
      sessions.authenticated_at
    from sessions join users on users.id = sessions.user_id
    where sessions.id = sid and sessions.revoked_at is null and sessions.expires_at > at;
  perform app.end_system(caller);
end $$;
revoke all on function app.live_session(sid uuid, at timestamp with time zone) from public;
select app.grant_to_app('execute', 'function app.live_session(sid uuid, at timestamp with time zone)');

create function app.notify_session_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('belong_sessions', old.id::text);
  return null;
end $$;

-- Foreign keys

alter table sessions
  add foreign key (user_id) references users(id) on delete cascade;

alter table refresh_tokens
  add foreign key (session_id) references sessions(id) on delete cascade;

alter table verification_codes
  add foreign key (user_id) references users(id) on delete cascade;

alter table login_steps
  add foreign key (user_id) references users(id) on delete cascade;

alter table known_devices
  add foreign key (user_id) references users(id) on delete cascade;

-- Triggers

create trigger sessions_notify_change after update on sessions for each row
  when (new.revoked_at is distinct from old.revoked_at or new.acting_as is distinct from old.acting_as
  or new.authenticated_at is distinct from old.authenticated_at) execute function app.notify_session_change();

create trigger sessions_notify_delete after delete on sessions for each row when (old.revoked_at is null
  and old.expires_at > now()) execute function app.notify_session_change();

-- Row-level security

alter table sessions enable row level security, force row level security;
create policy sessions_own on sessions using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'sessions');

alter table refresh_tokens enable row level security, force row level security;
create policy refresh_tokens_staff on refresh_tokens using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'refresh_tokens');

alter table verification_codes enable row level security, force row level security;
create policy verification_codes_staff on verification_codes using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'verification_codes');

alter table login_steps enable row level security, force row level security;
create policy login_steps_staff on login_steps using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'login_steps');

alter table known_devices enable row level security, force row level security;
create policy known_devices_own on known_devices using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'known_devices');
