-- phase: expand
-- no transaction

-- All payments for one purpose, those that failed as well, which the unique index leaves out.
create index concurrently if not exists payments_purpose on payments (purpose_id, purpose);
