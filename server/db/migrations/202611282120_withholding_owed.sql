-- phase: expand

alter table payouts add column withholding_owed bigint not null default 0;
comment on column payouts.withholding_owed is 'Backup withholding in cents that the payout had no money for; the next one takes it. Negative after returned rent.';
