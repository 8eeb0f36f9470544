-- phase: expand
-- no transaction

create index concurrently if not exists payments_bank_debits on payments (created_at) where method = 'bank' and processor_ref is not null;
