-- phase: expand
-- no transaction
-- Homes around a place that an estimate compares with: those on the market and those we leased.
create index concurrently if not exists homes_comparable on homes (tile, listed_at)
  where status in ('active', 'coming_soon', 'application_pending', 'leased');
