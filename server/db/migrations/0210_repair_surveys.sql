-- phase: expand
-- What the person who confirmed a repair answered, by question of contract/care/workOrders/survey.ts: {"on_time": true}
alter table work_orders add column survey jsonb check (jsonb_typeof(survey) = 'object');
