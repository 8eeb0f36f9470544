-- Tables

create table service_orders (
  id uuid primary key,
  home_id uuid not null,
  owner_id uuid,
  orderer_id uuid,
  ordered_by text not null check (ordered_by in ('owner', 'resident')),
  service text not null,
  scope text not null check (length(scope) >= 1 and length(scope) <= 2000),
  windows jsonb not null,
  price_cents int check (price_cents >= 0),
  status text not null check (status in ('waiting_for_consent', 'ordered', 'declined')),
  decline_reason text,
  decided_by uuid,
  decided_at timestamptz,
  work_order_id uuid unique,
  created_at timestamptz not null,
  constraint service_orders_check check ((status = 'declined') = (decline_reason is not null))
);
comment on table service_orders is 'Services that people order. Work that alters the home waits for its owner and then becomes a work order.';
comment on column service_orders.service is 'Key of contract/care/proServices/catalog.data.ts.';
comment on column service_orders.price_cents is 'Catalog price in cents; null for a quote.';
create index service_orders_home on service_orders (home_id, created_at desc);
create index service_orders_owner on service_orders (owner_id) where (owner_id is not null);
create index service_orders_orderer on service_orders (orderer_id) where (orderer_id is not null);
create index service_orders_decided_by on service_orders (decided_by) where (decided_by is not null);
create index service_orders_waiting on service_orders (created_at, id) where (status = 'waiting_for_consent');

-- Foreign keys

alter table service_orders
  add foreign key (home_id) references homes(id) on delete cascade,
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (orderer_id) references users(id) on delete set null,
  add foreign key (decided_by) references users(id) on delete set null,
  add foreign key (work_order_id) references work_orders(id) on delete set null;

-- Row-level security

alter table service_orders enable row level security, force row level security;
create policy service_orders_managed on service_orders using ((select app.is_staff())
  or (home_id in (select app.managed_home_ids())));
create policy service_orders_orderer on service_orders for select using (orderer_id = (select app.person())
  and (home_id in (select app.rented_home_ids())));
select app.grant_to_app('select, insert, update, delete', 'service_orders');
