-- Trust accounting: what the banks say, which of it is in the books, and what does not agree.

create table bank_statements (
  id uuid primary key,
  -- TRUST_ACCOUNTS of contract/money/reconciliations/constants.ts
  account text not null check (account in ('trust', 'deposits')),
  day date not null,
  -- Null where the file states none.
  opening bigint,
  closing bigint not null,
  format text not null check (format in ('csv', 'bai2')),
  -- Null: the bank sent it by itself.
  imported_by uuid references users (id),
  created_at timestamptz not null,
  unique (account, day)
);
create index bank_statements_imported_by on bank_statements (imported_by) where imported_by is not null;

create table bank_lines (
  id uuid primary key,
  statement_id uuid not null references bank_statements (id),
  account text not null check (account in ('trust', 'deposits')),
  day date not null,
  -- Cents; above zero is money in.
  amount bigint not null check (amount <> 0),
  bank_ref text not null default '' check (length(bank_ref) <= 200),
  reference text not null default '' check (length(reference) <= 200),
  description text not null default '' check (length(description) <= 600),
  -- The transaction of the books that it is.
  ledger_transaction_id uuid references ledger_transactions (id)
);
create index bank_lines_statement on bank_lines (statement_id);
create index bank_lines_unmatched on bank_lines (account, day) where ledger_transaction_id is null;
create unique index bank_lines_transaction on bank_lines (ledger_transaction_id, account) where ledger_transaction_id is not null;

-- What does not agree, once for each thing. `cleared`: it agrees by now. `explained`: one of our team said why.
create table reconciliation_exceptions (
  id uuid primary key,
  -- EXCEPTION_KINDS of contract/money/reconciliations/constants.ts
  kind text not null,
  subject text not null,
  account text check (account in ('trust', 'deposits')),
  amount bigint not null,
  detail text not null check (length(detail) <= 600),
  status text not null default 'open' check (status in ('open', 'explained', 'cleared')),
  note text check (length(note) between 3 and 600),
  explained_by uuid references users (id),
  found_at timestamptz not null,
  ended_at timestamptz,
  unique (kind, subject),
  check ((status = 'explained') = (note is not null and explained_by is not null))
);
create index reconciliation_exceptions_open on reconciliation_exceptions (found_at) where status = 'open';
create index reconciliation_exceptions_explained_by on reconciliation_exceptions (explained_by) where explained_by is not null;

alter table bank_statements enable row level security;
alter table bank_statements force row level security;
alter table bank_lines enable row level security;
alter table bank_lines force row level security;
alter table reconciliation_exceptions enable row level security;
alter table reconciliation_exceptions force row level security;
create policy bank_statements_staff on bank_statements using ((select app.is_staff()));
create policy bank_lines_staff on bank_lines using ((select app.is_staff()));
create policy reconciliation_exceptions_staff on reconciliation_exceptions using ((select app.is_staff()));
select app.grant_to_app('select, insert', 'bank_statements');
select app.grant_to_app('select, insert, update', 'bank_lines', 'reconciliation_exceptions');

-- What we owe to others by name is never below nothing.
update ledger_accounts set min_balance = 0
where code in ('refunds:owed', 'pros:payable', 'taxes:withheld') and -balance >= 0;
