-- A homeowner who ends a lease before everyone has signed: over, and not by the applicants.
drop index applications_open;
create index applications_open on applications (expires_at)
  where status not in ('lease_signed', 'lease_ended', 'declined', 'withdrawn', 'homeowner_withdrew', 'expired', 'leased_to_another');
