-- phase: expand
-- Photos of a service that was ordered: of its work order, too, once there is one.
alter table work_order_photos
  alter column work_order_id drop not null,
  add column service_order_id uuid references service_orders (id) on delete cascade,
  add constraint work_order_photos_subject check (num_nonnulls(work_order_id, service_order_id) > 0) not valid;
alter table work_order_photos validate constraint work_order_photos_subject;
