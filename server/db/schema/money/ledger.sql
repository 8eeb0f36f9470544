-- Tables

create table ledger_accounts (
  id bigint generated always as identity primary key,
  code text not null,
  owner_id uuid,
  currency character(3) not null default 'USD'::bpchar,
  normal_side character(1) not null check (normal_side = any (array['D'::bpchar, 'C'::bpchar])),
  min_balance bigint,
  balance bigint not null default 0,
  version bigint not null default 0,
  part smallint not null default 0 check (part >= 0 and part <= 15),
  constraint ledger_accounts_code_part unique (code, part),
  constraint ledger_accounts_whole check (part = 0 or min_balance is null)
);
comment on table ledger_accounts is 'Accounts of the double-entry ledger.';
comment on column ledger_accounts.owner_id is 'Person whose money it is; null for company accounts.';
comment on column ledger_accounts.min_balance is 'Minimum balance on its normal side; null for none.';
comment on column ledger_accounts.balance is 'Sum of its entries; debits are positive.';
comment on column ledger_accounts.part is 'Shared accounts are split into parts that are summed by code, so concurrent postings rarely wait for each other.';
create index ledger_accounts_owner on ledger_accounts (owner_id) where (owner_id is not null);

create table ledger_transactions (
  id uuid primary key,
  kind text not null,
  effective_at timestamptz not null,
  posted_at timestamptz not null default now(),
  reverses uuid unique,
  xid xid8 not null default pg_current_xact_id(),
  source_type text not null,
  source_id text not null,
  unique (source_type, source_id, kind)
);
comment on table ledger_transactions is 'Transactions of the ledger. Append-only; each has a source and a kind.';
comment on column ledger_transactions.xid is 'Database transaction that created it; only that one may add entries.';
create index ledger_transactions_effective on ledger_transactions (effective_at);
create index ledger_transactions_source on ledger_transactions (source_id);

create table ledger_entries (
  transaction_id uuid not null,
  seq smallint not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  account_version bigint not null,
  primary key (transaction_id, seq),
  unique (account_id, account_version)
);
comment on table ledger_entries is 'Entries of the ledger. Append-only, balanced per transaction by a deferred trigger.';
comment on column ledger_entries.amount is 'Cents; debits are positive, credits negative.';

-- Functions

create function app.post_entry() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  made ledger_transactions;
  posted ledger_accounts;
  bank text;
begin
  select * into made from ledger_transactions where id = new.transaction_id;
  if made.xid is distinct from pg_current_xact_id() then
    raise exception 'Ledger transaction % is sealed', new.transaction_id using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance = balance + new.amount, version = version + 1
    where id = new.account_id returning * into posted;
  if posted.min_balance is not null
    and (case posted.normal_side when 'D' then posted.balance else -posted.balance end) < posted.min_balance then
    raise exception 'Account % would fall below its least balance', posted.code using errcode = 'check_violation';
  end if;
  new.account_version := posted.version;
  bank := case posted.code when 'bank:trust' then 'trust' when 'bank:deposits' then 'deposits' end;
  if bank is not null then
    insert into trust_entries (transaction_id, account, amount, effective_at, is_stopped)
      values (made.id, bank, new.amount, made.effective_at, made.kind = 'checkStopped')
      on conflict (transaction_id, account) do update set amount = trust_entries.amount + excluded.amount;
    if made.kind = 'checkStopped' then
      update trust_entries set is_stopped = true where transaction_id = made.reverses and account = bank;
    end if;
  end if;
  perform app.end_system(caller);
  return new;
end $$;
revoke all on function app.post_entry() from public;
select app.grant_to_app('execute', 'function app.post_entry()');

create function app.check_ledger_balance() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
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
  perform app.end_system(caller);
  return null;
end $$;
revoke all on function app.check_ledger_balance() from public;
select app.grant_to_app('execute', 'function app.check_ledger_balance()');

-- Foreign keys

alter table ledger_accounts
  add foreign key (owner_id) references users(id);

alter table ledger_transactions
  add foreign key (reverses) references ledger_transactions(id);

alter table ledger_entries
  add foreign key (transaction_id) references ledger_transactions(id),
  add foreign key (account_id) references ledger_accounts(id);

-- Triggers

create constraint trigger ledger_transactions_balance after insert on ledger_transactions deferrable initially deferred for
  each row execute function app.check_ledger_balance();

create trigger ledger_transactions_immutable before delete
  or update on ledger_transactions for each row execute function app.forbid_change();

create trigger ledger_transactions_no_truncate before truncate on ledger_transactions for each statement execute function
  app.forbid_change();

create trigger ledger_entries_post before insert on ledger_entries for each row execute function app.post_entry();

create constraint trigger ledger_entries_balance after insert on ledger_entries deferrable initially deferred for each row
  execute function app.check_ledger_balance();

create trigger ledger_entries_immutable before delete
  or update on ledger_entries for each row execute function app.forbid_change();

create trigger ledger_entries_no_truncate before truncate on ledger_entries for each statement execute function app.forbid_change();

-- Row-level security

alter table ledger_accounts enable row level security, force row level security;
create policy ledger_accounts_own on ledger_accounts using (owner_id = (select app.person())
  or (select app.is_staff()));
select app.grant_to_app('select, insert', 'ledger_accounts');

alter table ledger_transactions enable row level security, force row level security;
create policy ledger_transactions_staff on ledger_transactions using ((select app.is_staff()));
select app.grant_to_app('select, insert', 'ledger_transactions');

alter table ledger_entries enable row level security, force row level security;
create policy ledger_entries_staff on ledger_entries using ((select app.is_staff()));
select app.grant_to_app('select, insert', 'ledger_entries');
