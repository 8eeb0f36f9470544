-- phase: expand
-- When the owner of a home allows tours, {days, from, to} by the clock of the home; null: whenever our hosts have time.
alter table homes add column tour_hours jsonb;
