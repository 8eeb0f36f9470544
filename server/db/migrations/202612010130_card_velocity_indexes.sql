-- phase: expand
-- no transaction

create index concurrently if not exists payments_declined_cards on payments (created_at) where method = 'card' and status = 'failed';
