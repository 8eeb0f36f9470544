-- phase: expand
-- noun: money/payments

-- A bank may take back a part of a payment, or what is left of it after a refund.
alter table payments add column returned bigint not null default 0 check (returned >= 0);
comment on column payments.returned is 'Cents of the amount that disputes of a part took back. A payment that came back whole has its status alone.';
alter table disputes
  add column booked_cents bigint check (booked_cents >= 0),
  add column booked_fee_cents bigint check (booked_fee_cents >= 0),
  add column won_at timestamptz;
comment on column disputes.booked_cents is 'Cents of the payment that a dispute of a part took back. Null for a dispute of the whole, and before the money moves.';
comment on column disputes.booked_fee_cents is 'Cents of the card fee that went back with them.';
comment on column disputes.won_at is 'Time at which the money of a part came again.';
