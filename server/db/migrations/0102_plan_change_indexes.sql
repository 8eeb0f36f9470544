-- phase: expand
-- no transaction
create unique index concurrently if not exists payout_plan_changes_one_open on payout_plan_changes (home_id) where status in ('requested', 'signed');
create index concurrently if not exists payout_plan_changes_signed on payout_plan_changes (effective_from) where status = 'signed';
