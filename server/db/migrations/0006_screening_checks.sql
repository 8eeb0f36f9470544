-- A person of ours checks documents where no report confirms what somebody stated, and people are heard about records.

alter table screenings
  drop constraint screenings_status_check,
  -- screeningLifecycle of contract/leasing/screenings/constants.ts
  add constraint screenings_status_check check (status in ('ordered', 'answered', 'blocked', 'document_check')),
  -- What waits for a person: kinds of DocumentCheckKind
  add column to_check text[] not null default '{}',
  -- {grossCents, netCents, savingsCents, voucherCents, identity, reason, by, at}, of all checks so far
  add column document_check jsonb,
  -- When the person said that what blocked it is mended: until then nothing is ordered again.
  add column retried_at timestamptz,
  -- What we asked them to add, in our words.
  add column check_note text,
  -- When the person was told of a record, and until when their answer is waited for.
  add column record_notified_at timestamptz,
  add column record_answer_by timestamptz,
  -- {text, disputes, documentIds, at}
  add column record_answer jsonb;
create index screenings_to_check on screenings (ordered_at) where status = 'document_check';

-- Income against rent and the band of the lowest score, for the homeowner: no amounts.
alter table criteria_results add column figures jsonb not null default '{}';

-- Staff decide for a homeowner who stays silent: by the criteria, with the trail of who and why.
alter table decisions add column on_behalf_reason text;
