-- phase: expand
-- noun: onboarding/portfolioImports

create table portfolio_imports (
  id uuid primary key,
  name text not null check (length(name) >= 1 and length(name) <= 120),
  cutover_on date not null,
  status text not null default 'draft' check (status in ('draft', 'importing', 'imported', 'posting', 'posted', 'undoing',
    'undone', 'discarded')),
  counts jsonb not null default '{}',
  note text check (length(note) <= 2000),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  imported_at timestamptz,
  posted_at timestamptz,
  undone_at timestamptz,
  invited_at timestamptz
);
comment on table portfolio_imports is 'Portfolios that a company moves in from spreadsheets or another system.';
comment on column portfolio_imports.cutover_on is 'First local day on which rent is charged here.';
comment on column portfolio_imports.status is 'portfolioImportLifecycle of contract/onboarding/portfolioImports/constants.ts.';
comment on column portfolio_imports.counts is 'What was made: {owners, homes, residents, leases, charges, pros}.';
comment on column portfolio_imports.note is 'Reason why the last step did not work.';
create index portfolio_imports_newest on portfolio_imports (created_at desc, id);
create index portfolio_imports_created_by on portfolio_imports (created_by) where (created_by is not null);

create table portfolio_import_files (
  import_id uuid not null references portfolio_imports (id) on delete cascade,
  kind text not null check (kind in ('owners', 'homes', 'residents', 'leases', 'charges', 'balances', 'pros')),
  file_name text not null check (length(file_name) >= 1 and length(file_name) <= 200),
  text text not null check (length(text) <= 5000000),
  columns jsonb not null default '{}',
  uploaded_by uuid references users (id) on delete set null,
  uploaded_at timestamptz not null,
  primary key (import_id, kind)
);
comment on table portfolio_import_files is 'CSV files of a portfolio import. Retention deletes them after 90 days.';
comment on column portfolio_import_files.columns is 'Header by key of columns.data.ts where staff chose another one than we suggest; null for none.';
create index portfolio_import_files_uploaded_by on portfolio_import_files (uploaded_by) where (uploaded_by is not null);

create table portfolio_import_records (
  import_id uuid not null references portfolio_imports (id) on delete cascade,
  kind text not null check (kind in ('user', 'home', 'lease', 'pro')),
  record_id uuid not null,
  is_new boolean not null,
  opening jsonb,
  fingerprint text,
  invited_at timestamptz,
  primary key (import_id, kind, record_id)
);
comment on table portfolio_import_records is 'Records of a portfolio import: those it made, and accounts that were there before.';
comment on column portfolio_import_records.is_new is 'False for an account that was there before; undoing leaves it.';
comment on column portfolio_import_records.opening is 'Of a home: {depositCents, owedCents, prepaidCents, ownerCents, leaseId}.';
comment on column portfolio_import_records.fingerprint is 'Hash of the row as the import made it; another hash means that somebody changed it.';
create index portfolio_import_records_record on portfolio_import_records (record_id);

alter table portfolio_imports enable row level security, force row level security;
create policy portfolio_imports_staff on portfolio_imports using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'portfolio_imports');

alter table portfolio_import_files enable row level security, force row level security;
create policy portfolio_import_files_staff on portfolio_import_files using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'portfolio_import_files');

alter table portfolio_import_records enable row level security, force row level security;
create policy portfolio_import_records_staff on portfolio_import_records using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'portfolio_import_records');

-- A lease that was signed on paper elsewhere has no envelope here.
alter table leases add column imported_at timestamptz;
comment on column leases.imported_at is 'Time at which a portfolio import carried it over; it was signed elsewhere and has no envelope.';
alter table leases
  drop constraint leases_check,
  add constraint leases_check check ((status = 'draft') = (envelope_id is null) or status = 'voided' or imported_at is not null);

-- Its residents see it because they are its residents.
create policy leases_imported on leases for select using (imported_at is not null
  and id in (select app.party_lease_ids()));

-- Opening balances take two people.
alter table money_requests
  drop constraint money_requests_kind_check,
  add constraint money_requests_kind_check check (kind in ('refund', 'owed_refund', 'credit_refund', 'manual_entry', 'waiver',
    'credit', 'charge', 'recorded_payment', 'returned_payment', 'dispute_adjustment', 'guarantee', 'deposit_return',
    'deposit_correction', 'explanation', 'statement_removal', 'opening_balances'));
