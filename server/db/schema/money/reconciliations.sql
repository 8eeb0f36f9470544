-- Tables

create table bank_statements (
  id uuid primary key,
  account text not null check (account in ('trust', 'deposits')),
  day date not null,
  opening bigint,
  closing bigint not null,
  format text not null check (format in ('csv', 'bai2', 'camt053')),
  imported_by uuid,
  created_at timestamptz not null,
  unique (account, day)
);
comment on table bank_statements is 'Imported statements of the trust accounts; one per account and day.';
comment on column bank_statements.account is 'TRUST_ACCOUNTS of contract/money/reconciliations/constants.ts.';
comment on column bank_statements.opening is 'Null where the file states none.';
comment on column bank_statements.imported_by is 'Null for a statement that the bank sent.';
create index bank_statements_imported_by on bank_statements (imported_by) where (imported_by is not null);

create table bank_lines (
  id uuid primary key,
  statement_id uuid not null,
  account text not null check (account in ('trust', 'deposits')),
  day date not null,
  amount bigint not null check (amount <> 0),
  bank_ref text not null default '' check (length(bank_ref) <= 200),
  reference text not null default '' check (length(reference) <= 200),
  description text not null default '' check (length(description) <= 600),
  ledger_transaction_id uuid
);
comment on table bank_lines is 'Lines of imported bank statements.';
comment on column bank_lines.amount is 'Cents; positive is money in.';
comment on column bank_lines.ledger_transaction_id is 'Matching ledger transaction.';
create index bank_lines_statement on bank_lines (statement_id);
create index bank_lines_unmatched on bank_lines (account, day) where (ledger_transaction_id is null);
create unique index bank_lines_transaction on bank_lines (ledger_transaction_id, account)
  where (ledger_transaction_id is not null);

create table reconciliation_exceptions (
  id uuid primary key,
  kind text not null,
  subject text not null,
  account text check (account in ('trust', 'deposits')),
  amount bigint not null,
  detail text not null check (length(detail) <= 600),
  status text not null default 'open' check (status in ('open', 'explained', 'cleared')),
  note text check (length(note) >= 3 and length(note) <= 600),
  explained_by uuid,
  found_at timestamptz not null,
  ended_at timestamptz,
  unique (kind, subject),
  constraint reconciliation_exceptions_check check ((status = 'explained') = (note is not null
    and explained_by is not null))
);
comment on table reconciliation_exceptions is 'Differences between bank and books; one row each. cleared: they agree now. explained: staff gave a reason.';
comment on column reconciliation_exceptions.kind is 'EXCEPTION_KINDS of contract/money/reconciliations/constants.ts.';
create index reconciliation_exceptions_open on reconciliation_exceptions (found_at) where (status = 'open');
create index reconciliation_exceptions_explained_by on reconciliation_exceptions (explained_by)
  where (explained_by is not null);

create table trust_entries (
  transaction_id uuid not null,
  account text not null check (account in ('trust', 'deposits')),
  amount bigint not null,
  effective_at timestamptz not null,
  seen_on date,
  seen_amount bigint,
  is_stopped boolean not null default false,
  primary key (transaction_id, account)
);
comment on table trust_entries is 'Entries of the trust accounts in the ledger, with the bank line that confirms them.';
comment on column trust_entries.account is 'TRUST_ACCOUNTS of contract/money/reconciliations/constants.ts.';
comment on column trust_entries.amount is 'Cents; positive is money in.';
comment on column trust_entries.seen_on is 'Day of the bank line; seen_amount is what the bank moved.';
comment on column trust_entries.is_stopped is 'True for a stopped check and its reversal, which never reach the bank.';
create index trust_entries_open on trust_entries (effective_at) where ((seen_on is null) and (not is_stopped));
create index trust_entries_seen on trust_entries (seen_on, effective_at) where (seen_on is not null);
create index trust_entries_differing on trust_entries (transaction_id) where (seen_amount <> amount);

-- Functions

create function app.note_seen_entries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
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

-- Foreign keys

alter table bank_statements
  add foreign key (imported_by) references users(id);

alter table bank_lines
  add foreign key (statement_id) references bank_statements(id),
  add foreign key (ledger_transaction_id) references ledger_transactions(id);

alter table reconciliation_exceptions
  add foreign key (explained_by) references users(id);

alter table trust_entries
  add foreign key (transaction_id) references ledger_transactions(id);

-- Triggers

create trigger bank_lines_seen_insert after insert on bank_lines referencing new table as after_rows for each statement execute
  function app.note_seen_entries();

create trigger bank_lines_seen_update after update on bank_lines referencing old table as before_rows new table as after_rows
  for each statement execute function app.note_seen_entries();

create trigger bank_lines_seen_delete after delete on bank_lines referencing old table as before_rows for each statement
  execute function app.note_seen_entries();

-- Row-level security

alter table bank_statements enable row level security, force row level security;
create policy bank_statements_staff on bank_statements using ((select app.is_staff()));
select app.grant_to_app('select, insert', 'bank_statements');

alter table bank_lines enable row level security, force row level security;
create policy bank_lines_staff on bank_lines using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'bank_lines');

alter table reconciliation_exceptions enable row level security, force row level security;
create policy reconciliation_exceptions_staff on reconciliation_exceptions using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'reconciliation_exceptions');

alter table trust_entries enable row level security, force row level security;
create policy trust_entries_staff on trust_entries using ((select app.is_staff()));
select app.grant_to_app('select', 'trust_entries');
