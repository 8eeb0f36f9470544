-- What residents owe, what pays it, and what was given to them.

create table charges (
  id uuid primary key,
  lease_id uuid not null references leases (id),
  home_id uuid not null references homes (id),
  owner_id uuid references users (id) on delete set null,
  -- chargeKinds of contract/money/charges/constants.ts
  kind text not null check (kind in ('rent', 'pet_rent', 'parking', 'utility', 'monthly', 'deposit', 'one_time', 'bill',
    'late_fee', 'returned_payment_fee')),
  -- What it comes from, such as `2026-12:0` of the schedule or `late:<charge>`: it is made once.
  source text not null,
  description text not null check (length(description) between 1 and 160),
  period_start date,
  period_end date,
  due_on date not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid >= 0),
  -- What was given up of it.
  credited bigint not null default 0 check (credited >= 0),
  -- chargeLifecycle of contract/money/charges/constants.ts
  status text not null default 'open' check (status in ('open', 'partly_paid', 'paid', 'waived', 'voided')),
  -- Why our team added it, gave it up, or took it back.
  reason text check (length(reason) <= 600),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (lease_id, source),
  check ((period_start is null) = (period_end is null)),
  check (paid + credited <= amount),
  check (case status when 'paid' then paid + credited = amount when 'waived' then paid + credited = amount
    when 'voided' then paid = 0 when 'open' then paid = 0 else paid > 0 and paid + credited < amount end)
);
create index charges_lease on charges (lease_id, due_on);
create index charges_home on charges (home_id, due_on);
create index charges_owner on charges (owner_id) where owner_id is not null;
create index charges_created_by on charges (created_by) where created_by is not null;
create index charges_due on charges (due_on, lease_id) where status in ('open', 'partly_paid');

-- Given to the residents of a lease by our team.
create table credits (
  id uuid primary key,
  lease_id uuid not null references leases (id),
  home_id uuid not null references homes (id),
  owner_id uuid references users (id) on delete set null,
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 3 and 600),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null
);
create index credits_lease on credits (lease_id, created_at);
create index credits_home on credits (home_id);
create index credits_owner on credits (owner_id) where owner_id is not null;
create index credits_created_by on credits (created_by) where created_by is not null;

-- Payments of a lease: by whom, how, and what became of them.
alter table payments
  add column lease_id uuid references leases (id),
  add column home_id uuid references homes (id),
  add column owner_id uuid references users (id) on delete set null,
  -- For people, such as “Visa ending in 4242”.
  add column label text not null default '' check (length(label) <= 120),
  add column initiated_by text not null default 'person' check (initiated_by in ('person', 'autopay', 'staff')),
  -- The payment it tries again, after a bank sent that one back.
  add column retry_of uuid references payments (id),
  add column returned_at timestamptz,
  -- A dispute was won: the money came again.
  add column reinstated_at timestamptz,
  add column recorded_by uuid references users (id) on delete set null,
  -- What our team wrote about it.
  add column note text check (length(note) <= 600),
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('card', 'bank', 'check', 'money_order')),
  add constraint payments_lease_check check ((lease_id is null) = (home_id is null)),
  -- Of the processor's or of ours: a check has no processor.
  add constraint payments_recorded_check check (method in ('card', 'bank') or initiated_by = 'staff');
create index payments_lease on payments (lease_id, created_at) where lease_id is not null;
create index payments_home on payments (home_id) where home_id is not null;
create index payments_owner on payments (owner_id) where owner_id is not null;
create index payments_retry_of on payments (retry_of) where retry_of is not null;
-- One check is one payment.
create unique index payments_recorded_once on payments (lease_id, method, method_ref) where initiated_by = 'staff';
create index payments_recorded_by on payments (recorded_by) where recorded_by is not null;
create index payments_method_ref on payments (method_ref, returned_at) where returned_at is not null;

-- The processor's word for refusing a refund.
alter table refunds add column refusal text;

