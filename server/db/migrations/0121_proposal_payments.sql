-- phase: expand
-- Over how many months the owner spreads what they accepted, where they chose so.
alter table proposals add column spread_months int check (spread_months > 0);
