-- Answers to emails about a repair come back to an address of their own: its key names the repair and its reader.
create table work_order_reply_keys (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  work_order_id uuid not null references work_orders (id) on delete cascade,
  home_id uuid not null references homes (id) on delete cascade,
  owner_id uuid references users (id) on delete set null,
  person_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  unique (work_order_id, person_id)
);
create index work_order_reply_keys_home on work_order_reply_keys (home_id);
create index work_order_reply_keys_owner on work_order_reply_keys (owner_id) where owner_id is not null;
create index work_order_reply_keys_person on work_order_reply_keys (person_id);
alter table work_order_reply_keys enable row level security;
alter table work_order_reply_keys force row level security;
create policy work_order_reply_keys_staff on work_order_reply_keys using ((select app.is_staff()));
select app.grant_to_app('select, insert, update, delete', 'work_order_reply_keys');
