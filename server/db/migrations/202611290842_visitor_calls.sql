-- phase: expand

alter table contact_log add column appointment_id uuid references appointments (id) on delete cascade;
comment on column contact_log.appointment_id is 'Tour or call that it was about, of a visitor who may have no account.';
alter table contact_log drop constraint contact_log_subject;
alter table contact_log add constraint contact_log_subject
  check (person_id is not null or lead_id is not null or appointment_id is not null);
