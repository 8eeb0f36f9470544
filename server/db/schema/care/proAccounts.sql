-- Tables

create table pro_logins (
  id uuid primary key,
  pro_id uuid,
  code_hash bytea,
  code_attempts int not null default 0,
  token_hash bytea unique,
  confirmed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  email_hash bytea,
  constraint pro_logins_check check ((confirmed_at is null) = (token_hash is null)),
  constraint pro_logins_confirmed_pro check (token_hash is null or pro_id is not null)
);
comment on table pro_logins is 'Phones and browsers that asked for a code of a Pro. Once confirmed, the token opens all jobs of the Pro.';
comment on column pro_logins.code_hash is 'Hash of the six-digit code.';
comment on column pro_logins.token_hash is 'SHA-256 of the secret on the confirmed device.';
comment on column pro_logins.expires_at is 'End of the code; once confirmed, of the login.';
comment on column pro_logins.email_hash is 'SHA-256 of the address that asked. Unknown addresses get a row too, so that timing and answers do not reveal Pros; guesses are counted by it.';
create index pro_logins_pro on pro_logins (pro_id, created_at desc);
create index pro_logins_expires on pro_logins (expires_at);

-- Foreign keys

alter table pro_logins
  add foreign key (pro_id) references pros(id) on delete cascade;

-- Row-level security

alter table pro_logins enable row level security, force row level security;
create policy pro_logins_staff on pro_logins using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'pro_logins');
