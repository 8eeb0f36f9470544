-- The condition report records items in each room, and can be filled in at a walk-through before the lease begins.
alter table move_ins add column walk_through_on date;

-- Reports that nobody has completed begin anew, item by item; what a room was rated stays in its note.
update condition_records set residents_signed = '[]', owner_signed = null, hash = null, rooms = (
  select coalesce(jsonb_agg((room - 'state') || jsonb_build_object('items',
    jsonb_build_array(jsonb_build_object('name', 'Whole room', 'state', null, 'note', '')))), '[]')
  from jsonb_array_elements(rooms) room)
where completed_at is null;

-- A report that everyone has signed keeps its hash and its sealed copy; only the form in which it is shown changes.
alter table condition_records disable trigger condition_records_protect_signed;
update condition_records set rooms = (
  select coalesce(jsonb_agg((room - 'state') || jsonb_build_object('items',
    jsonb_build_array(jsonb_build_object('name', 'Whole room', 'state', room->'state', 'note', '')))), '[]')
  from jsonb_array_elements(rooms) room)
where completed_at is not null;
alter table condition_records enable trigger condition_records_protect_signed;

-- Steps that follow from where an application, lease, or thread stands are no longer stored.
delete from todos where kind in
  ('unreadMessage', 'signLease', 'endLease', 'decideApplication', 'finishApplication', 'provideInformation', 'acceptApproval');
