-- phase: expand
-- Our team can name the trade of a repair, which otherwise follows from its symptom; and when they learned that 911 or the
-- gas company was called, where that comes before any Pro.
alter table work_orders
  add column trade text,
  add column responders_called_at timestamptz;
