-- phase: expand
-- no transaction
create index concurrently if not exists work_order_invoices_posted_by on work_order_invoices (posted_by) where posted_by is not null;
create index concurrently if not exists work_order_invoices_unpaid on work_order_invoices (posted_at, id) where status = 'posted';
