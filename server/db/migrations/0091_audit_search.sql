-- phase: expand
-- no transaction

-- The audit log by date, the latest first.
create index concurrently if not exists audit_log_at on audit_log (at, id);
