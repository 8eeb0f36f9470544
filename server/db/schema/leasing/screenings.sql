-- Tables

create table screenings (
  id uuid primary key,
  applicant_id uuid not null,
  attempt int not null,
  status text not null default 'ordered' check (status in ('ordered', 'answered', 'blocked', 'document_check')),
  provider text not null,
  agency jsonb not null,
  ref text,
  asked text[] not null,
  ordered_at timestamptz not null,
  answered_at timestamptz,
  blocked jsonb,
  answers bytea,
  to_weigh boolean not null default false,
  weighing jsonb,
  to_check text[] not null default '{}',
  document_check jsonb,
  retried_at timestamptz,
  check_note text,
  record_notified_at timestamptz,
  record_answer_by timestamptz,
  record_answer jsonb,
  unique (applicant_id, attempt)
);
comment on table screenings is 'Screening reports ordered for one adult. The content is sealed and opened for the adult, for staff who screen, and for the evaluation.';
comment on column screenings.agency is '{name, address, phone} of the agency for letters.';
comment on column screenings.ref is 'Order id of the provider; null before it accepted.';
comment on column screenings.blocked is 'Obstacle that only the applicant can remove: {kind, why}.';
comment on column screenings.answers is 'Sealed (about `screenings.answers:<id>`).';
comment on column screenings.to_weigh is 'True while records wait for staff; weighing has {counts, reason, by, at}.';
comment on column screenings.to_check is 'Document checks that wait for staff (DocumentCheckKind).';
comment on column screenings.document_check is 'Sum of all checks: {grossCents, netCents, savingsCents, voucherCents, identity, reason, by, at}.';
comment on column screenings.retried_at is 'Time at which the applicant reported the obstacle as removed; nothing is ordered again before.';
comment on column screenings.check_note is 'What staff asked the applicant to add.';
comment on column screenings.record_notified_at is 'Time of the notice about a record; record_answer_by is the deadline of the answer.';
create index screenings_to_weigh on screenings (ordered_at) where (to_weigh and (weighing is null));
create index screenings_to_check on screenings (ordered_at) where (status = 'document_check');

create table criteria_results (
  application_id uuid primary key,
  criteria_version text not null,
  verdict text not null,
  lines jsonb not null,
  household jsonb not null,
  evaluated_at timestamptz not null,
  figures jsonb not null default '{}'
);
comment on table criteria_results is 'The household compared with the published criteria, line by line, without identities.';
comment on column criteria_results.household is '{adults, coSigners, pets: [kind]}: no minors, assistance animals, or sources of income.';
comment on column criteria_results.figures is 'Ratio of income to rent and the band of the lowest score, for the homeowner; no amounts.';

-- Foreign keys

alter table screenings
  add foreign key (applicant_id) references applicants(id);

alter table criteria_results
  add foreign key (application_id) references applications(id) on delete cascade;

-- Triggers

create trigger screenings_notify_change after insert
  or update on screenings for each row execute function app.notify_change('applicant');

-- Row-level security

alter table screenings enable row level security, force row level security;
create policy screenings_staff on screenings using ((select app.is_staff()));
create policy screenings_party on screenings for select
  using (applicant_id in (select applicants.id from applicants where applicants.person_id = (select app.person())));
select app.grant_to_app('select, insert, update', 'screenings');

alter table criteria_results enable row level security, force row level security;
create policy criteria_results_staff on criteria_results using ((select app.is_staff()));
create policy criteria_results_party on criteria_results for select
  using ((application_id in (select app.own_application_ids()))
  or (application_id in (select app.received_application_ids())));
select app.grant_to_app('select, insert, update', 'criteria_results');
