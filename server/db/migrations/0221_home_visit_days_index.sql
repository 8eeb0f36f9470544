-- phase: expand
-- no transaction

-- Days that have served their time are found without reading the whole table.
create index concurrently if not exists home_visit_days_day on home_visit_days (day);
