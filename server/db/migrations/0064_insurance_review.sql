-- Proof of renters' insurance counts once its text confirms it, or one of our team has checked it.
alter table move_ins
  add column insurance_status text check (insurance_status in ('checking', 'accepted', 'declined')),
  -- Why it was declined, in words for the resident.
  add column insurance_reason text check (length(insurance_reason) <= 300),
  add column insurance_submitted_by uuid references users (id) on delete set null,
  add column insurance_submitted_at timestamptz;
update move_ins set insurance_status = 'accepted' where insurer is not null;
create index move_ins_insurance_submitted_by on move_ins (insurance_submitted_by) where insurance_submitted_by is not null;
create index move_ins_insurance_checking on move_ins (insurance_submitted_at) where insurance_status = 'checking';
