-- phase: expand
-- no transaction
create index concurrently if not exists money_requests_credit on money_requests (credit_id) where credit_id is not null;
create index concurrently if not exists money_requests_payee on money_requests (payee_id) where payee_id is not null;
