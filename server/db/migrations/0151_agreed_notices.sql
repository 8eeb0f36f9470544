-- phase: expand
-- Both sides signed the last day, as for a transfer: neither takes it back alone.
alter table notices add column is_agreed boolean not null default false;
