-- phase: expand
-- no transaction

create index concurrently if not exists sessions_address on sessions (address, last_seen_at) where address is not null;
