-- phase: expand
-- no transaction

create unique index concurrently if not exists deposit_deductions_charge on deposit_deductions (charge_id) where charge_id is not null;
