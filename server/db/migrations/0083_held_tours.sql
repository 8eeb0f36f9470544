-- What became of a tour or a call: staff say whether it was held, and its visitor how it was.
alter table appointments drop constraint appointments_cancelled_because_check;
alter table appointments add constraint appointments_cancelled_because_check
  check (cancelled_because in ('asked', 'homeGone', 'hostAway'));
-- Who said so, of those who may.
alter table appointments add column outcome_by uuid references users (id) on delete set null;
alter table appointments add column feedback jsonb;
alter table appointments add column feedback_at timestamptz;
alter table appointments add constraint appointments_feedback_check check (feedback is null or status = 'completed');
create index appointments_unmarked on appointments (starts_at) where status = 'booked';
