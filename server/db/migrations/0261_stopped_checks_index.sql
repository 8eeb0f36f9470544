-- phase: expand
-- no transaction
create index concurrently if not exists money_requests_stopped_by on money_requests (stopped_by) where stopped_by is not null;
