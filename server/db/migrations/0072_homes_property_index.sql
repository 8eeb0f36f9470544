-- phase: expand
-- no transaction
create index concurrently if not exists homes_property on homes (property_id) where property_id is not null;
