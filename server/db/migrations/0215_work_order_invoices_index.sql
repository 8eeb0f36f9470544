-- phase: expand
-- no transaction
-- Invoices are unique only while they stand, so the unique index no longer covers those of a repair that were withdrawn.
create index concurrently if not exists work_order_invoices_work_order on work_order_invoices (work_order_id);
