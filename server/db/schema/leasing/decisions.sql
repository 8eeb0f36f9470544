-- Tables

create table decisions (
  id uuid primary key,
  application_id uuid not null unique,
  outcome text not null check (outcome in ('approved', 'approved_with_conditions', 'declined')),
  reasons text[] not null default '{}',
  conditions jsonb not null default '[]',
  message text not null check (length(message) >= 1 and length(message) <= 2000),
  criteria_version text not null,
  lines jsonb not null,
  decided_by uuid not null,
  decided_by_name text not null,
  decided_at timestamptz not null,
  on_behalf_reason text,
  constraint decisions_check check (outcome <> 'declined' or cardinality(reasons) > 0)
);
comment on table decisions is 'Decisions on applications. Rows never change.';
comment on column decisions.reasons is 'Unmet criteria that the decision rests on.';
comment on column decisions.message is 'Message of the person who decided.';
comment on column decisions.on_behalf_reason is 'Reason of staff for deciding for a homeowner who did not answer, by the criteria.';
create index decisions_decided_by on decisions (decided_by);

create table decision_letters (
  id uuid primary key,
  decision_id uuid not null,
  applicant_id uuid not null,
  adverse boolean not null,
  document_id uuid not null,
  storage_key text not null,
  sha256 bytea not null,
  sent_at timestamptz not null,
  after_decision boolean not null default false,
  unique (decision_id, applicant_id, after_decision)
);
comment on table decision_letters is 'Proof of each decision letter: recipient, time, and the file as sent.';
comment on column decision_letters.after_decision is 'True for the second letter to a co-signer who, evaluated after the decision, does not meet the criteria.';
create index decision_letters_applicant on decision_letters (applicant_id);
create index decision_letters_storage_key on decision_letters (storage_key);

create table decision_letter_drafts (
  id uuid primary key,
  decision_id uuid not null,
  applicant_id uuid not null,
  after_decision boolean not null,
  content bytea not null,
  created_at timestamptz not null,
  constraint decision_letter_drafts_decision_id_applicant_id_after_decis_key unique (decision_id, applicant_id,
    after_decision)
);
comment on table decision_letter_drafts is 'Content of a decision letter, written with the decision. A job renders the file, sends the letter, and deletes the draft. Sealed, because it may state a score.';
comment on column decision_letter_drafts.id is 'Id of the later decision letter.';
comment on column decision_letter_drafts.content is 'Sealed (about `decision_letter_drafts.content:<id>`).';
create index decision_letter_drafts_applicant on decision_letter_drafts (applicant_id);

-- Foreign keys

alter table decisions
  add foreign key (application_id) references applications(id),
  add foreign key (decided_by) references users(id);

alter table decision_letters
  add foreign key (decision_id) references decisions(id),
  add foreign key (applicant_id) references applicants(id);

alter table decision_letter_drafts
  add foreign key (decision_id) references decisions(id),
  add foreign key (applicant_id) references applicants(id) on delete cascade;

-- Triggers

create trigger decisions_immutable before delete
  or update on decisions for each row execute function app.forbid_change();

create trigger decisions_notify_change after insert on decisions for each row execute function app.notify_change('application',
  'application_id');

create trigger decision_letters_immutable before delete
  or update on decision_letters for each row execute function app.forbid_change();

-- Row-level security

alter table decisions enable row level security, force row level security;
create policy decisions_staff on decisions using ((select app.is_staff()));
create policy decisions_party on decisions for select using ((application_id in (select app.own_application_ids()))
  or (application_id in (select app.received_application_ids())));
select app.grant_to_app('select, insert', 'decisions');

alter table decision_letters enable row level security, force row level security;
create policy decision_letters_staff on decision_letters using ((select app.is_staff()));
create policy decision_letters_party on decision_letters for select
  using (applicant_id in (select applicants.id from applicants where applicants.person_id = (select app.person())));
select app.grant_to_app('select, insert', 'decision_letters');

alter table decision_letter_drafts enable row level security, force row level security;
create policy decision_letter_drafts_staff on decision_letter_drafts using ((select app.is_staff()));
create policy decision_letter_drafts_party on decision_letter_drafts for select
  using (applicant_id in (select applicants.id from applicants where applicants.person_id = (select app.person())));
select app.grant_to_app('select, insert, update, delete', 'decision_letter_drafts');
