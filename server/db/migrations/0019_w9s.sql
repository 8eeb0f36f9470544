-- Forms W-9 of those we pay. The taxpayer number is sealed (server/vault.ts); only its last four digits are readable.

create table w9s (
  id uuid primary key,
  user_id uuid not null references users (id),
  status text not null default 'open' check (status in ('open', 'certified', 'foreign', 'superseded')),
  -- Everything of the form but the number.
  form jsonb,
  tin_kind text check (tin_kind in ('ssn', 'ein', 'itin')),
  tin bytea,
  tin_last_four text,
  signature text,
  -- Of the wording that was certified.
  certification text,
  -- Name of the account and who owned its homes when it was certified: a change asks for a new form.
  account_name text,
  ownership text,
  -- What the IRS answered about name and number.
  match_code int,
  matched_at timestamptz,
  sealed_key text,
  created_at timestamptz not null,
  certified_at timestamptz,
  check (status <> 'certified' or (tin is not null and certified_at is not null))
);
create index w9s_user on w9s (user_id, created_at desc);
create unique index w9s_one_open on w9s (user_id) where status = 'open';
create unique index w9s_one_that_counts on w9s (user_id) where status in ('certified', 'foreign');

alter table w9s enable row level security;
alter table w9s force row level security;
create policy w9s_own on w9s using ((select app.is_staff()) or user_id = (select app.person()));
select app.grant_to_app('select, insert, update', 'w9s');
