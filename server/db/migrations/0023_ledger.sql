-- Money, by double entry and for good: what is posted is never changed, only reversed (reliability D4).

create table ledger_accounts (
  id bigint generated always as identity primary key,
  code text not null unique,
  -- Whose money it tells about; null for our own accounts.
  owner_id uuid references users (id),
  currency char(3) not null default 'USD',
  normal_side char(1) not null check (normal_side in ('D', 'C')),
  -- The least its balance may be, counted on its normal side; null where it may be anything.
  min_balance bigint,
  -- Sum of its entries, debits above zero.
  balance bigint not null default 0,
  version bigint not null default 0
);

create table ledger_transactions (
  id uuid primary key,
  kind text not null,
  effective_at timestamptz not null,
  posted_at timestamptz not null default now(),
  reverses uuid unique references ledger_transactions (id),
  -- Entries join only in the database transaction that opened it.
  xid xid8 not null default pg_current_xact_id(),
  source_type text not null,
  source_id text not null,
  unique (source_type, source_id, kind)
);

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  seq smallint not null,
  account_id bigint not null references ledger_accounts (id),
  -- Cents; a debit is above zero, a credit below.
  amount bigint not null check (amount <> 0),
  account_version bigint not null,
  primary key (transaction_id, seq),
  unique (account_id, account_version)
);

create function app.post_entry() returns trigger language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  opened xid8;
  account ledger_accounts;
begin
  select xid into opened from ledger_transactions where id = new.transaction_id;
  if opened is distinct from pg_current_xact_id() then
    raise exception 'Ledger transaction % is sealed', new.transaction_id using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance = balance + new.amount, version = version + 1
    where id = new.account_id returning * into account;
  if account.min_balance is not null
    and (case account.normal_side when 'D' then account.balance else -account.balance end) < account.min_balance then
    raise exception 'Account % would fall below its least balance', account.code using errcode = 'check_violation';
  end if;
  new.account_version := account.version;
  return new;
end $$;
create trigger ledger_entry_posts before insert on ledger_entries for each row execute function app.post_entry();

create function app.check_ledger_balance() returns trigger language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  -- The header’s own id, or the one its entry carries.
  posted uuid := coalesce(to_jsonb(new) ->> 'transaction_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if (select count(*) from ledger_entries where transaction_id = posted) < 2 then
    raise exception 'Ledger transaction % has fewer than two entries', posted using errcode = 'check_violation';
  end if;
  if exists (
    select from ledger_entries join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where transaction_id = posted group by currency having sum(amount) <> 0
  ) then
    raise exception 'Ledger transaction % does not balance', posted using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function app.check_ledger_balance();
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function app.check_ledger_balance();

create trigger ledger_transactions_fixed before update or delete on ledger_transactions for each row execute function app.refuse_change();
create trigger ledger_transactions_whole before truncate on ledger_transactions for each statement execute function app.refuse_change();
create trigger ledger_entries_fixed before update or delete on ledger_entries for each row execute function app.refuse_change();
create trigger ledger_entries_whole before truncate on ledger_entries for each statement execute function app.refuse_change();

alter table ledger_accounts enable row level security;
alter table ledger_accounts force row level security;
create policy ledger_accounts_ours on ledger_accounts using (app.is_staff() or owner_id = app.person());
alter table ledger_transactions enable row level security;
alter table ledger_transactions force row level security;
create policy ledger_transactions_ours on ledger_transactions using (app.is_staff());
alter table ledger_entries enable row level security;
alter table ledger_entries force row level security;
create policy ledger_entries_ours on ledger_entries using (app.is_staff());

grant select, insert on ledger_accounts, ledger_transactions, ledger_entries to belong_app;
