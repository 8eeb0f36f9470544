-- A signed lease whose money to move in never comes can be ended, after a time that everybody knew beforehand.
alter table leases
  add column money_due_at timestamptz,
  add column ended_at timestamptz,
  add column ended_by uuid references users (id),
  -- In the words of who ended it; the letters to everybody carry them.
  add column end_reason text,
  add constraint leases_ended check ((status = 'ended') = (ended_at is not null) and (ended_at is null) = (end_reason is null));
drop index applications_open;
create index applications_open on applications (expires_at)
  where status not in ('lease_signed', 'lease_ended', 'declined', 'withdrawn', 'expired', 'leased_to_another');
