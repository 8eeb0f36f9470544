-- phase: expand
-- noun: money/moneyRequests

-- The bank returned a check or a money order that we had recorded: two people enter it.
alter table money_requests
  drop constraint money_requests_kind_check,
  add constraint money_requests_kind_check check (kind in ('refund', 'owed_refund', 'credit_refund', 'manual_entry', 'waiver',
    'credit', 'charge', 'recorded_payment', 'returned_payment', 'dispute_adjustment', 'guarantee', 'deposit_return',
    'deposit_correction', 'explanation', 'statement_removal'));
