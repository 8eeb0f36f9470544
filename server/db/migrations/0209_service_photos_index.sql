-- phase: expand
-- no transaction
create index concurrently if not exists work_order_photos_service on work_order_photos (service_order_id)
  where service_order_id is not null;
