-- phase: expand
-- noun: money/autopays

alter table autopays add column notified_for date;
comment on column autopays.notified_for is 'Local day on which autopay takes what was announced. Null for what was announced one day ahead.';
