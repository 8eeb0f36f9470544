-- phase: expand
-- The check of a refund was lost and never paid: it was stopped at the bank, and the money is owed again.
alter table money_requests
  drop constraint money_requests_status_check,
  add column stopped_by uuid references users (id),
  add column stopped_at timestamptz,
  add column stop_reason text check (length(stop_reason) <= 600),
  add constraint money_requests_status_check
    check (status in ('requested', 'approved', 'done', 'failed', 'declined', 'withdrawn', 'stopped')) not valid,
  add constraint money_requests_stopped_check
    check (status <> 'stopped' or (stopped_at is not null and stopped_by is not null and stop_reason is not null)) not valid,
  add constraint money_requests_stopped_by_check check (stopped_at is null or check_number is not null) not valid;
alter table money_requests validate constraint money_requests_status_check;
alter table money_requests validate constraint money_requests_stopped_check;
alter table money_requests validate constraint money_requests_stopped_by_check;
