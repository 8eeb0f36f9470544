-- phase: expand
-- What is left of a credit goes out by check, to one of its residents.
alter table credits add column refunded bigint not null default 0;
alter table credits add constraint credits_refunded_check check (refunded between 0 and amount) not valid;
alter table credits validate constraint credits_refunded_check;

alter table money_requests
  drop constraint money_requests_kind_check,
  add column credit_id uuid references credits (id),
  add column payee_id uuid references users (id),
  add constraint money_requests_kind_check
    check (kind in ('refund', 'owed_refund', 'credit_refund', 'manual_entry')) not valid,
  add constraint money_requests_credit_check check ((kind = 'credit_refund') = (credit_id is not null)) not valid,
  add constraint money_requests_payee_check check ((credit_id is null) = (payee_id is null)) not valid,
  add constraint money_requests_credit_by_check check (credit_id is null or check_number is not null) not valid;
alter table money_requests validate constraint money_requests_kind_check;
alter table money_requests validate constraint money_requests_credit_check;
alter table money_requests validate constraint money_requests_payee_check;
alter table money_requests validate constraint money_requests_credit_by_check;
