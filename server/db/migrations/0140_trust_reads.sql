-- phase: expand
-- no transaction
-- Balances of a day are counted back from today, and lines of statements name their transaction by its source.
create index concurrently if not exists ledger_transactions_effective on ledger_transactions (effective_at);
create index concurrently if not exists ledger_transactions_source on ledger_transactions (source_id);
