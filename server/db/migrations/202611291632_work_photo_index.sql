-- phase: expand
-- no transaction

create index concurrently if not exists deposit_deductions_work_photo on deposit_deductions (work_photo_id)
  where work_photo_id is not null;
