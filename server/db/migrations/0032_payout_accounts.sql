-- Where homeowners are paid. Numbers are with the processor alone: we hold its names for them and their last four digits.

create table payout_accounts (
  id uuid primary key,
  owner_id uuid not null references users (id),
  -- Null: for all homes without one of their own.
  home_id uuid references homes (id),
  -- payoutAccountLifecycle of contract/money/payoutAccounts/constants.ts
  status text not null check (status in ('waiting', 'active', 'blocked', 'replaced', 'canceled')),
  -- The processor's names of the owner's account there and of the bank account.
  processor_account text not null,
  processor_ref text not null,
  bank_name text not null,
  last_four text not null,
  kind text not null check (kind in ('checking', 'savings')),
  -- Where the owner was reached when they added it: the next change is announced there, too.
  contact_email citext not null,
  -- The bank's word for why it sent a payout back.
  failure text,
  usable_from timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index payout_accounts_owner on payout_accounts (owner_id, created_at desc);
create index payout_accounts_home on payout_accounts (home_id) where home_id is not null;
create unique index payout_accounts_one_waiting on payout_accounts (owner_id, coalesce(home_id, owner_id)) where status = 'waiting';
create unique index payout_accounts_one_active on payout_accounts (owner_id, coalesce(home_id, owner_id)) where status in ('active', 'blocked');

create table payout_settings (
  home_id uuid primary key references homes (id) on delete cascade,
  owner_id uuid not null references users (id),
  reserve_cents bigint not null check (reserve_cents >= 0),
  minimum_cents bigint not null check (minimum_cents > 0),
  updated_at timestamptz not null
);
create index payout_settings_owner on payout_settings (owner_id);

-- Parts of a home's payouts; none where the owner gets all of it.
create table payout_shares (
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid not null references users (id),
  person_id uuid not null references users (id),
  basis_points int not null check (basis_points between 1 and 10000),
  primary key (home_id, person_id)
);
create index payout_shares_person on payout_shares (person_id);
create index payout_shares_owner on payout_shares (owner_id);

create function app.check_payout_shares() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare home uuid := coalesce(new.home_id, old.home_id); total bigint;
begin
  select sum(basis_points) into total from payout_shares where home_id = home;
  if total is not null and total <> 10000 then
    raise exception 'the parts of home % add up to % of 10000', home, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payout_shares_whole after insert or update or delete on payout_shares
  deferrable initially deferred for each row execute function app.check_payout_shares();

alter table payout_accounts enable row level security;
alter table payout_accounts force row level security;
alter table payout_settings enable row level security;
alter table payout_settings force row level security;
alter table payout_shares enable row level security;
alter table payout_shares force row level security;
-- The system writes, once a change was checked.
create policy payout_accounts_own on payout_accounts for select using (owner_id = (select app.person()));
create policy payout_accounts_staff on payout_accounts using ((select app.is_staff()));
create policy payout_settings_own on payout_settings for select using (owner_id = (select app.person()));
create policy payout_settings_staff on payout_settings using ((select app.is_staff()));
create policy payout_shares_own on payout_shares for select
  using (owner_id = (select app.person()) or person_id = (select app.person()));
create policy payout_shares_staff on payout_shares using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'payout_accounts');
select app.grant_to_app('select, insert, update, delete', 'payout_settings', 'payout_shares');
