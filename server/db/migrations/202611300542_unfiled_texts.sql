-- phase: expand

-- A text from a number that we do not know has no subject; our team calls or texts the number.
alter table contact_log drop constraint contact_log_subject;
alter table contact_log add constraint contact_log_subject check (person_id is not null or lead_id is not null
  or appointment_id is not null or (kind = 'text' and direction = 'in' and phone is not null)) not valid;
