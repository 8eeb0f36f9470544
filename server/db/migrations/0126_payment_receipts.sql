-- phase: expand
-- The receipt of a payment among the documents of the person who paid.
alter table payments add column receipt_id uuid references documents (id) on delete set null;
