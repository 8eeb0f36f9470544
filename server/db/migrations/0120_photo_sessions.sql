-- phase: expand
-- Our photographer in a home stands on the calendar beside tours, meetings, and inspections.
alter table appointments
  drop constraint appointments_kind_check,
  drop constraint appointments_home_check,
  add constraint appointments_kind_check check (kind in ('tour', 'meeting', 'inspection', 'photo_session')) not valid,
  add constraint appointments_home_check check ((kind = 'meeting') = (home_id is null)) not valid;
alter table appointments validate constraint appointments_kind_check;
alter table appointments validate constraint appointments_home_check;
