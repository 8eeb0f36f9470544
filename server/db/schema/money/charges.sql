-- Tables

create table charges (
  id uuid primary key,
  lease_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  kind text not null check (kind in ('rent', 'pet_rent', 'parking', 'utility', 'monthly', 'deposit', 'one_time',
    'bill', 'late_fee', 'returned_payment_fee')),
  source text not null,
  description text not null check (length(description) >= 1 and length(description) <= 160),
  period_start date,
  period_end date,
  due_on date not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid >= 0),
  credited bigint not null default 0 check (credited >= 0),
  status text not null default 'open' check (status in ('open', 'partly_paid', 'paid', 'waived', 'voided')),
  reason text check (length(reason) <= 600),
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  waived_at timestamptz,
  waive_reason text check (length(waive_reason) <= 600),
  unique (lease_id, source),
  constraint charges_check check ((period_start is null) = (period_end is null)),
  constraint charges_check1 check ((paid + credited) <= amount),
  constraint charges_check2 check ( case status when 'paid' then (paid + credited) = amount when 'waived'
    then (paid + credited) = amount when 'voided' then paid = 0 when 'open' then paid = 0 else paid > 0
    and (paid + credited) < amount end)
);
comment on table charges is 'What residents of a lease owe: rent, fees, deposits, and bills.';
comment on column charges.kind is 'Kinds of contract/money/charges/kinds.ts.';
comment on column charges.source is 'Cause, such as `2026-12:0` of the schedule or `late:<charge>`; unique, so a charge is created once.';
comment on column charges.credited is 'Cents credited or waived.';
comment on column charges.status is 'chargeLifecycle of contract/money/charges/constants.ts.';
comment on column charges.reason is 'Reason of staff for adding, waiving, or reversing it.';
comment on column charges.waived_at is 'Time of the waiver, with its own reason.';
create index charges_lease on charges (lease_id, due_on);
create index charges_home on charges (home_id, due_on);
create index charges_owner on charges (owner_id) where (owner_id is not null);
create index charges_created_by on charges (created_by) where (created_by is not null);
create index charges_due on charges (due_on, lease_id) where (status in ('open', 'partly_paid'));

create table credits (
  id uuid primary key,
  lease_id uuid not null,
  home_id uuid not null,
  owner_id uuid,
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) >= 3 and length(reason) <= 600),
  created_by uuid,
  created_at timestamptz not null,
  refunded bigint not null default 0,
  constraint credits_refunded_check check (refunded >= 0 and refunded <= amount)
);
comment on table credits is 'Credits that staff give to the residents of a lease.';
comment on column credits.refunded is 'Cents refunded by check to a resident.';
create index credits_lease on credits (lease_id, created_at);
create index credits_home on credits (home_id);
create index credits_owner on credits (owner_id) where (owner_id is not null);
create index credits_created_by on credits (created_by) where (created_by is not null);

-- Foreign keys

alter table charges
  add foreign key (lease_id) references leases(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (created_by) references users(id) on delete set null;

alter table credits
  add foreign key (lease_id) references leases(id),
  add foreign key (home_id) references homes(id),
  add foreign key (owner_id) references users(id) on delete set null,
  add foreign key (created_by) references users(id) on delete set null;

-- Triggers

create trigger charges_publish_insert after insert on charges for each row
  when (new.kind <> 'rent') execute function app.publish_payment_change();

create trigger charges_publish_change after update on charges for each row
  when (old.waived_at is distinct from new.waived_at
  or old.credited is distinct from new.credited) execute function app.publish_payment_change();

-- Row-level security

alter table charges enable row level security, force row level security;
create policy charges_staff on charges using ((select app.is_staff()));
create policy charges_read on charges for select using (lease_id in (select app.account_lease_ids()));
select app.grant_to_app('select, insert, update', 'charges');

alter table credits enable row level security, force row level security;
create policy credits_staff on credits using ((select app.is_staff()));
create policy credits_read on credits for select using (lease_id in (select app.account_lease_ids()));
select app.grant_to_app('select, insert, update', 'credits');
