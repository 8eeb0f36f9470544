-- phase: expand
-- Somebody asked for a person in the middle of a report: since when they wait for the answer.
alter table work_orders add column person_wanted_at timestamptz;
