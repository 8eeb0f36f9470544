-- Tables

create table tax_forms (
  id uuid primary key,
  tax_year int not null check (tax_year >= 2020 and tax_year <= 2100),
  owner_id uuid,
  filing text not null check (filing in ('required', 'below_threshold', 'exempt')),
  status text not null default 'prepared' check (status in ('prepared', 'released', 'corrected')),
  rents bigint not null check (rents >= 0),
  withheld bigint not null check (withheld >= 0),
  w9_id uuid,
  payee jsonb,
  homes jsonb not null,
  corrects uuid unique,
  prepared_by uuid,
  prepared_at timestamptz not null,
  released_by uuid,
  released_at timestamptz,
  filed_at timestamptz,
  receipt text check (length(receipt) >= 3 and length(receipt) <= 100),
  document_id uuid,
  pack_id uuid,
  sealed_at timestamptz,
  pro_id uuid,
  sealed_key text,
  constraint tax_forms_check check ((status = 'prepared') = (released_at is null)),
  constraint tax_forms_check1 check ((filed_at is null) = (receipt is null)),
  constraint tax_forms_check2 check (released_by is null or prepared_by is null or released_by <> prepared_by),
  constraint tax_forms_one_payee check (num_nonnulls(owner_id, pro_id) = 1)
);
comment on table tax_forms is 'Forms 1099 of a year, for homeowners and Pros.';
comment on column tax_forms.filing is 'TAX_FILINGS of contract/money/taxForms/constants.ts.';
comment on column tax_forms.status is 'taxFormLifecycle of contract/money/taxForms/constants.ts.';
comment on column tax_forms.rents is 'Box 1 in cents; withheld is box 4.';
comment on column tax_forms.w9_id is 'Certified form of the payee; null without one.';
comment on column tax_forms.homes is 'Homes with their lines of Schedule E.';
comment on column tax_forms.corrects is 'Form that this one corrects.';
comment on column tax_forms.prepared_by is 'Null for forms that the calendar prepared.';
comment on column tax_forms.filed_at is 'Time at which the IRS accepted the file; receipt has its number.';
comment on column tax_forms.pro_id is 'Set for a Pro (Form 1099-NEC).';
comment on column tax_forms.sealed_key is 'Storage key of the sealed copy of a Pro.';
create index tax_forms_owner on tax_forms (owner_id, tax_year);
create index tax_forms_year on tax_forms (tax_year);
create index tax_forms_w9 on tax_forms (w9_id) where (w9_id is not null);
create index tax_forms_prepared_by on tax_forms (prepared_by) where (prepared_by is not null);
create index tax_forms_released_by on tax_forms (released_by) where (released_by is not null);
create index tax_forms_document on tax_forms (document_id) where (document_id is not null);
create index tax_forms_pack on tax_forms (pack_id) where (pack_id is not null);
create unique index tax_forms_one_prepared on tax_forms (owner_id, tax_year) where (status = 'prepared');
create unique index tax_forms_one_released on tax_forms (owner_id, tax_year) where (status = 'released');
create index tax_forms_pro on tax_forms (pro_id, tax_year) where (pro_id is not null);
create unique index tax_forms_one_prepared_of_pro on tax_forms (pro_id, tax_year) where (status = 'prepared');
create unique index tax_forms_one_released_of_pro on tax_forms (pro_id, tax_year) where (status = 'released');
create index tax_forms_sealed_key on tax_forms (sealed_key) where (sealed_key is not null);

create table tax_reporters (
  home_id uuid not null,
  owner_id uuid not null,
  person_id uuid not null,
  basis_points int not null check (basis_points >= 1 and basis_points <= 10000),
  since timestamptz not null,
  primary key (home_id, person_id)
);
comment on table tax_reporters is 'Owners who report the rent of a home to the IRS and certify a Form W-9: one for all of it, or each for a part. Without rows the owner does.';
comment on column tax_reporters.since is 'Day from which this person reports.';
create index tax_reporters_owner on tax_reporters (owner_id);
create index tax_reporters_person on tax_reporters (person_id);

create table payout_reporters (
  payout_id uuid not null,
  home_id uuid not null,
  owner_id uuid not null,
  person_id uuid not null,
  basis_points int not null check (basis_points >= 1 and basis_points <= 10000),
  withheld bigint not null check (withheld >= 0),
  primary key (payout_id, person_id)
);
comment on table payout_reporters is 'Person who reports a payout to the IRS, with their part and the amount withheld. Without rows the owner reports all of it.';
create index payout_reporters_home on payout_reporters (home_id);
create index payout_reporters_owner on payout_reporters (owner_id);
create index payout_reporters_person on payout_reporters (person_id);

-- Foreign keys

alter table tax_forms
  add foreign key (owner_id) references users(id),
  add foreign key (w9_id) references w9s(id),
  add foreign key (corrects) references tax_forms(id),
  add foreign key (prepared_by) references users(id),
  add foreign key (released_by) references users(id),
  add foreign key (document_id) references documents(id) on delete set null,
  add foreign key (pack_id) references documents(id) on delete set null,
  add foreign key (pro_id) references pros(id);

alter table tax_reporters
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id),
  add foreign key (person_id) references users(id);

alter table payout_reporters
  add foreign key (payout_id) references payouts(id) on delete cascade,
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id),
  add foreign key (person_id) references users(id);

-- Row-level security

alter table tax_forms enable row level security, force row level security;
create policy tax_forms_staff on tax_forms using ((select app.is_staff()));
create policy tax_forms_own on tax_forms for select using (owner_id = (select app.person()) and status <> 'prepared');
select app.grant_to_app('select, insert, update', 'tax_forms');

alter table tax_reporters enable row level security, force row level security;
create policy tax_reporters_own on tax_reporters for select using (owner_id = (select app.person())
  or person_id = (select app.person()));
create policy tax_reporters_staff on tax_reporters using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'tax_reporters');

alter table payout_reporters enable row level security, force row level security;
create policy payout_reporters_staff on payout_reporters using ((select app.is_staff()));
create policy payout_reporters_read on payout_reporters for select using ((home_id in (select app.money_home_ids()))
  or person_id = (select app.person()));
select app.grant_to_app('select, insert, update', 'payout_reporters');
