-- phase: expand
-- A homeowner's year for the IRS: Form 1099-MISC where one is due, and the figures for Schedule E either way.

create table tax_forms (
  id uuid primary key,
  tax_year int not null check (tax_year between 2020 and 2100),
  owner_id uuid not null references users (id),
  -- TAX_FILINGS of contract/money/taxForms/constants.ts
  filing text not null check (filing in ('required', 'below_threshold', 'exempt')),
  -- taxFormLifecycle of contract/money/taxForms/constants.ts
  status text not null default 'prepared' check (status in ('prepared', 'released', 'corrected')),
  -- Box 1 and box 4, cents.
  rents bigint not null check (rents >= 0),
  withheld bigint not null check (withheld >= 0),
  -- The certified form that names the payee; null where there is none.
  w9_id uuid references w9s (id),
  payee jsonb,
  -- Each home with its lines of Schedule E.
  homes jsonb not null,
  -- The form that this one replaces.
  corrects uuid unique references tax_forms (id),
  -- Null: prepared by the calendar.
  prepared_by uuid references users (id),
  prepared_at timestamptz not null,
  released_by uuid references users (id),
  released_at timestamptz,
  -- The file for the IRS was accepted, under this receipt.
  filed_at timestamptz,
  receipt text check (length(receipt) between 3 and 100),
  document_id uuid references documents (id) on delete set null,
  pack_id uuid references documents (id) on delete set null,
  sealed_at timestamptz,
  check ((status = 'prepared') = (released_at is null)),
  check ((filed_at is null) = (receipt is null)),
  -- Whoever prepares does not release.
  check (released_by is null or prepared_by is null or released_by <> prepared_by)
);
create index tax_forms_owner on tax_forms (owner_id, tax_year);
create index tax_forms_year on tax_forms (tax_year);
create index tax_forms_w9 on tax_forms (w9_id) where w9_id is not null;
create index tax_forms_prepared_by on tax_forms (prepared_by) where prepared_by is not null;
create index tax_forms_released_by on tax_forms (released_by) where released_by is not null;
create index tax_forms_document on tax_forms (document_id) where document_id is not null;
create index tax_forms_pack on tax_forms (pack_id) where pack_id is not null;
create unique index tax_forms_one_prepared on tax_forms (owner_id, tax_year) where status = 'prepared';
create unique index tax_forms_one_released on tax_forms (owner_id, tax_year) where status = 'released';

alter table tax_forms enable row level security;
alter table tax_forms force row level security;
create policy tax_forms_staff on tax_forms using ((select app.is_staff()));
create policy tax_forms_own on tax_forms for select
  using (owner_id = (select app.person()) and status <> 'prepared');
select app.grant_to_app('select, insert, update', 'tax_forms');
