-- phase: expand

-- Backup withholding that a payout had no money for: the next one takes it. Below zero after rent that went back.
alter table payouts add column withholding_owed bigint not null default 0;
