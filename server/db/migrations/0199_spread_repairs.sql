-- phase: expand
-- Over how many months the owner wants to pay for a repair; null: not in installments.
alter table work_orders add column spread_months smallint check (spread_months in (3, 6, 12));
