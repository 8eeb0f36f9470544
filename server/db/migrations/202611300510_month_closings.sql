-- phase: expand
-- noun: money/monthClosings

create table month_closings (
  id uuid primary key,
  month date not null check (extract(day from month) = 1),
  requested_by uuid not null references users (id),
  closed_by uuid not null references users (id),
  closed_at timestamptz not null,
  reopening_requested_by uuid references users (id),
  reopened_by uuid references users (id),
  reopened_at timestamptz,
  reopening_reason text check (length(reopening_reason) >= 3 and length(reopening_reason) <= 600),
  constraint month_closings_two_people check (closed_by <> requested_by
    and (reopened_by is null or reopened_by <> reopening_requested_by)),
  constraint month_closings_reopened check (num_nonnulls(reopening_requested_by, reopened_by, reopened_at, reopening_reason) in (0, 4))
);
comment on table month_closings is 'Closed months of the books: while the last of them stands, nothing is posted to its days or to earlier ones. One row for each time a month is closed.';
comment on column month_closings.month is 'First day of the month, at our office.';
comment on column month_closings.requested_by is 'Person who asked to close the month; another person approved it.';
comment on column month_closings.reopened_at is 'Null while the month is closed.';
create unique index month_closings_closed on month_closings (month) where reopened_at is null;
create index month_closings_newest on month_closings (month desc, closed_at desc);
create index month_closings_requested_by on month_closings (requested_by);
create index month_closings_closed_by on month_closings (closed_by);
create index month_closings_reopening_requested_by on month_closings (reopening_requested_by) where reopening_requested_by is not null;
create index month_closings_reopened_by on month_closings (reopened_by) where reopened_by is not null;
alter table month_closings enable row level security;
alter table month_closings force row level security;
create policy month_closings_staff on month_closings using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'month_closings');

create table reconciliation_packs (
  id uuid primary key,
  closing_id uuid not null references month_closings (id),
  account text not null check (account in ('trust', 'deposits')),
  statement_on date,
  bank bigint not null,
  in_transit bigint not null,
  unbooked bigint not null,
  book bigint not null,
  owed bigint not null,
  sealed_key text,
  csv_key text,
  made_at timestamptz,
  unique (closing_id, account),
  constraint reconciliation_packs_agree check (bank + in_transit - unbooked = book and owed = book),
  constraint reconciliation_packs_files check (num_nonnulls(sealed_key, csv_key, made_at) in (0, 3))
);
comment on table reconciliation_packs is 'Reconciliation of a bank account at the end of a closed month, with its sealed PDF and its CSV.';
comment on column reconciliation_packs.account is 'TRUST_ACCOUNTS of contract/money/reconciliations/constants.ts.';
comment on column reconciliation_packs.statement_on is 'Day of the last statement; null for an account that never had one.';
comment on column reconciliation_packs.bank is 'Balance of the bank, in cents.';
comment on column reconciliation_packs.in_transit is 'Booked and on no statement by then, in cents.';
comment on column reconciliation_packs.unbooked is 'On statements and not in the books by then, in cents.';
comment on column reconciliation_packs.book is 'Balance of the books, in cents.';
comment on column reconciliation_packs.owed is 'Sum of the list of beneficiaries of this account, in cents.';
comment on column reconciliation_packs.sealed_key is 'Sealed PDF; null until the job has made the files.';
alter table reconciliation_packs enable row level security;
alter table reconciliation_packs force row level security;
create policy reconciliation_packs_staff on reconciliation_packs using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert, update', 'reconciliation_packs');

-- The figures of a pack stand, and so does who closed a month.
create trigger reconciliation_packs_fixed before update on reconciliation_packs for each row
  when ((old.closing_id, old.account, old.statement_on, old.bank, old.in_transit, old.unbooked, old.book, old.owed)
    is distinct from (new.closing_id, new.account, new.statement_on, new.bank, new.in_transit, new.unbooked, new.book, new.owed)
    or old.sealed_key is not null) execute function app.forbid_change();
create trigger month_closings_fixed before update on month_closings for each row
  when ((old.month, old.requested_by, old.closed_by, old.closed_at)
    is distinct from (new.month, new.requested_by, new.closed_by, new.closed_at)
    or old.reopened_at is not null) execute function app.forbid_change();

-- The first instant that is open: the month after the last closed one, at our office. Null where no month is closed.
create function app.books_open_from() returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select (max(month) + interval '1 month') at time zone 'America/Los_Angeles' from month_closings where reopened_at is null
$$;
revoke all on function app.books_open_from() from public;
select app.grant_to_app('execute', 'function app.books_open_from()');

create function app.refuse_closed_month() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller text := app.begin_system();
  closed_until timestamptz := app.books_open_from();
  days date[];
begin
  if tg_table_name = 'ledger_transactions' then
    if to_jsonb(new) ->> 'effective_at' is not null and (to_jsonb(new) ->> 'effective_at')::timestamptz < closed_until then
      raise exception 'The month of % is closed', to_jsonb(new) ->> 'effective_at' using errcode = 'check_violation',
        constraint = 'ledger_closed_month', table = 'ledger_transactions';
    end if;
  else
    days := array[(to_jsonb(new) ->> 'day')::date, (to_jsonb(old) ->> 'day')::date];
    if exists (select from unnest(days) day where day::timestamp at time zone 'America/Los_Angeles' < closed_until) then
      raise exception 'The month of these statements is closed' using errcode = 'check_violation',
        constraint = 'statements_closed_month', table = tg_table_name;
    end if;
  end if;
  perform app.end_system(caller);
  return coalesce(new, old);
end $$;
revoke all on function app.refuse_closed_month() from public;
select app.grant_to_app('execute', 'function app.refuse_closed_month()');

create trigger ledger_transactions_open_month before insert on ledger_transactions for each row
  execute function app.refuse_closed_month();
create trigger bank_lines_open_month before insert or delete on bank_lines for each row execute function app.refuse_closed_month();
create trigger bank_statements_open_month before insert or delete or update of opening, closing, day on bank_statements
  for each row execute function app.refuse_closed_month();

-- Waits for postings that have begun, and holds back others until the month is closed: none slips into it.
create function app.lock_books() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table bank_statements, bank_lines, ledger_transactions in share row exclusive mode;
end $$;
revoke all on function app.lock_books() from public;
select app.grant_to_app('execute', 'function app.lock_books()');

alter table money_requests
  drop constraint money_requests_kind_check,
  add constraint money_requests_kind_check check (kind in ('refund', 'owed_refund', 'credit_refund', 'manual_entry', 'waiver',
    'credit', 'charge', 'recorded_payment', 'returned_payment', 'dispute_adjustment', 'guarantee', 'deposit_return',
    'deposit_correction', 'explanation', 'statement_removal', 'opening_balances', 'month_close', 'month_reopening')),
  drop constraint money_requests_amount_check,
  add constraint money_requests_amount_check check (amount > 0 or (amount = 0 and kind in ('guarantee', 'explanation',
    'statement_removal', 'month_close', 'month_reopening')));
