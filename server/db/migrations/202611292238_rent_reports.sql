-- phase: expand
-- noun: tenancy/rentReports

create table rent_reporting_enrollments (
  id uuid primary key,
  lease_id uuid not null references leases (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  person_id uuid references users (id) on delete set null,
  account_number text not null check (length(account_number) between 1 and 60),
  birth_on date,
  signature text not null check (length(signature) >= 2 and length(signature) <= 120),
  consent text not null,
  bureaus text[] not null,
  started_on date not null,
  stopped_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint rent_reporting_enrollments_order check (stopped_on >= started_on)
);
comment on table rent_reporting_enrollments is 'Residents who have rent reported to credit bureaus: one row for each stretch from their consent until they stop.';
comment on column rent_reporting_enrollments.account_number is 'Consumer account number in the files; the same for each stretch of a person and lease.';
comment on column rent_reporting_enrollments.birth_on is 'Date of birth, which the bureaus match people by; null once the account was erased.';
comment on column rent_reporting_enrollments.signature is 'Name that the resident typed as the signature.';
comment on column rent_reporting_enrollments.consent is 'Text that the resident agreed to.';
comment on column rent_reporting_enrollments.bureaus is 'Credit bureaus that the consent names, of contract/leasing/applications/constants.ts.';
comment on column rent_reporting_enrollments.started_on is 'Local day of the home on which the resident agreed.';
comment on column rent_reporting_enrollments.stopped_on is 'Local day of the home on which the resident stopped; null while reporting goes on.';
create unique index rent_reporting_enrollments_running on rent_reporting_enrollments (lease_id, person_id) where (stopped_on is null);
create index rent_reporting_enrollments_lease on rent_reporting_enrollments (lease_id, started_on);
create index rent_reporting_enrollments_home on rent_reporting_enrollments (home_id);
create index rent_reporting_enrollments_person on rent_reporting_enrollments (person_id) where (person_id is not null);
alter table rent_reporting_enrollments enable row level security;
alter table rent_reporting_enrollments force row level security;
create policy rent_reporting_enrollments_staff on rent_reporting_enrollments using ((select app.is_staff()));
create policy rent_reporting_enrollments_own on rent_reporting_enrollments for select using (person_id = (select app.person()));
select app.grant_to_app('select, insert, update, delete', 'rent_reporting_enrollments');

create table rent_reports (
  id uuid primary key,
  month date not null unique,
  bureaus text[] not null,
  accounts integer not null check (accounts >= 0),
  file text,
  created_at timestamptz not null,
  constraint rent_reports_file check ((accounts = 0) = (file is null))
);
comment on table rent_reports is 'Monthly files of rent payments for credit bureaus, in the Metro 2 format.';
comment on column rent_reports.month is 'First day of the month that the file is about.';
comment on column rent_reports.bureaus is 'Credit bureaus that the file is for.';
comment on column rent_reports.accounts is 'Account records in the file.';
comment on column rent_reports.file is 'Text of the file, with names and dates of birth; null where there was no account to report.';
create index rent_reports_newest on rent_reports (created_at desc, id);
alter table rent_reports enable row level security;
alter table rent_reports force row level security;
create policy rent_reports_staff on rent_reports using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'rent_reports');

create table rent_report_deliveries (
  id uuid primary key,
  rent_report_id uuid not null references rent_reports (id) on delete cascade,
  bureau text not null check (bureau in ('equifax', 'experian', 'transunion')),
  sent_on date not null,
  receipt text not null check (length(receipt) >= 2 and length(receipt) <= 200),
  recorded_by uuid references users (id) on delete set null,
  recorded_at timestamptz not null,
  unique (rent_report_id, bureau)
);
comment on table rent_report_deliveries is 'Proof that our team sent a monthly file to a credit bureau.';
comment on column rent_report_deliveries.sent_on is 'Day at our office on which the file was sent.';
comment on column rent_report_deliveries.receipt is 'Receipt of the bureau.';
create index rent_report_deliveries_recorded_by on rent_report_deliveries (recorded_by) where (recorded_by is not null);
alter table rent_report_deliveries enable row level security;
alter table rent_report_deliveries force row level security;
create policy rent_report_deliveries_staff on rent_report_deliveries using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'rent_report_deliveries');

