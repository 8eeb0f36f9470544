-- phase: expand
-- noun: money/paymentMethods

alter table payment_methods
  add column account_type text check (account_type in ('checking', 'savings')),
  add column details_at timestamptz;
comment on column payment_methods.account_type is 'Type of a bank account, where the processor says it.';
comment on column payment_methods.details_at is 'Time of the newest correction by the bank (notification of change) or card network; older ones change nothing.';
