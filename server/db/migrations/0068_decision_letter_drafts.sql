-- phase: expand
-- What a letter about a decision says, written with the decision itself; a job makes the file and the letter of it, and
-- the draft goes. Sealed: it can tell a score.
create table decision_letter_drafts (
  -- Of the letter it becomes.
  id uuid primary key,
  decision_id uuid not null references decisions (id),
  applicant_id uuid not null references applicants (id) on delete cascade,
  after_decision boolean not null,
  -- About `decision_letter_drafts.content:<id>`
  content bytea not null,
  created_at timestamptz not null,
  unique (decision_id, applicant_id, after_decision)
);
create index decision_letter_drafts_applicant on decision_letter_drafts (applicant_id);
alter table decision_letter_drafts enable row level security;
alter table decision_letter_drafts force row level security;
create policy decision_letter_drafts_staff on decision_letter_drafts using ((select app.is_staff()));
create policy decision_letter_drafts_party on decision_letter_drafts for select
  using (applicant_id in (select id from applicants where person_id = (select app.person())));
select app.grant_to_app('select, insert, delete', 'decision_letter_drafts');