create table rent_report_lines (
  id uuid primary key,
  rent_report_id uuid not null references rent_reports (id),
  enrollment_id uuid not null references rent_reporting_enrollments (id) on delete cascade,
  lease_id uuid not null references leases (id) on delete cascade,
  person_id uuid references users (id) on delete set null,
  month date not null,
  outcome text not null check (outcome in ('reported', 'left_out', 'removed')),
  reason text,
  due bigint not null check (due >= 0),
  paid bigint not null check (paid >= 0),
  compliance text check (compliance in ('XB', 'XH')),
  corrected_by uuid references rent_reports (id),
  created_at timestamptz not null,
  unique (rent_report_id, enrollment_id),
  constraint rent_report_lines_reason check (outcome <> 'left_out' or reason is not null)
);
comment on table rent_report_lines is 'What a monthly file says about an enrolled resident, or why it says nothing.';
comment on column rent_report_lines.month is 'First day of the month.';
comment on column rent_report_lines.outcome is 'reported: paid in full and on time. left_out: not in the file. removed: the file asks the bureau to delete the account.';
comment on column rent_report_lines.reason is 'Why the resident is left out: LEFT_OUT_REASONS of contract/tenancy/rentReports/constants.ts.';
comment on column rent_report_lines.due is 'Rent of the lease that was due in the month, in cents.';
comment on column rent_report_lines.paid is 'What was paid toward it, in cents.';
comment on column rent_report_lines.compliance is 'Compliance condition code: XB while a dispute is open, XH once after it was answered.';
comment on column rent_report_lines.corrected_by is 'Later file that took back the month, because a payment was returned or a dispute was right.';
create index rent_report_lines_enrollment on rent_report_lines (enrollment_id, month);
create index rent_report_lines_lease on rent_report_lines (lease_id);
create index rent_report_lines_person on rent_report_lines (person_id) where (person_id is not null);
create index rent_report_lines_corrected_by on rent_report_lines (corrected_by) where (corrected_by is not null);
alter table rent_report_lines enable row level security;
alter table rent_report_lines force row level security;
create policy rent_report_lines_staff on rent_report_lines using ((select app.is_staff()));
create policy rent_report_lines_own on rent_report_lines for select using (person_id = (select app.person()));
select app.grant_to_app('select, insert, update, delete', 'rent_report_lines');

create table rent_report_disputes (
  id uuid primary key,
  line_id uuid not null references rent_report_lines (id) on delete cascade,
  lease_id uuid not null references leases (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  person_id uuid references users (id) on delete set null,
  body text not null check (length(body) >= 3 and length(body) <= 2000),
  due_on date not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users (id) on delete set null,
  upheld boolean,
  answer text check (length(answer) >= 3 and length(answer) <= 2000),
  constraint rent_report_disputes_answer check (num_nonnulls(answered_at, upheld, answer) in (0, 3))
);
comment on table rent_report_disputes is 'Residents who say that what we reported is wrong.';
comment on column rent_report_disputes.due_on is 'Last local day of the home for our answer (15 U.S.C. § 1681s-2(a)(8)).';
comment on column rent_report_disputes.upheld is 'Whether the resident was right: the next file takes the month back.';
create unique index rent_report_disputes_open on rent_report_disputes (line_id) where (answered_at is null);
create index rent_report_disputes_line on rent_report_disputes (line_id, created_at);
create index rent_report_disputes_newest on rent_report_disputes (created_at desc, id);
create index rent_report_disputes_lease on rent_report_disputes (lease_id);
create index rent_report_disputes_home on rent_report_disputes (home_id);
create index rent_report_disputes_person on rent_report_disputes (person_id) where (person_id is not null);
create index rent_report_disputes_answered_by on rent_report_disputes (answered_by) where (answered_by is not null);
alter table rent_report_disputes enable row level security;
alter table rent_report_disputes force row level security;
create policy rent_report_disputes_staff on rent_report_disputes using ((select app.is_staff()));
create policy rent_report_disputes_own on rent_report_disputes for select using (person_id = (select app.person()));
select app.grant_to_app('select, insert, update, delete', 'rent_report_disputes');

create table rent_reporting_offers (
  id uuid primary key,
  lease_id uuid not null references leases (id) on delete cascade,
  person_id uuid references users (id) on delete set null,
  email citext not null,
  year smallint not null,
  sent_at timestamptz not null,
  unique (lease_id, email, year)
);
comment on table rent_reporting_offers is 'Yearly offers to report rent, which the law of some states has us send to each resident.';
comment on column rent_reporting_offers.email is 'Address that the offer was sent to.';
create index rent_reporting_offers_person on rent_reporting_offers (person_id) where (person_id is not null);
alter table rent_reporting_offers enable row level security;
alter table rent_reporting_offers force row level security;
create policy rent_reporting_offers_staff on rent_reporting_offers using ((select app.is_staff()));
create policy rent_reporting_offers_own on rent_reporting_offers for select using (person_id = (select app.person()));
select app.grant_to_app('select, insert, update, delete', 'rent_reporting_offers');
