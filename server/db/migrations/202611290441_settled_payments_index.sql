-- phase: expand
-- no transaction

create index concurrently if not exists payments_at_processor on payments (id) where settled_on is null and status = 'succeeded' and method in ('card', 'bank');
