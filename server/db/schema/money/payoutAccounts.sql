-- Tables

create table payout_accounts (
  id uuid primary key,
  owner_id uuid not null,
  home_id uuid,
  status text not null check (status in ('waiting', 'active', 'blocked', 'replaced', 'canceled')),
  processor_account text not null,
  processor_ref text not null,
  bank_name text not null,
  last_four text not null,
  kind text not null check (kind in ('checking', 'savings')),
  contact_email citext not null,
  failure text,
  usable_from timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
comment on table payout_accounts is 'Bank accounts of homeowners for payouts.';
comment on column payout_accounts.home_id is 'Null for all homes without their own account.';
comment on column payout_accounts.status is 'payoutAccountLifecycle of contract/money/payoutAccounts/constants.ts.';
comment on column payout_accounts.processor_account is 'Processor ids of the owner account and of the bank account.';
comment on column payout_accounts.contact_email is 'Email of the owner when they added it; a later change is announced there too.';
comment on column payout_accounts.failure is 'Failure code of the bank for a returned payout.';
create index payout_accounts_owner on payout_accounts (owner_id, created_at desc);
create index payout_accounts_home on payout_accounts (home_id) where (home_id is not null);
create unique index payout_accounts_one_waiting on payout_accounts (owner_id, coalesce(home_id, owner_id))
  where (status = 'waiting');
create unique index payout_accounts_one_active on payout_accounts (owner_id, coalesce(home_id, owner_id))
  where (status in ('active', 'blocked'));
create index payout_accounts_processor on payout_accounts (processor_account);

create table payout_settings (
  home_id uuid primary key,
  owner_id uuid not null,
  reserve_cents bigint not null check (reserve_cents >= 0),
  minimum_cents bigint not null check (minimum_cents > 0),
  updated_at timestamptz not null,
  guarantee_voided_at timestamptz,
  guarantee_void_reason text check (length(guarantee_void_reason) >= 3 and length(guarantee_void_reason) <= 600),
  accepts_partial boolean not null default true,
  constraint payout_settings_void check ((guarantee_voided_at is null) = (guarantee_void_reason is null))
);
comment on table payout_settings is 'Settings of the payouts of a home: reserve, guarantee, partial payments.';
comment on column payout_settings.guarantee_voided_at is 'Time at which an event ended the rent guarantee of the home.';
comment on column payout_settings.accepts_partial is 'Whether the owner accepts partial rent payments.';
create index payout_settings_owner on payout_settings (owner_id);

create table payout_shares (
  home_id uuid not null,
  owner_id uuid not null,
  person_id uuid not null,
  basis_points int not null check (basis_points >= 1 and basis_points <= 10000),
  primary key (home_id, person_id)
);
comment on table payout_shares is 'Shares of the payouts of a home. Without rows the owner gets all of it.';
create index payout_shares_person on payout_shares (person_id);
create index payout_shares_owner on payout_shares (owner_id);

-- Functions

create function app.check_payout_shares() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare home uuid := coalesce(new.home_id, old.home_id); total bigint;
begin
  select sum(basis_points) into total from payout_shares where home_id = home;
  if total is not null and total <> 10000 then
    raise exception 'the parts of home % add up to % of 10000', home, total using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Foreign keys

alter table payout_accounts
  add foreign key (owner_id) references users(id),
  add foreign key (home_id) references homes(id);

alter table payout_settings
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id);

alter table payout_shares
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id),
  add foreign key (person_id) references users(id);

-- Triggers

create constraint trigger payout_shares_whole after insert or delete
  or update on payout_shares deferrable initially deferred for each row execute function app.check_payout_shares();

-- Row-level security

alter table payout_accounts enable row level security, force row level security;
create policy payout_accounts_own on payout_accounts for select using (owner_id = (select app.person()));
create policy payout_accounts_staff on payout_accounts using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'payout_accounts');

alter table payout_settings enable row level security, force row level security;
create policy payout_settings_own on payout_settings for select using (owner_id = (select app.person()));
create policy payout_settings_staff on payout_settings using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'payout_settings');

alter table payout_shares enable row level security, force row level security;
create policy payout_shares_own on payout_shares for select using (owner_id = (select app.person())
  or person_id = (select app.person()));
create policy payout_shares_staff on payout_shares using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'payout_shares');
