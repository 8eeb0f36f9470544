-- phase: expand

alter table inspections add column documented_at timestamptz;
comment on column inspections.documented_at is 'When the report, and the proposal that came of it, were laid among the documents of the owners.';
