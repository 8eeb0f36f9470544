-- Tables

create table qualifications (
  id uuid primary key,
  status text not null check (status in ('qualified', 'needs_review', 'not_eligible', 'out_of_coverage', 'approved',
    'declined')),
  answers jsonb not null,
  reasons jsonb not null,
  units jsonb not null,
  submitted_at timestamptz not null,
  review_by timestamptz,
  decision jsonb,
  home_ids uuid[] not null default '{}'::uuid[],
  constraint qualifications_check check (status <> 'needs_review' or review_by is not null),
  constraint qualifications_check1 check ((status not in ('approved', 'declined')) or decision is not null)
);
comment on table qualifications is 'Result of the qualification rules for a submitted run, and the decision of staff where the rules leave it open.';
comment on column qualifications.id is 'Id of the run; a new submission evaluates it again.';
comment on column qualifications.status is 'qualificationLifecycle of contract/onboarding/qualifications/constants.ts.';
comment on column qualifications.answers is 'Submitted answers, with the found address.';
create index qualifications_open on qualifications (review_by) where (status = 'needs_review');

-- Foreign keys

alter table qualifications
  add foreign key (id) references flow_runs(id) on delete cascade;

-- Row-level security

alter table qualifications enable row level security, force row level security;
create policy qualifications_own on qualifications for select using (exists (select from flow_runs
  where flow_runs.id = qualifications.id));
create policy qualifications_staff on qualifications using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'qualifications');
