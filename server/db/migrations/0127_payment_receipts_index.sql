-- phase: expand
-- no transaction
create index concurrently if not exists payments_receipt on payments (receipt_id) where receipt_id is not null;
-- What the processor names in its messages.
create index concurrently if not exists payment_methods_setup on payment_methods (setup_ref) where setup_ref is not null;
create index concurrently if not exists payout_accounts_processor on payout_accounts (processor_account);
create index concurrently if not exists payout_parts_processor on payout_parts (processor_ref) where processor_ref is not null;
