-- Tables

create table authenticators (
  user_id uuid primary key,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on table authenticators is 'Authenticator apps (TOTP) of an account.';
comment on column authenticators.secret is 'Shared secret, sealed by server/vault.ts.';
comment on column authenticators.confirmed_at is 'Null until a first code confirmed it; before, no login asks for it.';
comment on column authenticators.last_step is 'Time step of the last accepted code; no code works twice.';

create table recovery_codes (
  user_id uuid not null,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
comment on table recovery_codes is 'One-time recovery codes of an account; only hashes are stored.';

-- Foreign keys

alter table authenticators
  add foreign key (user_id) references users(id) on delete cascade;

alter table recovery_codes
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table authenticators enable row level security, force row level security;
create policy authenticators_own on authenticators using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'authenticators');

alter table recovery_codes enable row level security, force row level security;
create policy recovery_codes_own on recovery_codes using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'recovery_codes');
