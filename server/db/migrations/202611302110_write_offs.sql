-- phase: expand
-- noun: money/finalAccounts

alter table charges add column written_off bigint not null default 0;
comment on column charges.written_off is 'Part of credited that was written off, in cents: given up in the books, and still owed.';
alter table charges drop constraint charges_status_check;
alter table charges add constraint charges_status_check
  check (status in ('open', 'partly_paid', 'paid', 'waived', 'written_off', 'voided')) not valid;
alter table charges validate constraint charges_status_check;
alter table charges drop constraint charges_check2;
alter table charges add constraint charges_check2 check (case status when 'paid' then paid + credited = amount
  when 'waived' then paid + credited = amount when 'written_off' then paid + credited = amount and written_off > 0
  when 'voided' then paid = 0 when 'open' then paid = 0 else paid > 0 and paid + credited < amount end) not valid;
alter table charges validate constraint charges_check2;
alter table charges add constraint charges_written_off check (written_off >= 0 and written_off <= credited) not valid;
alter table charges validate constraint charges_written_off;

create table write_offs (
  id uuid primary key,
  home_id uuid not null references homes (id),
  lease_id uuid not null references leases (id),
  kind text not null check (kind in ('write_off', 'reversal')),
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) >= 3 and length(reason) <= 600),
  requested_by uuid references users (id) on delete set null,
  approved_by uuid references users (id) on delete set null,
  made_at timestamptz not null,
  constraint write_offs_two_people check (approved_by <> requested_by)
);
comment on table write_offs is 'What former residents owe and our books no longer expect, and what is expected again. Two people agree on each.';
comment on column write_offs.kind is 'WRITE_OFF_KINDS of contract/money/finalAccounts/constants.ts.';
comment on column write_offs.amount is 'What was written off, or is expected again, in cents.';
create index write_offs_lease on write_offs (lease_id, made_at);
create index write_offs_home on write_offs (home_id);
create index write_offs_requested_by on write_offs (requested_by) where requested_by is not null;
create index write_offs_approved_by on write_offs (approved_by) where approved_by is not null;
alter table write_offs enable row level security;
alter table write_offs force row level security;
create policy write_offs_staff on write_offs using ((select app.has_duty(variadic '{money}'::text[])));
select app.grant_to_app('select, insert', 'write_offs');

alter table money_requests
  drop constraint money_requests_kind_check,
  add constraint money_requests_kind_check check (kind in ('refund', 'owed_refund', 'credit_refund', 'manual_entry', 'waiver',
    'credit', 'charge', 'recorded_payment', 'returned_payment', 'dispute_adjustment', 'guarantee', 'deposit_return',
    'deposit_correction', 'explanation', 'statement_removal', 'opening_balances', 'month_close', 'month_reopening',
    'payer_payment', 'payer_return', 'write_off', 'write_off_reversal'));
