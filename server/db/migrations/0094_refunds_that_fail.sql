-- Banks send refunds back, days after they were made: why, and when.
alter table refunds add column failure text, add column failed_at timestamptz;
