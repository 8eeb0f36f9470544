-- phase: expand
-- no transaction
create index concurrently if not exists work_orders_person_wanted on work_orders (person_wanted_at) where person_wanted_at is not null;
