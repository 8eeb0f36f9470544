-- phase: expand
-- noun: tenancy/moveOuts

alter table deposit_deductions
  add column work_photo_id uuid references documents (id) on delete set null;
comment on column deposit_deductions.work_photo_id is 'Photo from after the repair or cleaning, which California requires with an invoice; null once its owner was erased.';
