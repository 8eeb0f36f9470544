-- Pros: the companies that do the work, their papers, and the jobs they are offered. Staff alone see these tables; a Pro
-- without an account comes by a signed link, whose hash is in the offer.

create table pros (
  id uuid primary key,
  company text not null check (length(company) between 1 and 120),
  contact_name text not null default '',
  email citext not null unique,
  phone text not null,
  address text not null default '',
  trades text[] not null check (cardinality(trades) > 0),
  region_ids int[] not null,
  -- By weekday: {"MO": {"from": "08:00", "to": "17:00"}}. A day that is not there is a day off.
  hours jsonb not null,
  takes_emergencies boolean not null default false,
  -- Visits a day.
  daily_capacity int not null check (daily_capacity between 1 and 50),
  -- [{"label", "cents"}]
  price_list jsonb not null default '[]',
  languages text[] not null default '{en}',
  status text not null default 'active' check (status in ('active', 'paused')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index pros_company on pros (lower(company), id);

create table pro_documents (
  pro_id uuid not null references pros (id) on delete cascade,
  kind text not null check (kind in ('license', 'liability_insurance', 'workers_comp', 'w9')),
  number text not null default '',
  issuer text not null default '',
  -- A W-9 has no end.
  expires_on date,
  updated_by uuid references users (id) on delete set null,
  updated_at timestamptz not null,
  primary key (pro_id, kind),
  check (expires_on is not null or kind = 'w9')
);
create index pro_documents_expires on pro_documents (expires_on) where expires_on is not null;
create index pro_documents_updated_by on pro_documents (updated_by) where updated_by is not null;

create table pro_offers (
  id uuid primary key,
  work_order_id uuid not null references work_orders (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  pro_id uuid not null references pros (id) on delete cascade,
  status text not null default 'offered' check (status in ('offered', 'accepted', 'declined', 'expired', 'taken', 'withdrawn')),
  -- Why this Pro, as the ranking said.
  reasons jsonb not null default '[]',
  -- SHA-256 of the token in the link.
  token_hash bytea not null unique,
  -- Until when the Pro may answer, and until when the link opens the job.
  answer_by timestamptz not null,
  link_expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Six digits, hashed, that show who holds the link before anything personal is shown.
  code_hash bytea,
  code_expires_at timestamptz,
  code_attempts int not null default 0,
  -- SHA-256 of the secret that the confirmed phone holds.
  device_hash bytea,
  confirmed_at timestamptz,
  answered_at timestamptz,
  decline_reason text,
  arrived_at timestamptz,
  -- Of the checklist: {"step": "2026-11-23T20:00:00Z"}
  checklist jsonb not null default '{}',
  created_at timestamptz not null
);
-- Two Pros that accept at once: one wins.
create unique index pro_offers_one_accepted on pro_offers (work_order_id) where status = 'accepted';
create unique index pro_offers_one_open_per_pro on pro_offers (work_order_id, pro_id) where status = 'offered';
create index pro_offers_pro on pro_offers (pro_id, created_at desc);
create index pro_offers_home on pro_offers (home_id);
create index pro_offers_owner on pro_offers (owner_id) where owner_id is not null;
create index pro_offers_open on pro_offers (answer_by, id) where status = 'offered';
create index pro_offers_work_order on pro_offers (work_order_id, created_at);

do $$ declare each text; begin
  foreach each in array array['pros', 'pro_documents', 'pro_offers'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    execute format('create policy %I on %I using ((select app.is_staff()))', each || '_staff', each);
  end loop;
end $$;
select app.grant_to_app('select, insert, update, delete', 'pros', 'pro_documents', 'pro_offers');

alter table work_orders add constraint work_orders_pro_id_fkey foreign key (pro_id) references pros (id);
alter table work_order_quotes add constraint work_order_quotes_pro_id_fkey foreign key (pro_id) references pros (id);
alter table work_order_visits add constraint work_order_visits_pro_id_fkey foreign key (pro_id) references pros (id);
alter table work_order_invoices add constraint work_order_invoices_pro_id_fkey foreign key (pro_id) references pros (id);

-- The work order of a planned task that a Pro does.
alter table recurrence_occurrences add column work_order_id uuid references work_orders (id) on delete set null;
create index recurrence_occurrences_work_order on recurrence_occurrences (work_order_id) where work_order_id is not null;

-- Services that people order. What alters the home waits for its owner; then it is a work order.
create table service_orders (
  id uuid primary key,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  orderer_id uuid references users (id) on delete set null,
  ordered_by text not null check (ordered_by in ('owner', 'resident')),
  -- A key of contract/care/proServices/catalog.data.ts.
  service text not null,
  scope text not null check (length(scope) between 1 and 2000),
  windows jsonb not null,
  -- As the catalog said; null for a quote.
  price_cents int check (price_cents >= 0),
  status text not null check (status in ('waiting_for_consent', 'ordered', 'declined')),
  decline_reason text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  work_order_id uuid unique references work_orders (id) on delete set null,
  created_at timestamptz not null,
  check ((status = 'declined') = (decline_reason is not null))
);
create index service_orders_home on service_orders (home_id, created_at desc);
create index service_orders_owner on service_orders (owner_id) where owner_id is not null;
create index service_orders_orderer on service_orders (orderer_id) where orderer_id is not null;
create index service_orders_decided_by on service_orders (decided_by) where decided_by is not null;
create index service_orders_waiting on service_orders (created_at, id) where status = 'waiting_for_consent';
alter table service_orders enable row level security;
alter table service_orders force row level security;
select app.grant_to_app('select, insert, update, delete', 'service_orders');
create policy service_orders_managed on service_orders
  using ((select app.is_staff()) or home_id in (select app.managed_home_ids()));
-- Whoever ordered it sees it for as long as they rent the home.
create policy service_orders_orderer on service_orders for select
  using (orderer_id = (select app.person()) and home_id in (select app.rented_home_ids()));
