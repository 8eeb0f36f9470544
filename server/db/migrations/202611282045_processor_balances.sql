-- noun: money/payouts

-- Keys of the sandbox expire as Stripe's do.
alter table sandbox.keys add column if not exists created bigint not null default 0;
select app.grant_to_app('delete', 'sandbox.objects', 'sandbox.keys');

-- Money on its way to a bank goes in two steps: a transfer to the payee's account at the processor, and a payout from there.
-- `waits_for` says why a part is not sent yet, `tries` how often it was refused: each try has keys of its own.
alter table payout_parts
  add column source_type text check (source_type in ('card', 'bank_account')),
  add column transfer_ref text,
  add column tries int not null default 0 check (tries >= 0),
  add column waits_for text check (waits_for in ('balance', 'capability', 'busy', 'other')),
  add column waits_since timestamptz,
  add column refusal text,
  add column ordered_at timestamptz,
  add column recalled_at timestamptz,
  add column resends uuid references payout_parts (id),
  add constraint payout_parts_waiting check ((waits_for is null) = (waits_since is null));
alter table payout_parts drop constraint payout_parts_payout_id_person_id_key;
create index payout_parts_payout on payout_parts (payout_id);
create unique index payout_parts_one on payout_parts (payout_id, person_id) where resends is null;
create unique index payout_parts_resends on payout_parts (resends) where resends is not null;
comment on column payout_parts.waits_for is 'Why it is not sent yet: WaitReason of contract/money/payouts/constants.ts.';
comment on column payout_parts.tries is 'Number of refusals. Each try has idempotency keys of its own.';
comment on column payout_parts.ordered_at is 'Time at which this try was first ordered. The processor forgets its keys after a day.';
comment on column payout_parts.recalled_at is 'Time at which the transfer of a returned part was reversed.';
comment on column payout_parts.resends is 'Returned part that it sends again.';
create index payout_parts_returned on payout_parts (returned_at) where status = 'returned';

alter table work_order_payments
  add column source_type text check (source_type in ('card', 'bank_account')),
  add column transfer_ref text,
  add column tries int not null default 0 check (tries >= 0),
  add column waits_for text check (waits_for in ('balance', 'capability', 'busy', 'other')),
  add column waits_since timestamptz,
  add column refusal text,
  add column ordered_at timestamptz,
  add column recalled_at timestamptz,
  add constraint work_order_payments_waiting check ((waits_for is null) = (waits_since is null));
create index work_order_payments_returned on work_order_payments (returned_at) where status = 'returned';

create table top_ups (
  id uuid primary key,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('ordered', 'pending', 'succeeded', 'failed')),
  processor_ref text,
  failure text,
  arrives_on date,
  created_at timestamptz not null,
  ended_at timestamptz
);
comment on table top_ups is 'Money from the trust bank account to our balance at the processor, for payouts that the balance does not cover.';
comment on column top_ups.status is 'topUpLifecycle of contract/money/payouts/constants.ts.';
comment on column top_ups.arrives_on is 'Day on which it arrives, such as 2026-12-07.';
create index top_ups_open on top_ups (created_at) where status in ('ordered', 'pending');
alter table top_ups enable row level security;
alter table top_ups force row level security;
create policy top_ups_staff on top_ups using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'top_ups');
