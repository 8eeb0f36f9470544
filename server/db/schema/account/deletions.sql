-- Tables

create table account_deletions (
  id uuid primary key,
  user_id uuid not null,
  status text not null default 'requested' check (status in ('requested', 'canceled', 'erased')),
  cancel_hash bytea unique,
  requested_at timestamptz not null,
  erase_at timestamptz not null,
  ended_at timestamptz,
  identifiers jsonb
);
comment on table account_deletions is 'Requests to delete an account, with the day on which the data is erased.';
comment on column account_deletions.cancel_hash is 'Hash of the cancel link in the confirmation email.';
comment on column account_deletions.identifiers is 'Addresses, numbers, and browser ids of the person, until their data is erased.';
create unique index account_deletions_open on account_deletions (user_id) where (status = 'requested');
create index account_deletions_due on account_deletions (erase_at) where (status = 'requested');
create index account_deletions_user on account_deletions (user_id);
create index account_deletions_erased on account_deletions (user_id) where (status = 'erased');

-- Foreign keys

alter table account_deletions
  add foreign key (user_id) references users(id);

-- Row-level security

alter table account_deletions enable row level security, force row level security;
create policy account_deletions_own on account_deletions using (user_id = (select app.person())
  or (select app.is_staff()));
select app.grant_to_app('select, insert, update', 'account_deletions');
