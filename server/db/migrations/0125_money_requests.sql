-- phase: expand
-- Money that goes back and entries by hand: one of our team asks, another one decides.
create table money_requests (
  id uuid primary key,
  kind text not null check (kind in ('refund', 'owed_refund', 'manual_entry')),
  -- moneyRequestLifecycle of contract/money/moneyRequests/constants.ts
  status text not null check (status in ('requested', 'approved', 'done', 'failed', 'declined', 'withdrawn')),
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 3 and 600),
  -- What is refunded: a payment, or a refund that came back.
  payment_id uuid references payments (id),
  refund_id uuid references refunds (id),
  -- Where it goes out by check instead of the way it came.
  check_number text check (length(check_number) between 1 and 40),
  -- Of an entry by hand: [{"code": text, "amount": cents, debits above zero}].
  entries jsonb,
  effective_on date,
  -- A colleague’s own file goes with their account; the entry and its reason stay.
  document_id uuid references documents (id) on delete set null,
  requested_by uuid not null references users (id),
  requested_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  -- Why it was declined, or did not work.
  note text check (length(note) <= 600),
  check (status in ('requested', 'withdrawn') or decided_by is not null),
  check (status not in ('approved', 'done', 'failed', 'declined') or decided_by <> requested_by),
  check ((kind = 'refund') = (payment_id is not null)),
  check ((kind = 'owed_refund') = (refund_id is not null)),
  check ((kind = 'manual_entry') = (entries is not null and effective_on is not null))
);
create index money_requests_newest on money_requests (requested_at desc, id);
create index money_requests_open on money_requests (requested_at) where status in ('requested', 'approved');
create index money_requests_payment on money_requests (payment_id) where payment_id is not null;
create index money_requests_refund on money_requests (refund_id) where refund_id is not null;
create index money_requests_document on money_requests (document_id) where document_id is not null;
create index money_requests_requested_by on money_requests (requested_by);
create index money_requests_decided_by on money_requests (decided_by) where decided_by is not null;
alter table money_requests enable row level security;
alter table money_requests force row level security;
create policy money_requests_staff on money_requests using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'money_requests');

-- A refund that came back was paid another way: the number of the check, and when.
alter table refunds add column paid_by_check text check (length(paid_by_check) between 1 and 40);
alter table refunds add column paid_at timestamptz;
