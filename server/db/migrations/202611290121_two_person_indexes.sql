-- phase: expand
-- no transaction

create index concurrently if not exists money_requests_lease on money_requests (lease_id, requested_at) where lease_id is not null;
create index concurrently if not exists money_requests_home on money_requests (home_id) where home_id is not null;
create unique index concurrently if not exists money_requests_one_open on money_requests (kind, subject_id) where status = 'requested' and subject_id is not null;
