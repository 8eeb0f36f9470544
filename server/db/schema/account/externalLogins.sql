-- Tables

create table external_logins (
  provider text not null,
  subject text not null,
  user_id uuid not null,
  email text,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (provider, subject)
);
comment on table external_logins is 'Accounts at identity providers that log in to an account.';
create unique index external_logins_user on external_logins (user_id, provider);

-- Foreign keys

alter table external_logins
  add foreign key (user_id) references users(id) on delete cascade;

-- Row-level security

alter table external_logins enable row level security, force row level security;
create policy external_logins_own on external_logins using (user_id = (select app.person()) or (select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'external_logins');
