-- Tables

create table money_requests (
  id uuid primary key,
  kind text not null check (kind in ('refund', 'owed_refund', 'credit_refund', 'manual_entry')),
  status text not null check (status in ('requested', 'approved', 'done', 'failed', 'declined', 'withdrawn', 'stopped')),
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) >= 3 and length(reason) <= 600),
  payment_id uuid,
  refund_id uuid,
  check_number text check (length(check_number) >= 1 and length(check_number) <= 40),
  entries jsonb,
  effective_on date,
  document_id uuid,
  requested_by uuid not null,
  requested_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  note text check (length(note) <= 600),
  credit_id uuid,
  payee_id uuid,
  stopped_by uuid,
  stopped_at timestamptz,
  stop_reason text check (length(stop_reason) <= 600),
  constraint money_requests_check check ((status in ('requested', 'withdrawn')) or decided_by is not null),
  constraint money_requests_check1 check ((status not in ('approved', 'done', 'failed', 'declined'))
    or decided_by <> requested_by),
  constraint money_requests_check2 check ((kind = 'refund') = (payment_id is not null)),
  constraint money_requests_check3 check ((kind = 'owed_refund') = (refund_id is not null)),
  constraint money_requests_check4 check ((kind = 'manual_entry') = (entries is not null and effective_on is not null)),
  constraint money_requests_credit_check check ((kind = 'credit_refund') = (credit_id is not null)),
  constraint money_requests_payee_check check ((credit_id is null) = (payee_id is null)),
  constraint money_requests_credit_by_check check (credit_id is null or check_number is not null),
  constraint money_requests_stopped_check check (status <> 'stopped' or stopped_at is not null
    and stopped_by is not null and stop_reason is not null),
  constraint money_requests_stopped_by_check check (stopped_at is null or check_number is not null)
);
comment on table money_requests is 'Refunds and manual ledger entries: one staff member requests, another approves.';
comment on column money_requests.status is 'moneyRequestLifecycle of contract/money/moneyRequests/constants.ts.';
comment on column money_requests.payment_id is 'Payment to refund, or the refund that came back.';
comment on column money_requests.check_number is 'Check number where the refund goes out by check.';
comment on column money_requests.entries is 'Manual entry: [{code, amount}], cents, debits positive.';
comment on column money_requests.document_id is 'Evidence. Null once the account that uploaded it is erased.';
comment on column money_requests.note is 'Reason of a refusal or failure.';
create index money_requests_newest on money_requests (requested_at desc, id);
create index money_requests_open on money_requests (requested_at) where (status in ('requested', 'approved'));
create index money_requests_payment on money_requests (payment_id) where (payment_id is not null);
create index money_requests_refund on money_requests (refund_id) where (refund_id is not null);
create index money_requests_document on money_requests (document_id) where (document_id is not null);
create index money_requests_requested_by on money_requests (requested_by);
create index money_requests_decided_by on money_requests (decided_by) where (decided_by is not null);
create index money_requests_credit on money_requests (credit_id) where (credit_id is not null);
create index money_requests_payee on money_requests (payee_id) where (payee_id is not null);
create index money_requests_stopped_by on money_requests (stopped_by) where (stopped_by is not null);

-- Foreign keys

alter table money_requests
  add foreign key (payment_id) references payments(id),
  add foreign key (refund_id) references refunds(id),
  add foreign key (document_id) references documents(id) on delete set null,
  add foreign key (requested_by) references users(id),
  add foreign key (decided_by) references users(id),
  add foreign key (credit_id) references credits(id),
  add foreign key (payee_id) references users(id),
  add foreign key (stopped_by) references users(id);

-- Row-level security

alter table money_requests enable row level security, force row level security;
create policy money_requests_staff on money_requests using ((select app.is_staff()));
select app.grant_to_app('select, insert, update', 'money_requests');
