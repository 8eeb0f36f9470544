-- More ways to prove who one is: an authenticator app, passkeys, accounts elsewhere. And what is half done.

alter table sessions drop constraint sessions_method_check;
alter table sessions add constraint sessions_method_check check (method in ('password', 'code', 'passkey', 'external'));

create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  -- The shared secret, sealed (server/vault.ts).
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code came back: it asks for nothing before.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table external_logins (
  provider text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  email text,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (provider, subject)
);
create unique index external_logins_user on external_logins (user_id, provider);

-- A login half done: a second factor awaited, a challenge set, a provider asked.
create table login_steps (
  hash bytea primary key,
  kind text not null check (kind in ('second', 'passkey', 'enrol', 'external', 'link')),
  user_id uuid references users (id) on delete cascade,
  data jsonb not null default '{}',
  tries int not null default 0,
  expires_at timestamptz not null
);
create index login_steps_expiry on login_steps (expires_at);

alter table authenticators enable row level security;
alter table authenticators force row level security;
create policy authenticators_own on authenticators using (user_id = app.person() or app.is_staff());
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy recovery_codes_own on recovery_codes using (user_id = app.person() or app.is_staff());
alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy passkeys_own on passkeys using (user_id = app.person() or app.is_staff());
alter table external_logins enable row level security;
alter table external_logins force row level security;
create policy external_logins_own on external_logins using (user_id = app.person() or app.is_staff());
alter table login_steps enable row level security;
alter table login_steps force row level security;
create policy login_steps_ours on login_steps using (app.is_staff());

grant select, insert, update, delete on authenticators, recovery_codes, passkeys, external_logins, login_steps to belong_app;
