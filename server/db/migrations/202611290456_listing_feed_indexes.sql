-- phase: expand
-- no transaction

create index concurrently if not exists homes_listed_in_order on homes (id) where status in ('active', 'coming_soon');
