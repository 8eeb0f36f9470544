-- phase: contract
-- no transaction
-- The desk's queues of repairs, without those that are canceled.
drop index concurrently if exists work_orders_next_due;
create index concurrently if not exists work_orders_next_due on work_orders
  ((coalesce(least(case when responded_at is null then response_due_at end, case when done_at is null then repair_due_at end,
    case when done_at is null then law_due_at end), '9000-01-01 00:00:00+00'::timestamptz)), id)
  where status not in ('self_solved', 'closed', 'declined', 'canceled', 'duplicate', 'done', 'confirmed', 'billed');
