-- phase: expand
-- noun: tenancy/moveOuts

create table deposit_returns (
  id uuid primary key,
  move_out_id uuid not null references move_outs (id) on delete cascade,
  request_id uuid references money_requests (id) on delete set null,
  payee text not null check (length(payee) >= 1 and length(payee) <= 200),
  amount bigint not null check (amount > 0),
  method text not null check (method in ('check', 'bank')),
  number text not null check (length(number) >= 1 and length(number) <= 60),
  address text check (length(address) >= 5 and length(address) <= 300),
  sent_on date not null,
  document_id uuid references documents (id) on delete set null,
  created_at timestamptz not null,
  corrected_at timestamptz,
  constraint deposit_returns_address check (method <> 'check' or address is not null)
);
comment on table deposit_returns is 'Payments of a deposit back to its residents, each agreed on by two staff members.';
comment on column deposit_returns.request_id is 'Request on which two people agreed. Null once the request is erased.';
comment on column deposit_returns.number is 'Check number, or trace number of a bank payment.';
comment on column deposit_returns.address is 'Address to which the check was mailed.';
comment on column deposit_returns.sent_on is 'Day on which it was sent: the day that counts for the legal deadline.';
comment on column deposit_returns.document_id is 'Proof. Null once the account that uploaded it is erased.';
comment on column deposit_returns.corrected_at is 'Time at which two people reversed it.';
create index deposit_returns_move_out on deposit_returns (move_out_id);
create index deposit_returns_request on deposit_returns (request_id) where request_id is not null;
create index deposit_returns_document on deposit_returns (document_id) where document_id is not null;
create unique index deposit_returns_check on deposit_returns (move_out_id, method, number) where corrected_at is null;
alter table deposit_returns enable row level security;
alter table deposit_returns force row level security;
create policy deposit_returns_staff on deposit_returns using ((select app.is_staff()));
create policy deposit_returns_sides on deposit_returns for select using (move_out_id in (select id from move_outs));
select app.grant_to_app('select, insert, update, delete', 'deposit_returns');
