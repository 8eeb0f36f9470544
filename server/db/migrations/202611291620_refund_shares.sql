-- phase: expand
-- noun: money/payments

alter table refunds add column fee bigint not null default 0 check (fee >= 0);
comment on column refunds.fee is 'Cents of the card fee that are refunded with the amount.';

alter table payments add column refund_covered bigint not null default 0 check (refund_covered >= 0);
comment on column payments.refund_covered is
  'Cents of refunds that a bank took back from us with the payment: they became a charge of the lease.';

alter table charges
  drop constraint charges_kind_check,
  add constraint charges_kind_check check (kind in ('rent', 'pet_rent', 'parking', 'utility', 'monthly', 'deposit', 'one_time',
    'bill', 'late_fee', 'returned_payment_fee', 'returned_refund'));

create trigger refunds_fee_fixed before update on refunds for each row
  when (old.fee <> new.fee) execute function app.forbid_change();
