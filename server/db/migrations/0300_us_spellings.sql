-- phase: contract
-- Stored values have one spelling: canceled and installments.

create or replace function app.follow_inspection_appointment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare caller text := app.begin_system();
begin
  update inspections set starts_at = new.starts_at, inspector_id = new.host_id, updated_at = now(),
    status = case when new.status = 'canceled' then 'canceled' else status end
  where appointment_id = new.id and status = 'booked';
  perform app.end_system(caller);
  return null;
end $$;

alter table account_deletions drop constraint account_deletions_status_check;
update account_deletions set status = 'canceled' where status = 'cancelled';
alter table account_deletions add constraint account_deletions_status_check
  check (status in ('requested', 'canceled', 'erased'));

alter table appointments drop constraint appointments_status_check;
alter table appointments rename column cancelled_because to canceled_because;
alter table appointments rename constraint appointments_cancelled_because_check to appointments_canceled_because_check;
update appointments set status = 'canceled' where status = 'cancelled';
alter table appointments add constraint appointments_status_check
  check (status in ('booked', 'canceled', 'completed', 'missed'));

alter table inspections drop constraint inspections_status_check;
update inspections set status = 'canceled' where status = 'cancelled';
alter table inspections add constraint inspections_status_check
  check (status in ('booked', 'in_progress', 'submitted', 'reinspection', 'canceled'));

alter table work_orders drop constraint work_orders_status_check, drop constraint work_orders_check1;
update work_orders set status = 'canceled' where status = 'cancelled';
alter table work_orders
  add constraint work_orders_status_check check (status in ('new', 'triaged', 'needs_info', 'self_solved',
    'awaiting_approval', 'approved', 'assigned', 'scheduled', 'en_route', 'in_progress', 'waiting', 'done', 'confirmed',
    'billed', 'closed', 'reopened', 'declined', 'canceled', 'duplicate')),
  add constraint work_orders_check1 check (status not in ('declined', 'canceled') or status_reason is not null);
update work_order_events set detail = detail || '{"status": "canceled"}' where detail->>'status' = 'cancelled';

alter table work_order_visits drop constraint work_order_visits_status_check;
update work_order_visits set status = 'canceled' where status = 'cancelled';
alter table work_order_visits add constraint work_order_visits_status_check
  check (status in ('booked', 'en_route', 'arrived', 'completed', 'replaced', 'missed', 'canceled'));

update leases set terms = terms - 'instalments' || jsonb_build_object('installments', terms->'instalments')
where terms ? 'instalments';
update applications
set wishes = wishes - 'depositInstalments' || jsonb_build_object('depositInstallments', wishes->'depositInstalments')
where wishes ? 'depositInstalments';

-- Messages and jobs that wait are read by the new names. The key of a message that is sent once per signer or deletion
-- starts with its template.
update outbox
set template = renamed.new_name, dedupe_key = regexp_replace(dedupe_key, '^' || renamed.old_name || ':', renamed.new_name || ':')
from (values
  ('papersToSign', 'documentsToSign'), ('papersReminder', 'documentsReminder'), ('papersDeclined', 'documentsDeclined'),
  ('papersVoided', 'documentsVoided'), ('papersCompleted', 'documentsCompleted'), ('deletionCancelled', 'deletionCanceled')
) as renamed (old_name, new_name)
where template = renamed.old_name;
update outbox set data = data || '{"event": "canceled"}' where data->>'event' = 'cancelled';
update graphile_worker._private_jobs set payload = (payload::jsonb || '{"event": "canceled"}')::json
where payload->>'event' = 'cancelled';

-- The audit log never changes: a search by an event also finds the lines written under its earlier name.
create or replace function app.audit_event_names(event text) returns text[] language sql immutable
  set search_path = pg_catalog, pg_temp as $$
  select array[event, case
    when event in ('appointment.canceled', 'deletion.canceled', 'inspection.canceled')
    then replace(event, 'canceled', 'cancelled') end]
$$;
