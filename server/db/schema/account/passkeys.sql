-- Tables

create table passkeys (
  id uuid primary key,
  user_id uuid not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on table passkeys is 'Passkeys (WebAuthn credentials) of an account.';
create index passkeys_user on passkeys (user_id);

-- Foreign keys

alter table passkeys
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table passkeys enable row level security, force row level security;
create policy passkeys_own on passkeys using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'passkeys');
