-- phase: expand
-- no transaction

create index concurrently if not exists outbox_failed on outbox (created_at) where (status = 'failed');
