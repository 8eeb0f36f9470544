-- phase: expand
-- noun: money/bankOrders

create table bank_orders (
  id uuid primary key,
  kind text not null check (kind in ('deposits', 'own_funds', 'federal_tax', 'california_tax')),
  method text not null check (method in ('transfer', 'ach', 'wire')),
  from_place text not null check (from_place in ('trust', 'deposits', 'operating')),
  to_place text check (to_place in ('trust', 'deposits', 'operating')),
  payee text not null check (length(payee) >= 1 and length(payee) <= 200),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('proposed', 'approved', 'sent', 'confirmed', 'declined', 'withdrawn', 'refused',
    'returned')),
  reason text not null check (length(reason) >= 3 and length(reason) <= 600),
  proposed_by uuid references users (id),
  proposed_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  sent_at timestamptz,
  bank_ref text check (length(bank_ref) >= 1 and length(bank_ref) <= 60),
  confirmed_on date,
  note text check (length(note) <= 600),
  constraint bank_orders_places check (to_place is distinct from from_place),
  constraint bank_orders_taxes check ((to_place is null) = (kind in ('federal_tax', 'california_tax'))),
  constraint bank_orders_decided check (status in ('proposed', 'withdrawn') or decided_by is not null),
  constraint bank_orders_two_people check (status in ('proposed', 'withdrawn') or proposed_by is null
    or decided_by <> proposed_by),
  constraint bank_orders_sent check ((status in ('sent', 'confirmed', 'returned')) = (sent_at is not null)),
  constraint bank_orders_confirmed check (status <> 'confirmed' or confirmed_on is not null)
);
comment on table bank_orders is 'Orders to our banks: moves between our own accounts that the calendar proposes, and taxes that our team pays. A second person approves each.';
comment on column bank_orders.kind is 'BANK_ORDER_KINDS of contract/money/bankOrders/constants.ts.';
comment on column bank_orders.from_place is 'BANK_PLACES of contract/money/bankOrders/constants.ts; to_place is null for a payee of another bank.';
comment on column bank_orders.amount is 'Cents.';
comment on column bank_orders.status is 'bankOrderLifecycle of contract/money/bankOrders/constants.ts.';
comment on column bank_orders.proposed_by is 'Null: the calendar proposed it.';
comment on column bank_orders.bank_ref is 'Reference of the bank.';
comment on column bank_orders.confirmed_on is 'Day of the bank line that shows it.';
create unique index bank_orders_one_move on bank_orders (kind) where status = 'proposed' and kind in ('deposits', 'own_funds');
create index bank_orders_open on bank_orders (proposed_at) where status in ('proposed', 'approved', 'sent');
create index bank_orders_newest on bank_orders (proposed_at desc, id);
create index bank_orders_proposed_by on bank_orders (proposed_by) where proposed_by is not null;
create index bank_orders_decided_by on bank_orders (decided_by) where decided_by is not null;

-- What a bank was told stands: its amount, its accounts, and its payee.
create trigger bank_orders_fixed before update on bank_orders for each row
  when (old.status <> 'proposed' and (old.kind, old.method, old.from_place, old.to_place, old.payee, old.amount)
    is distinct from (new.kind, new.method, new.from_place, new.to_place, new.payee, new.amount)) execute function app.forbid_change();

alter table bank_orders enable row level security;
alter table bank_orders force row level security;
create policy bank_orders_staff on bank_orders using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'bank_orders');