-- Which money paid which charge. Planned while a payment is on its way; applied once it has come; reversed when it goes.
create table payment_allocations (
  id uuid primary key,
  payment_id uuid references payments (id),
  credit_id uuid references credits (id),
  charge_id uuid not null references charges (id),
  lease_id uuid not null references leases (id),
  home_id uuid not null references homes (id),
  owner_id uuid references users (id) on delete set null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  applied_at timestamptz,
  reversed_at timestamptz,
  check (num_nonnulls(payment_id, credit_id) = 1),
  check (credit_id is null or applied_at is not null)
);
create index payment_allocations_payment on payment_allocations (payment_id) where payment_id is not null;
create index payment_allocations_credit on payment_allocations (credit_id) where credit_id is not null;
create index payment_allocations_charge on payment_allocations (charge_id);
create index payment_allocations_lease on payment_allocations (lease_id);
create index payment_allocations_home on payment_allocations (home_id);
create index payment_allocations_owner on payment_allocations (owner_id) where owner_id is not null;

alter table charges enable row level security;
alter table charges force row level security;
alter table credits enable row level security;
alter table credits force row level security;
alter table payment_allocations enable row level security;
alter table payment_allocations force row level security;

-- Leases whose account the caller may read: those they live under, and those of homes whose money they see.
create function app.account_lease_ids() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = public, pg_temp as $$
declare caller text;
begin
  if app.person() is null then return; end if;
  caller := app.begin_system();
  return query
    select leases.id from leases join envelope_signers signer using (envelope_id)
      where signer.role = 'resident' and signer.status <> 'delegated' and signer.user_id = app.person()
    union
    select leases.id from leases join envelope_signers signer using (envelope_id)
      where signer.role = 'resident' and signer.status <> 'delegated' and signer.user_id is null
        and signer.email = (select users.email from users where users.id = app.person())
    union
    select leases.id from home_members join leases using (home_id)
      where home_members.person_id = app.person() and home_members.role in ('co_owner', 'accountant')
    union
    select leases.id from homes join leases on leases.home_id = homes.id where homes.owner_id = app.person();
  perform app.end_system(caller);
end $$;

-- In which part the caller sees the account of a lease; null for whoever may not know of it.
create function app.lease_account_side(lease uuid) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  of_team boolean := app.is_staff();
  caller text;
  side text;
begin
  if app.person() is null then return null; end if;
  caller := app.begin_system();
  select case
    when exists (select from envelope_signers signer where signer.envelope_id = leases.envelope_id and signer.role = 'resident'
      and signer.status <> 'delegated' and (signer.user_id = app.person() or (signer.user_id is null
        and signer.email = (select users.email from users where users.id = app.person())))) then 'resident'
    when exists (select from homes where homes.id = leases.home_id and homes.owner_id = app.person()) then 'homeowner'
    when exists (select from home_members where home_members.home_id = leases.home_id and person_id = app.person()
      and role in ('co_owner', 'accountant')) then 'homeowner'
    when of_team then 'staff'
  end into side from leases where leases.id = lease;
  perform app.end_system(caller);
  return side;
end $$;
revoke all on function app.account_lease_ids() from public;
revoke all on function app.lease_account_side(uuid) from public;
do $$ begin
  if app.has_app_role() then
    grant execute on function app.account_lease_ids() to belong_app;
    grant execute on function app.lease_account_side(uuid) to belong_app;
  end if;
end $$;

-- Residents and owners read; the rules and our team write.
create policy charges_staff on charges using ((select app.is_staff()));
create policy charges_read on charges for select using (lease_id in (select app.account_lease_ids()));
create policy credits_staff on credits using ((select app.is_staff()));
create policy credits_read on credits for select using (lease_id in (select app.account_lease_ids()));
create policy payment_allocations_staff on payment_allocations using ((select app.is_staff()));
create policy payment_allocations_read on payment_allocations for select using (lease_id in (select app.account_lease_ids()));
select app.grant_to_app('select, insert, update', 'charges', 'credits', 'payment_allocations');
