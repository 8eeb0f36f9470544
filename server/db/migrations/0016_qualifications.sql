-- Whether a home qualifies: what the rules said of a submitted run, and what a person decided where they leave it open.
create table qualifications (
  -- One for each run; submitting again weighs it anew.
  id uuid primary key references flow_runs (id) on delete cascade,
  -- qualificationLifecycle of contract/onboarding/qualifications/constants.ts
  status text not null
    check (status in ('qualified', 'needs_review', 'not_eligible', 'out_of_coverage', 'approved', 'declined')),
  -- What was submitted, with the address as we found it
  answers jsonb not null,
  -- [{rule, unit, reason, change}]
  reasons jsonb not null,
  -- [{unit, beds, baths, sqft, rentCents}]
  units jsonb not null,
  submitted_at timestamptz not null,
  review_by timestamptz,
  -- {outcome, reason, by, at}
  decision jsonb,
  home_ids uuid[] not null default '{}',
  check (status <> 'needs_review' or review_by is not null),
  check (status not in ('approved', 'declined') or decision is not null)
);
create index qualifications_open on qualifications (review_by) where status = 'needs_review';
alter table qualifications enable row level security;
alter table qualifications force row level security;
-- Whoever has the run has its result; the rules and our team write it.
create policy qualifications_own on qualifications for select
  using (exists (select from flow_runs where flow_runs.id = qualifications.id));
create policy qualifications_staff on qualifications using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'qualifications');

-- Whether an address is ours already, whatever the home's status.
create index homes_taken on homes (zipcode, address_key) where status <> 'offboarded';
