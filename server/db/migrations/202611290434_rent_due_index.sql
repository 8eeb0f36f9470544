-- phase: expand
-- no transaction

create index concurrently if not exists renewals_rent_due on renewals (rent_from, id) where status = 'active' and rent_applied_at is null;
