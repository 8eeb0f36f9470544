-- phase: expand
-- Whether the owner of a home takes rent in parts.
alter table payout_settings add column accepts_partial boolean not null default true;
