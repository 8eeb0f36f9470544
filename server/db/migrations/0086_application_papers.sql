-- The papers an application made for each who applied, so that none is drawn twice.
alter table applicants
  add column application_paper_id uuid references documents (id) on delete set null,
  add column consent_paper_id uuid references documents (id) on delete set null,
  add column receipt_paper_id uuid references documents (id) on delete set null;

-- What happened to one thing, oldest first.
create index audit_log_subject on audit_log (subject, id) where subject is not null;
