-- phase: expand
-- What moved on our accounts at the bank, and the line of a statement that shows it: what no statement shows yet is found
-- without reading the entries of all time. The database writes it with each entry and each line.

-- What is posted or matched meanwhile would be on neither side of this migration.
lock table ledger_entries, bank_lines in share row exclusive mode;

create table trust_entries (
  transaction_id uuid not null references ledger_transactions (id),
  -- TRUST_ACCOUNTS of contract/money/reconciliations/constants.ts
  account text not null check (account in ('trust', 'deposits')),
  -- Cents; above zero is money in.
  amount bigint not null,
  effective_at timestamptz not null,
  -- The day of the line, and what the bank says moved.
  seen_on date,
  seen_amount bigint,
  -- A check that was stopped never comes to the bank, nor does what takes it back.
  is_stopped boolean not null default false,
  primary key (transaction_id, account)
);
create index trust_entries_open on trust_entries (effective_at) where seen_on is null and not is_stopped;
create index trust_entries_seen on trust_entries (seen_on, effective_at) where seen_on is not null;
create index trust_entries_differing on trust_entries (transaction_id) where seen_amount <> amount;

alter table trust_entries enable row level security;
alter table trust_entries force row level security;
create policy trust_entries_staff on trust_entries using ((select app.is_staff()));
select app.grant_to_app('select', 'trust_entries');

create or replace function app.post_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

-- Lines that were matched, or are not any more.
create function app.note_seen_entries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
begin
  if tg_op <> 'INSERT' then
    update trust_entries entry set seen_on = null, seen_amount = null from before_rows line
      where entry.transaction_id = line.ledger_transaction_id and entry.account = line.account;
  end if;
  if tg_op <> 'DELETE' then
    update trust_entries entry set seen_on = line.day, seen_amount = line.amount from after_rows line
      where entry.transaction_id = line.ledger_transaction_id and entry.account = line.account;
  end if;
  perform app.end_system(caller);
  return null;
end $$;
create trigger bank_lines_seen_insert after insert on bank_lines
  referencing new table as after_rows for each statement execute function app.note_seen_entries();
create trigger bank_lines_seen_update after update on bank_lines
  referencing old table as before_rows new table as after_rows for each statement execute function app.note_seen_entries();
create trigger bank_lines_seen_delete after delete on bank_lines
  referencing old table as before_rows for each statement execute function app.note_seen_entries();

insert into trust_entries (transaction_id, account, amount, effective_at, seen_on, seen_amount, is_stopped)
select made.id, trust.account, moved.amount, made.effective_at, line.day, line.amount,
  made.kind = 'checkStopped' or exists (
    select from ledger_transactions stop where stop.reverses = made.id and stop.kind = 'checkStopped')
from (values ('trust', 'bank:trust'), ('deposits', 'bank:deposits')) as trust (account, code)
  join (
    select code, transaction_id, sum(amount) as amount
    from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
    where code in ('bank:trust', 'bank:deposits') group by code, transaction_id
  ) moved using (code)
  join ledger_transactions made on made.id = moved.transaction_id
  left join bank_lines line on line.ledger_transaction_id = made.id and line.account = trust.account;
