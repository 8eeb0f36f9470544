-- phase: expand
-- no transaction

create index concurrently if not exists contact_log_phone on contact_log (phone, at desc) where phone is not null;
create index concurrently if not exists appointments_phone on appointments (phone, created_at desc);
create index concurrently if not exists leads_phone on leads (phone, created_at desc) where phone is not null;
